// Builds the page: its frame, its style, and the sections in order.
#include <fmt/format.h>

#include "formats/report/html.h"
#include "formats/report/sections.h"

namespace baize::report {

namespace {

// The light theme of the web pages, adapted to print.
constexpr std::string_view look = R"css(
:root { --ink: #1a211d; --ink-2: #434c46; --line: #d8d3c5; --paper: #fff; --surface: #f8f6f0; --metal: #7d5a17;
  --metal-fill: #cfa550; --won: #2d7a5f; --lost: #a94a37; --second: #2f6296;
  --sans: "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --serif: "Iowan Old Style", Palatino, P052, Georgia, "Liberation Serif", serif;
  --mono: ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 24px 64px; max-width: 900px; background: var(--paper); color: var(--ink);
  font: 15px/1.5 var(--sans); }
header { border-bottom: 3px solid var(--metal-fill); padding-bottom: 12px; margin-bottom: 24px; }
h1 { font: 400 34px/1.15 var(--serif); margin: 0 0 4px; }
h2 { font: 400 24px/1.2 var(--serif); margin: 40px 0 12px; border-bottom: 1px solid var(--line); padding-bottom: 6px; }
h4 { margin: 20px 0 6px; }
.eyebrow, dt { font-size: 12px; letter-spacing: .05em; color: var(--ink-2); }
.eyebrow { text-transform: uppercase; }
.band { display: flex; flex-wrap: wrap; gap: 16px 40px; align-items: center; background: var(--surface);
  border: 1px solid var(--line); border-radius: 12px; padding: 16px 24px; }
.edge { font: 400 40px/1.1 var(--serif); color: var(--metal); }
dl { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 0; } dd { margin: 0; font-weight: 600; }
.frac { display: inline-grid; text-align: right; font-variant-numeric: tabular-nums; line-height: 1.3; }
.frac span:first-child { border-bottom: 1px solid var(--ink-2); }
table { border-collapse: collapse; width: 100%; margin: 12px 0 20px; font-size: 13.5px; }
table.narrow { width: auto; min-width: 60%; }
th { text-align: left; font-weight: 600; color: var(--ink-2); border-bottom: 1.5px solid var(--ink-2); }
th, td { padding: 4px 10px 4px 0; vertical-align: top; } td { border-bottom: 1px solid var(--line); }
.num { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
code, pre { font-family: var(--mono); font-size: .9em; } pre { background: var(--surface); padding: 10px 14px;
  border-radius: 8px; overflow-x: auto; }
.side { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 0 32px; }
figure { margin: 16px 0; break-inside: avoid; } figcaption { font-weight: 600; margin-bottom: 4px; }
.clause { border: 1px solid var(--metal); color: var(--metal); border-radius: 4px; padding: 0 6px; font-size: 12px;
  white-space: nowrap; } .reading { border-style: dashed; }
.chart { width: 100%; height: auto; } .chart text { font: 11.5px var(--sans); fill: var(--ink-2); paint-order: stroke;
  stroke: var(--paper); stroke-width: 3px; }
.chart .grid { stroke: var(--line); } .chart rect.plain { fill: var(--metal-fill); }
.chart rect.won { fill: var(--won); } .chart rect.lost { fill: var(--lost); } .chart rect.second { fill: #8b938d; }
.chart .line { fill: none; stroke-width: 1.8; stroke: var(--metal); } .chart .line.second { stroke: var(--second); }
.chart .band { fill: var(--metal-fill); opacity: .18; }
.chart .drop { stroke: var(--ink-2); stroke-dasharray: 3 4; } .chart circle { fill: var(--paper); stroke: var(--metal);
  stroke-width: 2; }
.grid13 td { border: 2px solid var(--paper); border-radius: 4px; text-align: center; font-weight: 600; font-size: 12px;
  padding: 6px 0; background: var(--surface); color: var(--ink-2); }
.grid13 td[class^="play"], .grid13 td[class^="bet"], .grid13 td[class^="flop"] { background: var(--metal-fill); color: #1e1707; }
.grid13 td.close { text-decoration: underline dotted; }
nav ol { columns: 2; padding-left: 20px; } nav a { color: var(--metal); }
footer { margin-top: 40px; color: var(--ink-2); font-size: 13px; }
@media print { body { padding: 0; max-width: none; font-size: 10.5pt; } h2 { break-after: avoid; } tr { break-inside: avoid; }
  table { font-size: 9pt; } @page { size: A4; margin: 18mm 16mm; } }
)css";

std::string page_head(const Report& report) {
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{0}: game mathematics</title>\n<style>{1}</style>\n</head>\n<body>\n"
        "<header><div class=\"eyebrow\">Game mathematics report</div><h1>{0}</h1>"
        "<div>{2}</div></header>\n",
        escaped(report.title),
        look,
        escaped(report.book));
}

}  // namespace

std::string section(std::string_view heading, std::string_view inner) {
    if (inner.empty()) return {};
    return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", escaped(heading), inner);
}

std::string report_html(const Report& report) {
    return page_head(report) + summary_band(report.wagers.front()) + rules_section(report) +
           figures_section(report) + outcome_section(report) + strategy_section(report) +
           jackpot_section(report) + published_section(report) + simulation_section(report) +
           derivation_section(report) + clause_section(report) +
           fmt::format(
               "<footer>Made by Baize {}. Every figure on this page comes out of the engine "
               "that settles the game.</footer>\n</body>\n</html>\n",
               escaped(report.version));
}

}  // namespace baize::report
