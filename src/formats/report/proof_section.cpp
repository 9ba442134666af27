// Writes the evidence for the figures: published values, the result of a simulation, and the
// derivation.
#include <cmath>

#include <fmt/format.h>

#include "formats/report/chart.h"
#include "formats/report/html.h"
#include "formats/report/markdown.h"
#include "formats/report/number_text.h"
#include "formats/report/sections.h"

namespace baize::report {

namespace {

std::string power_of_ten(double tick, int) {
    static constexpr const char* names[]{
        "1", "10", "100", "1,000", "10,000", "100,000", "1 million", "10 million", "100 million"};
    const auto at = static_cast<std::size_t>(tick);
    return tick >= 0 && at < std::size(names) ? names[at] : fmt::format("10^{:g}", tick);
}

std::string percent_scale(double value, int places) {
    return fmt::format("{:.{}f} %", 100 * value, places > 2 ? places - 2 : 0);
}

// 99 of 100 simulations are within this many standard deviations of their mean.
constexpr double ninety_nine = 2.5758293035489004;

LineChart convergence_chart(const Convergence& simulation) {
    LineChart chart;
    chart.title = fmt::format("Simulated {} against its exact value", in_words(simulation.wager));
    chart.x_title = "rounds simulated";
    chart.y_title = "net, of a unit";
    chart.log_x = true;
    chart.x_scale = power_of_ten;
    chart.y_scale = percent_scale;
    Line line{.name = "simulated", .tone = Tone::second};
    Band band{.name = "99 of 100 simulations stay within", .low = {}, .high = {}};
    for (const SimulatedPoint& point : simulation.points) {
        const double x = std::log10(point.rounds);
        const double half = ninety_nine * simulation.deviation / std::sqrt(point.rounds);
        line.points.emplace_back(x, point.net);
        band.low.emplace_back(x, simulation.exact - half);
        band.high.emplace_back(x, simulation.exact + half);
    }
    Line exact{.name = "exact", .tone = Tone::plain, .named_first = true};
    exact.points = {{line.points.front().first, simulation.exact},
                    {line.points.back().first, simulation.exact}};
    chart.lines = {line, exact};
    chart.bands = {band};
    return chart;
}

std::string last_words(const Convergence& simulation) {
    const SimulatedPoint& last = simulation.points.back();
    const double off =
        (last.net - simulation.exact) * std::sqrt(last.rounds) / simulation.deviation;
    return fmt::format("After {} rounds {}, exactly {}: {:.2f} standard errors apart.",
                       grouped(fmt::format("{:.0f}", last.rounds)),
                       percent(last.net, 4),
                       percent(simulation.exact, 4),
                       std::abs(off));
}

}  // namespace

std::string published_section(const Report& report) {
    if (report.published.empty()) return {};
    std::string out =
        "<table><tr><th>Figure</th><th class=\"num\">printed</th><th "
        "class=\"num\">ours</th><th></th>"
        "<th>Source</th></tr>\n";
    for (const PublishedCheck& check : report.published) {
        out += fmt::format(
            "<tr><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{}</td>"
            "<td>{}</td><td>{}</td></tr>\n",
            escaped(check.figure),
            escaped(check.printed),
            escaped(check.ours),
            check.agrees ? "agrees" : "<strong>differs</strong>",
            escaped(check.source));
    }
    return section("What others have published", out + "</table>\n");
}

std::string simulation_section(const Report& report) {
    if (report.simulations.empty()) return {};
    std::string out =
        "<p>The same rules dealt at random by the program's simulator, which knows nothing of the "
        "counting. The band holds 99 of 100 such simulations.</p>\n";
    for (const Convergence& simulation : report.simulations) {
        out += fmt::format("<figure><figcaption>{}: {}, seed {}</figcaption>{}<p>{}</p></figure>\n",
                           escaped(in_words(simulation.wager)),
                           escaped(simulation.exact_words),
                           escaped(simulation.seed),
                           line_chart(convergence_chart(simulation)),
                           last_words(simulation));
    }
    return section("A simulation beside the exact value", out);
}

std::string jackpot_section(const Report& report) {
    std::string out;
    for (const MeterReturn& meter : report.meters) {
        LineChart chart;
        chart.title = meter.title;
        chart.x_title = "displayed amount";
        chart.y_title = "return";
        chart.x_scale = [](double value, int) { return grouped(fmt::format("{:.0f}", value)); };
        chart.y_scale = percent_scale;
        chart.lines = {Line{.name = "", .points = meter.points}};
        chart.marks = {{meter.break_even,
                        1,
                        fmt::format("breaks even at {}",
                                    grouped(fmt::format("{:.0f}", std::ceil(meter.break_even))))}};
        out += fmt::format("<figure><figcaption>{}</figcaption>{}</figure>\n<table>",
                           escaped(meter.title),
                           line_chart(chart));
        for (const auto& [name, value] : meter.figures) {
            out += fmt::format(
                "<tr><td>{}</td><td class=\"num\">{}</td></tr>\n", escaped(name), escaped(value));
        }
        out += "</table>\n";
    }
    return section("Jackpot", out);
}

std::string derivation_section(const Report& report) {
    return section("How it was counted", html_of_markdown(report.derivation));
}

}  // namespace baize::report
