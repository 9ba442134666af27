#include "formats/rulebooks/book.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(Book, EveryClauseOfTheListHasAnEntryAndADuty) {
    std::size_t found = 0;
    for (const std::string_view id : clause_ids) {
        const ClauseEntry* const entry = find_entry(Clause::find(id).value());
        EXPECT_EQ(entry == nullptr, id.starts_with("I-")) << id;
        if (entry == nullptr) continue;
        ++found;
        EXPECT_EQ(std::string(entry->book) + " " + std::string(entry->id), id);
        EXPECT_FALSE(entry->duty.empty()) << id;
        EXPECT_FALSE(entry->room.empty()) << id;
    }
    EXPECT_EQ(found, clause_entries().size());
    EXPECT_EQ(find_entry(Clause()), nullptr);
}

TEST(Book, ClauseHasTheFieldsOfItsLine) {
    const ClauseEntry* const entry = find_entry("CP 2.2"_clause);
    ASSERT_NE(entry, nullptr);
    EXPECT_EQ(entry->kind, DutyKind::physical);
    EXPECT_EQ(entry->room, "floor");
    EXPECT_TRUE(entry->duty.starts_with("Cloth layout")) << entry->duty;
}

TEST(Book, TheBooksAreFiveAndHoldAllClauses) {
    std::size_t clauses = 0;
    for (const Book& book : books()) {
        const std::span<const ClauseEntry> entries = clause_entries(book.code);
        EXPECT_GT(entries.size(), 100U) << book.code;
        for (const ClauseEntry& entry : entries)
            EXPECT_EQ(entry.book, book.code);
        clauses += entries.size();
    }
    EXPECT_EQ(clauses, clause_entries().size());
    EXPECT_EQ(books().size(), 5U);
    EXPECT_TRUE(clause_entries("XX").empty());
    EXPECT_EQ(find_book("XX"), nullptr);
    EXPECT_EQ(find_book("UTH")->title, "Ultimate Texas Hold'em");
}

TEST(Book, KindsAreSpelledAsInTheTable) {
    std::set<std::string_view> names;
    for (const ClauseEntry& entry : clause_entries())
        names.insert(name(entry.kind));
    EXPECT_EQ(names,
              (std::set<std::string_view>{"heading",
                                          "definition",
                                          "engine",
                                          "floor",
                                          "record",
                                          "display",
                                          "document",
                                          "physical"}));
}

}  // namespace
}  // namespace baize
