#include "apps/analysis_view.h"

#include <fmt/format.h>

#include "apps/analysis_figures.h"

namespace baize {

namespace {

using exact::Share;
using exact::WagerFigures;

Fraction share_of(const Share& share, const WagerFigures& wager) {
    return {share.deals, wager.results.deals()};
}

// A main game is one with decisions; it stakes more than its first unit.
bool is_main_game(const WagerFigures& wager) {
    return !wager.strategy.empty();
}

std::string figure_lines(const Analysis& analysis) {
    std::string text = fmt::format("\n{:<20}{:>12}{:>15}{:>17}{:>11}{:>10}{:>11}{:>13}\n",
                                   "wager",
                                   "house edge",
                                   "average wager",
                                   "element of risk",
                                   "deviation",
                                   "skewness",
                                   "wins",
                                   "largest win");
    for (const WagerFigures& wager : analysis.figures.wagers) {
        const DistributionFigures figures = distribution_figures(wager.results);
        text += fmt::format("{:<20}{:>10.5f} %{:>15.6f}{:>15.5f} %{:>11.6f}{:>10.4f}{:>9.4f} %",
                            wager.name,
                            100 * figures.house_edge,
                            figures.average_wager,
                            100 * figures.element_of_risk,
                            figures.standard_deviation,
                            figures.skewness,
                            100 * figures.hit_frequency);
        text += fmt::format("{:>13}\n", fmt::format("{:g}", figures.largest_win));
    }
    return text;
}

std::string exact_lines(const Analysis& analysis) {
    std::string text = fmt::format("\n{:<20}  expectation, exactly\n", "wager");
    for (const WagerFigures& wager : analysis.figures.wagers)
        text += fmt::format("{:<20}  {}\n", wager.name, to_string(wager.results.expectation()));
    return text;
}

std::string strategy_lines(const Analysis& analysis) {
    std::string text;
    for (const WagerFigures& wager : analysis.figures.wagers) {
        if (!is_main_game(wager)) continue;
        text += fmt::format("\n{:<20}{:>13}  of all rounds, by best play\n", "decision", "");
        for (const Share& share : wager.strategy) {
            text += fmt::format(
                "{:<20}{:>11.6f} %\n", share.name, 100 * nearest_decimal(share_of(share, wager)));
        }
    }
    return text;
}

// Bonuses of the main game first, then the side wagers, each with its own table.
std::string paid_hand_lines(const Analysis& analysis) {
    std::string text;
    for (const WagerFigures& wager : analysis.figures.wagers) {
        if (wager.paid_hands.empty()) continue;
        text +=
            fmt::format("\n{:<20}{:>13}{:>16}  exactly\n", "paid by " + wager.name, "", "one in");
        for (const Share& share : wager.paid_hands) {
            const Fraction chance = share_of(share, wager);
            text += fmt::format("{:<20}{:>11.6f} %{:>16.2f}  {}\n",
                                share.name,
                                100 * nearest_decimal(chance),
                                1 / nearest_decimal(chance),
                                to_string(chance));
        }
    }
    return text;
}

void write_wager(JsonText& json, const WagerFigures& wager) {
    const DistributionFigures figures = distribution_figures(wager.results);
    json.key(wager.name).begin_object();
    json.key("exact").string(to_string(wager.results.expectation()));
    json.key("ev").decimal(figures.net);
    json.key("house_edge").decimal(figures.house_edge);
    if (is_main_game(wager)) {
        json.key("average_wager").decimal(figures.average_wager);
        json.key("element_of_risk").decimal(figures.element_of_risk);
    }
    json.key("standard_deviation").decimal(figures.standard_deviation);
    json.key("skewness").decimal(figures.skewness);
    json.key("hit_frequency").decimal(figures.hit_frequency);
    json.key("largest_win").decimal(figures.largest_win);
    if (is_main_game(wager)) {
        json.key("strategy").begin_object();
        for (const Share& share : wager.strategy)
            json.key(share.name).decimal(nearest_decimal(share_of(share, wager)));
        json.end_object();
    }
    if (!wager.paid_hands.empty()) {
        json.key("paid_hands").begin_object();
        for (const Share& share : wager.paid_hands)
            json.key(share.name).string(to_string(share_of(share, wager)));
        json.end_object();
    }
    json.end_object();
}

}  // namespace

std::string setup_line(const Analysis& analysis) {
    std::string text;
    for (const auto& [wager, table] : analysis.tables)
        text += fmt::format("{}{} {}", text.empty() ? "tables " : ", ", wager, table);
    for (const auto& [key, value] : analysis.settings)
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", key, value);
    return text.empty() ? text : text + "\n";
}

void write_setup(JsonText& json, const Analysis& analysis) {
    json.key("game").string(analysis.game);
    json.key("tables").begin_object();
    for (const auto& [wager, table] : analysis.tables)
        json.key(wager).string(table);
    json.end_object();
    if (analysis.settings.empty()) return;
    json.key("settings").begin_object();
    for (const auto& [key, value] : analysis.settings)
        json.key(key).truth(value);
    json.end_object();
}

std::string analysis_text(const Analysis& analysis) {
    return fmt::format("{}, exactly: every deal counted, played best\n", analysis.title) +
           setup_line(analysis) + figure_lines(analysis) + exact_lines(analysis) +
           strategy_lines(analysis) + paid_hand_lines(analysis);
}

std::string analysis_json(const Analysis& analysis) {
    std::string text;
    JsonText json(text);
    json.begin_object();
    write_setup(json, analysis);
    json.key("wagers").begin_object();
    for (const WagerFigures& wager : analysis.figures.wagers)
        write_wager(json, wager);
    json.end_object().end_object();
    return text + "\n";
}

}  // namespace baize
