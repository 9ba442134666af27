#include "service/study/study_rules.h"

#include <algorithm>

#include "formats/rulebooks/book.h"
#include "formats/rulebooks/coverage.h"
#include "formats/rulebooks/interpretation.h"

namespace baize {

namespace {

std::vector<std::string> texts(const std::vector<std::string_view>& from) {
    return {from.begin(), from.end()};
}

// Removes references, because the interpretations are listed separately.
std::string without_references(std::string_view duty) {
    return std::string(duty.substr(0, duty.find(" [see ")));
}

views::ClauseView shown(const ClauseEntry& entry) {
    views::ClauseView clause;
    clause.clause = entry.clause.id();
    clause.kind = name(entry.kind);
    clause.room = entry.room;
    clause.duty = without_references(entry.duty);
    clause.status = name(coverage_status(entry.clause));
    for (const Interpretation* const reading : interpretations_of(entry.clause))
        clause.readings.emplace_back(reading->id.id());
    clause.code = texts(citations_of(entry.clause).code);
    clause.tests = texts(citations_of(entry.clause).tests);
    return clause;
}

views::InterpretationView shown(const Interpretation& entry) {
    views::InterpretationView reading;
    reading.id = entry.id.id();
    reading.title = entry.title;
    reading.area = entry.area;
    for (const Clause clause : entry.clauses)
        reading.clauses.emplace_back(clause.id());
    reading.problem = entry.problem;
    reading.reading = entry.reading;
    reading.why = entry.why;
    reading.configurable = entry.configurable;
    reading.example = entry.example;
    return reading;
}

// True for "5.6.1(b)" under "5.6.1", "5.6" and "5".
bool lies_under(std::string_view id, std::string_view above) {
    if (id.size() <= above.size() || !id.starts_with(above)) return false;
    return id[above.size()] == '.' || id[above.size()] == '(';
}

}  // namespace

views::RulesView all_rules() {
    views::RulesView rules;
    for (const Book& book : books()) {
        views::BookView& shown_book = rules.books.emplace_back();
        shown_book.code = book.code;
        shown_book.title = book.title;
        shown_book.place = book.house;
        for (const ClauseEntry& entry : clause_entries(book.code))
            shown_book.clauses.push_back(shown(entry));
    }
    for (const Interpretation& entry : interpretations())
        rules.readings.push_back(shown(entry));
    return rules;
}

std::optional<views::Explained> explain(std::string_view id) {
    const std::optional<Clause> clause = Clause::find(id);
    if (!clause) return std::nullopt;
    views::Explained explained;
    if (const Interpretation* const reading = find_interpretation(*clause)) {
        explained.readings.push_back(shown(*reading));
        for (const Clause concerned : reading->clauses) {
            if (const ClauseEntry* const entry = find_entry(concerned))
                explained.clauses.push_back(shown(*entry));
        }
        return explained;
    }
    const ClauseEntry* const found = find_entry(*clause);
    if (found == nullptr) return std::nullopt;
    for (const ClauseEntry& entry : clause_entries(found->book)) {
        if (lies_under(found->id, entry.id)) explained.clauses.push_back(shown(entry));
    }
    explained.clauses.push_back(shown(*found));
    for (const Interpretation* const reading : interpretations_of(*clause))
        explained.readings.push_back(shown(*reading));
    return explained;
}

}  // namespace baize
