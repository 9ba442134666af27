#include "cli/rules/coverage_view.h"

#include <array>
#include <numeric>
#include <ostream>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "formats/rulebooks/book.h"
#include "formats/rulebooks/coverage.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/text/wrap.h"

namespace baize {

namespace {

// Indexed by CoverageStatus, then by the first way in which people are reached.
using Counts = std::array<std::size_t, 4 + reach_count>;

void add(Counts& counts, Clause clause) {
    ++counts[static_cast<std::size_t>(coverage_status(clause))];
    const std::vector<Reach> ways = reached_by(clause);
    if (!ways.empty()) ++counts[4 + static_cast<std::size_t>(ways.front())];
}

std::string row(std::string_view label, const Counts& counts) {
    return fmt::format("  {:<17}{:>8}{:>10}{:>8}{:>9}{:>8}   {:>6}{:>9}{:>10}{:>13}\n",
                       label,
                       counts[0],
                       counts[1],
                       counts[2],
                       counts[3],
                       std::accumulate(counts.begin(), counts.begin() + 4, std::size_t{0}),
                       counts[4],
                       counts[5],
                       counts[6],
                       counts[7]);
}

Counts print_book(std::ostream& out, const Book& book) {
    std::array<Counts, duty_kind_count> kinds{};
    Counts total{};
    for (const ClauseEntry& entry : clause_entries(book.code)) {
        add(kinds[static_cast<std::size_t>(entry.kind)], entry.clause);
        add(total, entry.clause);
    }
    out << fmt::format("{} ({})\n  {:<17}{:>8}{:>10}{:>8}{:>9}{:>8}   {:>6}{:>9}{:>10}{:>13}\n",
                       book.code,
                       book.title,
                       "kind",
                       "tested",
                       "enforced",
                       "shown",
                       "missing",
                       "all",
                       "page",
                       "command",
                       "document",
                       "engine only");
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (kinds[kind] == Counts{}) continue;
        out << row(name(static_cast<DutyKind>(kind)), kinds[kind]);
    }
    out << row("all", total) << '\n';
    return total;
}

void print_missing(std::ostream& out, const Book& book) {
    for (std::size_t kind = 0; kind < duty_kind_count; ++kind) {
        std::string ids;
        for (const ClauseEntry& entry : clause_entries(book.code)) {
            if (static_cast<std::size_t>(entry.kind) != kind) continue;
            if (coverage_status(entry.clause) != CoverageStatus::missing) continue;
            ids += fmt::format("{}{}", ids.empty() ? "" : " ", entry.id);
        }
        if (ids.empty()) continue;
        out << fmt::format("{} {}:\n", book.code, name(static_cast<DutyKind>(kind)))
            << wrapped(ids, 4);
    }
}

}  // namespace

void print_coverage(std::ostream& out) {
    Counts all{};
    for (const Book& book : books()) {
        const Counts counts = print_book(out, book);
        for (std::size_t i = 0; i < counts.size(); ++i)
            all[i] += counts[i];
    }
    Counts readings{};
    for (const Interpretation& entry : interpretations())
        add(readings, entry.id);
    out << "All books\n" << row("clauses", all) << row("interpretations", readings);
    if (all[static_cast<std::size_t>(CoverageStatus::missing)] == 0) return;
    out << "\nMissing\n";
    for (const Book& book : books())
        print_missing(out, book);
}

void print_coverage_json(std::ostream& out) {
    for (const ClauseEntry& entry : clause_entries()) {
        boost::json::array tests;
        for (const std::string_view test : citations_of(entry.clause).tests) {
            tests.emplace_back(boost::json::string_view(test.data(), test.size()));
        }
        boost::json::array reached;
        for (const Reach way : reached_by(entry.clause))
            reached.emplace_back(boost::json::string_view(name(way).data(), name(way).size()));
        const auto text = [](std::string_view value) {
            return boost::json::string_view(value.data(), value.size());
        };
        const boost::json::object line{{"clause", text(entry.clause.id())},
                                       {"kind", text(name(entry.kind))},
                                       {"status", text(name(coverage_status(entry.clause)))},
                                       {"reached", std::move(reached)},
                                       {"tests", std::move(tests)}};
        out << boost::json::serialize(line) << '\n';
    }
}

}  // namespace baize
