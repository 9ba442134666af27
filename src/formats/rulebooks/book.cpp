#include "formats/rulebooks/book.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/core/check.h"
#include "formats/rulebooks/embedded.h"

namespace baize {

namespace {

constexpr std::array<Book, 5> all_books{{
    {"CP", "Crown Poker", "Crown Melbourne", "undated"},
    {"CS",
     "Caribbean Stud Poker and Wild Aruba Stud",
     "Crown Melbourne",
     "version 11.0, 27 April 2022"},
    {"UTH", "Ultimate Texas Hold'em", "Crown Perth", "2016, last amended 10 June 2022"},
    {"CH", "Crown Hold'em Poker", "Crown Perth", "2014, last amended 10 June 2022"},
    {"TCP", "Three Card Poker", "Crown Melbourne", "undated"},
}};

constexpr std::array<std::string_view, duty_kind_count> kind_names{
    "heading", "definition", "engine", "floor", "record", "display", "document", "physical"};

// Removes the text before the next separator from the front of `rest` and returns it.
std::string_view take(std::string_view& rest, char separator) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view taken = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return taken;
}

DutyKind kind_of(std::string_view word) {
    const auto* const place = std::find(kind_names.begin(), kind_names.end(), word);
    BAIZE_CHECK(place != kind_names.end());
    return static_cast<DutyKind>(place - kind_names.begin());
}

ClauseEntry entry_of(std::string_view line) {
    ClauseEntry entry;
    entry.book = take(line, '\t');
    entry.id = take(line, '\t');
    entry.kind = kind_of(take(line, '\t'));
    entry.room = take(line, '\t');
    entry.duty = line;
    const std::optional<Clause> clause =
        Clause::find(std::string(entry.book) + " " + std::string(entry.id));
    BAIZE_CHECK(clause.has_value());
    entry.clause = *clause;
    return entry;
}

std::vector<ClauseEntry> read_table() {
    std::vector<ClauseEntry> entries;
    std::string_view rest = embedded_clauses();
    take(rest, '\n');  // the heading row
    while (!rest.empty())
        entries.push_back(entry_of(take(rest, '\n')));
    return entries;
}

const std::vector<ClauseEntry>& table() {
    static const std::vector<ClauseEntry> entries = read_table();
    return entries;
}

// Maps Clause::index() to an entry of table(); interpretations have no entry.
std::vector<const ClauseEntry*> index_table() {
    std::vector<const ClauseEntry*> places(clause_ids.size(), nullptr);
    for (const ClauseEntry& entry : table())
        places[entry.clause.index()] = &entry;
    return places;
}

}  // namespace

std::span<const Book> books() {
    return all_books;
}

const Book* find_book(std::string_view code) {
    const auto* const place = std::find_if(
        all_books.begin(), all_books.end(), [&](const Book& book) { return book.code == code; });
    return place == all_books.end() ? nullptr : place;
}

std::span<const ClauseEntry> clause_entries() {
    return table();
}

std::span<const ClauseEntry> clause_entries(std::string_view book) {
    const auto in_book = [&](const ClauseEntry& entry) { return entry.book == book; };
    const auto first = std::find_if(table().begin(), table().end(), in_book);
    return {first, std::find_if_not(first, table().end(), in_book)};
}

const ClauseEntry* find_entry(Clause clause) {
    static const std::vector<const ClauseEntry*> places = index_table();
    return clause.is_set() ? places[clause.index()] : nullptr;
}

std::string_view name(DutyKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

}  // namespace baize
