#include "service/analysis/analysis_outlook.h"

#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

double rounds_for(double deviations, double deviation, double distance) {
    const double ratio = deviations * deviation / distance;
    return std::ceil(ratio * ratio);
}

std::string dollars_of(const Fraction& cents) {
    return decimal(cents / Fraction::whole(100), 2);
}

std::string until_ahead(const ConfidenceFigures& found) {
    return found.rounds_until_ahead ? fmt::format("{:.0f}", *found.rounds_until_ahead) : "never";
}

std::string confidence_lines(const exact::GameFigures& figures, const OutlookQuestion& question) {
    std::string text = fmt::format("\n{:<20}{:>26}{:>26}  at {:g} %\n",
                                   "wager",
                                   "rounds until house ahead",
                                   fmt::format("to measure to {:g}", question.half_width),
                                   100 * *question.confidence);
    for (const exact::WagerFigures& wager : figures.wagers) {
        const ConfidenceFigures found = confidence_figures(wager.results, question);
        text += fmt::format(
            "{:<20}{:>26}{:>26.0f}\n", wager.name, until_ahead(found), found.rounds_to_measure);
    }
    return text;
}

std::string hold_lines(const exact::GameFigures& figures, const OutlookQuestion& question) {
    std::string text = fmt::format("\n{:<20}{:>26}  {} rounds an hour, first wager {}\n",
                                   "wager",
                                   "hold per hour",
                                   question.pace,
                                   to_string(question.stake));
    for (const exact::WagerFigures& wager : figures.wagers) {
        const Fraction hold = hold_per_hour(wager.results, question);
        text += fmt::format("{:<20}{:>26}\n", wager.name, dollars_of(hold));
    }
    return text;
}

}  // namespace

double normal_quantile(double share) {
    double below = 0;
    double above = 40;  // erfc is zero here in double precision
    for (int i = 0; i < 200; ++i) {
        const double middle = (below + above) / 2;
        const double beyond = std::erfc(middle / std::numbers::sqrt2) / 2;
        (beyond > 1 - share ? below : above) = middle;
    }
    return below;
}

ConfidenceFigures confidence_figures(const exact::Distribution& results,
                                     const OutlookQuestion& question) {
    const double confidence = question.confidence.value();
    const DistributionFigures figures = distribution_figures(results);
    ConfidenceFigures found;
    if (figures.house_edge > 0) {
        found.rounds_until_ahead =
            rounds_for(normal_quantile(confidence), figures.standard_deviation, figures.house_edge);
    }
    // The interval is two-sided, so each tail has half of the remaining probability.
    found.rounds_to_measure = rounds_for(
        normal_quantile((1 + confidence) / 2), figures.standard_deviation, question.half_width);
    return found;
}

Fraction hold_per_hour(const exact::Distribution& results, const OutlookQuestion& question) {
    const Fraction edge = Fraction() - results.expectation();
    return edge * Fraction::of_cents(question.stake) * Fraction(question.pace, 1);
}

std::string outlook_text(const exact::GameFigures& figures, const OutlookQuestion& question) {
    std::string text;
    if (question.confidence) text += confidence_lines(figures, question);
    if (question.pace != 0) text += hold_lines(figures, question);
    return text;
}

std::string outlook_caption(const OutlookQuestion& question) {
    std::string text;
    if (question.confidence) {
        text += fmt::format("rounds until the house is ahead, and to measure to {:g}, at {:g} %\n",
                            question.half_width,
                            100 * *question.confidence);
    }
    if (question.pace != 0) {
        text += fmt::format("hold per hour: {} rounds an hour, first wager {}\n",
                            question.pace,
                            to_string(question.stake));
    }
    return text;
}

std::string outlook_heads(const OutlookQuestion& question) {
    std::string text;
    if (question.confidence) text += fmt::format("{:>14}{:>14}", "until ahead", "to measure");
    if (question.pace != 0) text += fmt::format("{:>16}", "hold per hour");
    return text;
}

std::string outlook_columns(const exact::WagerFigures& wager, const OutlookQuestion& question) {
    std::string text;
    if (question.confidence) {
        const ConfidenceFigures found = confidence_figures(wager.results, question);
        text += fmt::format("{:>14}{:>14.0f}", until_ahead(found), found.rounds_to_measure);
    }
    if (question.pace != 0)
        text += fmt::format("{:>16}", dollars_of(hold_per_hour(wager.results, question)));
    return text;
}

void write_outlook(JsonText& json,
                   const exact::WagerFigures& wager,
                   const OutlookQuestion& question) {
    if (question.confidence) {
        const ConfidenceFigures found = confidence_figures(wager.results, question);
        json.key("confidence").begin_object().key("level").decimal(*question.confidence);
        json.key("rounds_until_ahead");
        if (found.rounds_until_ahead) {
            json.decimal(*found.rounds_until_ahead);
        } else {
            json.null();
        }
        json.key("half_width").decimal(question.half_width);
        json.key("rounds_to_measure").decimal(found.rounds_to_measure).end_object();
    }
    if (question.pace != 0) {
        const Fraction hold = hold_per_hour(wager.results, question);
        json.key("hold").begin_object();
        json.key("rounds_per_hour").number(static_cast<std::int64_t>(question.pace));
        json.key("stake").number(question.stake.cents());
        json.key("cents_per_hour_exact").string(to_string(hold));
        json.key("cents_per_hour").decimal(nearest_decimal(hold)).end_object();
    }
}

}  // namespace baize
