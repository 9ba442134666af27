// Writes the rules in force: pay tables, interpretations, and every clause that the engine
// enforces.
#include <fmt/format.h>

#include "formats/report/html.h"
#include "formats/report/number_text.h"
#include "formats/report/sections.h"

namespace baize::report {

namespace {

std::string pay_table(const PayTableInForce& table) {
    std::string out = fmt::format("<figure><figcaption>{}: table {}</figcaption><table>\n",
                                  escaped(in_words(table.wager)),
                                  escaped(table.name));
    for (const PayLineInForce& line : table.lines) {
        out += fmt::format("<tr><td>{}</td><td class=\"num\">{}</td></tr>\n",
                           escaped(in_words(line.hand)),
                           escaped(line.odds));
    }
    return out + "</table></figure>\n";
}

std::string pay_tables(const Report& report) {
    if (report.tables.empty()) return {};
    std::string out = "<div class=\"side\">\n";
    for (const PayTableInForce& table : report.tables)
        out += pay_table(table);
    return out + "</div>\n";
}

std::string interpretation_row(const InterpretationInForce& interpretation) {
    return fmt::format(
        "<tr><td><span class=\"clause reading\">{}</span></td><td>{}<br><code>{}</code></td>"
        "<td>{}</td><td class=\"num\">{}</td></tr>\n",
        escaped(interpretation.id),
        escaped(interpretation.title),
        escaped(interpretation.key),
        interpretation.value ? "on" : "off",
        interpretation.edge_switched ? percent(*interpretation.edge_switched, 5) : "unchanged");
}

std::string interpretations(const Report& report) {
    if (report.interpretations.empty()) return {};
    std::string out =
        "<p>Where the book is silent, an interpretation is registered. The ones that a house may "
        "switch:</p>\n<table><tr><th></th><th>Interpretation</th><th>In force</th>"
        "<th class=\"num\">House edge if switched</th></tr>\n";
    for (const InterpretationInForce& interpretation : report.interpretations)
        out += interpretation_row(interpretation);
    return out + "</table>\n";
}

}  // namespace

std::string rules_section(const Report& report) {
    const std::string book =
        report.book.empty()
            ? std::string()
            : fmt::format(
                  "<p>Played by {}. The clauses that the engine keeps are listed at the "
                  "end. Limits, betting units and the rounding of payments to chips are "
                  "left out of the figures: every payment is the exact one.</p>\n",
                  escaped(report.book));
    return section("Rules in force", book + pay_tables(report) + interpretations(report));
}

std::string clause_section(const Report& report) {
    if (report.clauses.empty()) return {};
    std::string out =
        "<p>Each clause of the book that the engine must keep, in our own words, and whether a "
        "test "
        "proves that it does.</p>\n<table class=\"clauses\"><tr><th>Clause</th><th>Duty</th>"
        "<th>Proof</th></tr>\n";
    for (const ClauseInForce& clause : report.clauses) {
        out += fmt::format(
            "<tr><td><span class=\"clause\">{}</span></td><td>{}</td><td>{}</td></tr>\n",
            escaped(clause.id),
            escaped(clause.duty),
            escaped(clause.status));
    }
    return section("Appendix: the clauses kept", out + "</table>\n");
}

}  // namespace baize::report
