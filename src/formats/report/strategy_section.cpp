// Writes the strategy: the frequency of each best decision, grids of starting hands, and strategies
// of a few lines.
#include <fmt/format.h>

#include "formats/report/html.h"
#include "formats/report/number_text.h"
#include "formats/report/sections.h"

namespace baize::report {

namespace {

// A decision is marked as close if its advantage over the next best, in units of the Ante, is below
// this.
constexpr double close_call = 0.05;

std::string square(const GridSquare& one) {
    return fmt::format("<td class=\"{}{}\" title=\"{}\">{}</td>",
                       escaped(one.decision),
                       one.margin < close_call ? " close" : "",
                       escaped(one.words),
                       escaped(one.hand));
}

std::string grid_figure(const Grid& grid) {
    std::string out = fmt::format("<figure><figcaption>{}</figcaption><table class=\"grid13\">\n",
                                  escaped(grid.title));
    for (const std::vector<GridSquare>& row : grid.rows) {
        out += "<tr>";
        for (const GridSquare& one : row)
            out += square(one);
        out += "</tr>\n";
    }
    return out + "</table></figure>\n";
}

std::string strategy_row(const PracticalStrategy& strategy) {
    return fmt::format(
        "<tr><td><strong>{}</strong><br>{}</td><td class=\"num\">{}</td>"
        "<td class=\"num\">{}<br>{}</td></tr>\n",
        escaped(strategy.name),
        escaped(strategy.words),
        percent(strategy.house_edge, 5),
        percent(strategy.cost, 5),
        escaped(strategy.exact_cost));
}

std::string strategy_table(const std::vector<PracticalStrategy>& strategies) {
    if (strategies.empty()) return {};
    std::string out =
        "<table><tr><th>Strategy of a few lines</th><th class=\"num\">house edge</th>"
        "<th class=\"num\">cost against best play</th></tr>\n";
    for (const PracticalStrategy& strategy : strategies)
        out += strategy_row(strategy);
    return out + "</table>\n";
}

}  // namespace

std::string part_table(std::string_view heading, const std::vector<Part>& parts) {
    std::string out = fmt::format(
        "<table><tr><th>{}</th><th class=\"num\">of all rounds</th><th class=\"num\">one in</th>"
        "<th class=\"num\">exactly</th></tr>\n",
        escaped(heading));
    for (const Part& part : parts) {
        out += fmt::format(
            "<tr><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{}</td>"
            "<td class=\"num\">{}</td></tr>\n",
            escaped(in_words(part.name)),
            percent(part.part, 6),
            part.part > 0 ? grouped(fmt::format("{:.2f}", 1 / part.part)) : "never",
            escaped(part.exact));
    }
    return out + "</table>\n";
}

std::string strategy_section(const Report& report) {
    std::string out;
    for (const WagerReport& wager : report.wagers) {
        if (!wager.decisions.empty()) out += part_table("Decision, by best play", wager.decisions);
    }
    for (const Grid& grid : report.grids)
        out += grid_figure(grid);
    return section("Strategy", out + strategy_table(report.strategies));
}

}  // namespace baize::report
