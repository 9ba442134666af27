// Writes the section with the figures of the game.
#include <fmt/format.h>

#include "formats/report/chart.h"
#include "formats/report/html.h"
#include "formats/report/number_text.h"
#include "formats/report/outcome_chart.h"
#include "formats/report/sections.h"

namespace baize::report {

namespace {

// Writes "-6822631727/463563500400" as a numerator above a denominator.
std::string stacked_fraction(std::string_view exact) {
    const std::size_t stroke = exact.find('/');
    return fmt::format("<span class=\"frac\"><span>{}</span><span>{}</span></span>",
                       grouped(exact.substr(0, stroke)),
                       grouped(exact.substr(stroke + 1)));
}

std::string key_figure(std::string_view name, std::string_view value) {
    return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", name, value);
}

std::string figure_row(const WagerReport& wager) {
    return fmt::format(
        "<tr><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{:.6f}</td>"
        "<td class=\"num\">{}</td><td class=\"num\">{:.6f}</td><td class=\"num\">{:.4f}</td>"
        "<td class=\"num\">{}</td><td class=\"num\">{:g}</td></tr>\n",
        escaped(in_words(wager.name)),
        percent(wager.house_edge, 5),
        wager.average_wager,
        percent(wager.element_of_risk, 5),
        wager.standard_deviation,
        wager.skewness,
        percent(wager.hit_frequency, 4),
        wager.largest_win);
}

std::string exact_row(const WagerReport& wager) {
    return fmt::format("<tr><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{}</td></tr>\n",
                       escaped(in_words(wager.name)),
                       stacked_fraction(wager.exact),
                       grouped(wager.deals));
}

std::string outcome_table(const WagerReport& wager) {
    std::string out =
        "<details open><summary>Every net result</summary><table class=\"narrow\"><tr>"
        "<th class=\"num\">net, units</th><th class=\"num\">of all rounds</th>"
        "<th class=\"num\">exactly</th></tr>\n";
    for (const OutcomePart& outcome : wager.outcomes) {
        out += fmt::format(
            "<tr><td class=\"num\">{}</td><td class=\"num\">{}</td><td "
            "class=\"num\">{}</td></tr>\n",
            with_sign(outcome.net),
            percent(outcome.part, 7),
            escaped(outcome.exact));
    }
    return out + "</table></details>\n";
}

}  // namespace

std::string summary_band(const WagerReport& main) {
    return fmt::format(
               "<div class=\"band\"><div><div class=\"eyebrow\">House edge, of the {}</div>"
               "<div class=\"edge\">{}</div></div><div><div class=\"eyebrow\">Expectation, "
               "exactly</div>{}</div><dl>\n",
               main.name == "ante" ? "Ante" : escaped(in_words(main.name)),
               percent(main.house_edge, 5),
               stacked_fraction(main.exact)) +
           key_figure("Element of risk", percent(main.element_of_risk, 5)) +
           key_figure("Average wager", fmt::format("{:.6f}", main.average_wager)) +
           key_figure("Standard deviation", fmt::format("{:.6f}", main.standard_deviation)) +
           key_figure("Deals counted", grouped(main.deals)) + "</dl></div>\n";
}

std::string figures_section(const Report& report) {
    std::string out =
        "<p>One unit is staked on the first wager; every equally likely deal is counted, none is "
        "sampled, and what each pays is asked of the function that settles real rounds. The main "
        "game is played for the greatest expectation.</p>\n"
        "<table><tr><th>Wager</th><th class=\"num\">house edge</th>"
        "<th class=\"num\">average wager</th><th class=\"num\">element of risk</th>"
        "<th class=\"num\">deviation</th><th class=\"num\">skewness</th>"
        "<th class=\"num\">wins</th><th class=\"num\">largest win</th></tr>\n";
    for (const WagerReport& wager : report.wagers)
        out += figure_row(wager);
    out +=
        "</table>\n<table><tr><th>Wager</th><th class=\"num\">expectation, exactly</th>"
        "<th class=\"num\">deals counted</th></tr>\n";
    for (const WagerReport& wager : report.wagers)
        out += exact_row(wager);
    out += "</table>\n";
    for (const WagerReport& wager : report.wagers) {
        if (!wager.paid_hands.empty())
            out += part_table("Paid by " + in_words(wager.name), wager.paid_hands);
    }
    return section("Figures", out);
}

std::string outcome_section(const Report& report) {
    std::string out;
    for (const WagerReport& wager : report.wagers) {
        BarChart chart;
        chart.title = "Probability of each net result of " + in_words(wager.name);
        chart.scale = [](double value, int places) {
            return fmt::format("{:.{}f} %", 100 * value, places > 2 ? places - 2 : 0);
        };
        chart.bars = outcome_bars(wager.outcomes);
        out += fmt::format(
            "<figure><figcaption>{}: net result of a round in units of the first wager, per cent "
            "of "
            "all rounds</figcaption>{}</figure>\n",
            escaped(in_words(wager.name)),
            bar_chart(chart));
        out += outcome_table(wager);
    }
    return section("How rounds end", out);
}

}  // namespace baize::report
