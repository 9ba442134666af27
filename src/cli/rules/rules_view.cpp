#include "cli/rules/rules_view.h"

#include <algorithm>
#include <cctype>
#include <ostream>

#include <fmt/format.h>

#include "formats/rulebooks/coverage.h"
#include "formats/text/wrap.h"

namespace baize {

namespace {

std::string heading(const ClauseEntry& entry) {
    return fmt::format("{}  {}, {}, {}\n",
                       entry.clause.id(),
                       name(entry.kind),
                       entry.room,
                       name(coverage_status(entry.clause)));
}

void print_places(std::ostream& out,
                  std::string_view label,
                  const std::vector<std::string_view>& places) {
    for (const std::string_view place : places) {
        out << fmt::format("    {:<8}{}\n", label, place);
        label = "";
    }
}

void print_citations(std::ostream& out, Clause clause) {
    const Citations& citations = citations_of(clause);
    print_places(out, "code", citations.code);
    print_places(out, "tests", citations.tests);
    print_places(out, "cited", citations.other_tests);
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    return result;
}

bool holds_all(const std::string& text, const std::vector<std::string>& words) {
    const std::string place = lower(text);
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return place.find(lower(word)) != std::string::npos;
    });
}

std::string all_text(const Interpretation& entry) {
    return fmt::format("{} {} {} {} {} {}",
                       entry.title,
                       entry.problem,
                       entry.reading,
                       entry.why,
                       entry.configurable,
                       entry.example);
}

}  // namespace

void print_books(std::ostream& out) {
    for (const Book& book : books()) {
        out << fmt::format("{:<4} {} ({}, {}): {} clauses\n",
                           book.code,
                           book.title,
                           book.house,
                           book.edition,
                           clause_entries(book.code).size());
    }
    out << fmt::format("I-n  the register of interpretations: {} entries\n",
                       interpretations().size());
}

void print_clause(std::ostream& out, const ClauseEntry& entry) {
    out << heading(entry) << wrapped(entry.duty, 4);
    for (const Interpretation* const reading : interpretations_of(entry.clause)) {
        out << wrapped(fmt::format("{} {}: {}", reading->id.id(), reading->title, reading->reading),
                       4);
    }
    print_citations(out, entry.clause);
}

void print_clause_briefly(std::ostream& out, const ClauseEntry& entry) {
    out << heading(entry) << wrapped(entry.duty, 4);
}

void print_interpretation(std::ostream& out, const Interpretation& entry) {
    out << wrapped(fmt::format("{}  {}", entry.id.id(), entry.title), 0);
    std::string clauses;
    for (const Clause clause : entry.clauses) {
        clauses += fmt::format("{}{}", clauses.empty() ? "" : ", ", clause.id());
    }
    out << wrapped(fmt::format("Area: {}. Clauses: {}.", entry.area, clauses), 4)
        << wrapped(fmt::format("Problem: {}", entry.problem), 4)
        << wrapped(fmt::format("Interpretation: {}", entry.reading), 4)
        << wrapped(fmt::format("Why: {}", entry.why), 4)
        << wrapped(fmt::format("Configurable: {}", entry.configurable), 4)
        << wrapped(fmt::format("Example: {}", entry.example), 4);
    print_citations(out, entry.id);
}

std::vector<const ClauseEntry*> entries_below(std::string_view book, std::string_view id) {
    std::vector<const ClauseEntry*> found;
    for (const ClauseEntry& entry : clause_entries(book)) {
        if (!entry.id.starts_with(id) || entry.id.size() == id.size()) continue;
        const char next = entry.id[id.size()];
        if (next == '.' || next == '(') found.push_back(&entry);
    }
    return found;
}

std::size_t print_matches(std::ostream& out, const std::vector<std::string>& words) {
    std::size_t count = 0;
    for (const ClauseEntry& entry : clause_entries()) {
        if (!holds_all(std::string(entry.duty), words)) continue;
        print_clause_briefly(out, entry);
        ++count;
    }
    for (const Interpretation& entry : interpretations()) {
        if (!holds_all(all_text(entry), words)) continue;
        out << wrapped(fmt::format("{}  {}", entry.id.id(), entry.title), 0)
            << wrapped(entry.reading, 4);
        ++count;
    }
    return count;
}

}  // namespace baize
