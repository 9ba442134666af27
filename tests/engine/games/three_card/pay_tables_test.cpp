// Table 1 of the book, typed in once more from the page and paid through the judge.
#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/games/three_card/hand_built.h"

namespace baize::three_card {
namespace {

struct Printed {
    std::string_view hand;
    std::string_view cards;
    std::array<int, 3> ante_bonus;  // A, B, C; 0: not paid
    std::array<int, 6> pair_plus;   // A to F
};

constexpr std::array printed{
    Printed{"straight flush", "7h 6h 5h", {5, 5, 4}, {40, 40, 40, 40, 35, 35}},
    Printed{"three of a kind", "8h 8d 8c", {4, 3, 3}, {30, 25, 30, 30, 25, 33}},
    Printed{"straight", "7h 6d 5c", {1, 1, 1}, {6, 6, 5, 6, 6, 6}},
    Printed{"flush", "Kh Jh 9h", {0, 0, 0}, {4, 4, 4, 3, 4, 4}},
    Printed{"pair", "Th Td Kc", {0, 0, 0}, {1, 1, 1, 1, 1, 1}},
    Printed{"odd cards", "Ah Td 6c", {0, 0, 0}, {0, 0, 0, 0, 0, 0}},
};

Money paid(const BoxSettlement& lines, Wager wager) {
    for (const SettledWager& line : lines) {
        if (line.wager == wager) return line.paid;
    }
    return {};
}

// Any Ante Bonus table goes with any Pair Plus table.
// [TCP 8.1 by result] [TCP 8.2] [TCP 8.2(b)] [TCP 5.7.1] [TCP 5.7.2] [TCP 5.10.2(d)] [I-126]
TEST(ThreeCardPayTables, EveryLineOfEveryCombinationIsPaidAsPrinted) {
    for (std::size_t bonus = 0; bonus < 3; ++bonus) {
        for (std::size_t plus = 0; plus < 6; ++plus) {
            for (const Printed& line : printed) {
                HandBuilt built({.ante = 10, .play = 10, .pair_plus = 5}, line.cards);
                const std::string tables{"ABCDEF"};
                ASSERT_TRUE(choose_table(game, built.rules, "ante_bonus", tables.substr(bonus, 1)));
                ASSERT_TRUE(choose_table(game, built.rules, "pair_plus", tables.substr(plus, 1)));
                const BoxSettlement lines = built.settled();
                EXPECT_EQ(paid(lines, Wager::ante_bonus), dollars(10) * line.ante_bonus[bonus])
                    << line.hand << " by Table " << tables[bonus];
                EXPECT_EQ(paid(lines, Wager::pair_plus), dollars(5) * line.pair_plus[plus])
                    << line.hand << " by Table " << tables[plus];
                EXPECT_EQ(paid(lines, Wager::ante), dollars(10));
                EXPECT_EQ(paid(lines, Wager::play), dollars(10));
            }
        }
    }
}

// [TCP 8.2]
TEST(ThreeCardPayTables, OnlyTheTablesOfTheBookMayBeChosen) {
    Rules rules = ThreeCard::published();
    const Rules before = rules;
    EXPECT_FALSE(choose_table(game, rules, "ante_bonus", "D"));
    EXPECT_FALSE(choose_table(game, rules, "pair_plus", "G"));
    EXPECT_FALSE(choose_table(game, rules, "trips", "A"));
    EXPECT_EQ(rules, before);
}

// [TCP 8.2]
TEST(ThreeCardPayTables, TablesAAreInUseUntilOthersAreChosen) {
    const Rules rules = ThreeCard::published();
    EXPECT_EQ(rules.tables[0].name, "A");
    EXPECT_EQ(rules.tables[1].name, "A");
}

}  // namespace
}  // namespace baize::three_card
