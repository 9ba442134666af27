#include "math/figures/suit_renaming.h"

#include <set>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"

namespace baize::exact {
namespace {

// Tests that every set of cards is visited once under one naming of its suits, with the number of
// its namings.
void expect_all_kinds(const SuitRenaming& suits, CardSet fixed, std::size_t size) {
    const CardSet from = CardSet::full_deck() - fixed;
    std::size_t all = 0;
    std::set<std::uint64_t> kinds;
    for_each_set(size, [&](CardSet cards) {
        if ((cards & fixed).empty()) kinds.insert(suits.canonical(cards).bits());
        if ((cards & fixed).empty()) ++all;
    });
    std::size_t met = 0;
    std::size_t met_kinds = 0;
    suits.for_each_kind(from, size, [&](CardSet cards, unsigned names) {
        met += names;
        ++met_kinds;
        EXPECT_EQ(cards.size(), size);
        EXPECT_EQ(kinds.count(suits.canonical(cards).bits()), 1U);
    });
    EXPECT_EQ(met, all);
    EXPECT_EQ(met_kinds, kinds.size());
}

TEST(SuitRenaming, KindsOfCardsAreVisitedOnce) {
    for (const char* held : {"As Ks", "As Kd", "8s 8d", "2c 3d 4h", "2c 3d 4h 5s"}) {
        const SuitRenaming suits({hand(held)});
        for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{3}})
            expect_all_kinds(suits, hand(held), size);
    }
}

// There are 1,755 kinds of three cards and 169 of two, as is well known.
TEST(SuitRenaming, KindsOfWholeDecksAreVisitedOnce) {
    const auto kinds = [](std::size_t size) {
        std::size_t count = 0;
        SuitRenaming({}).for_each_kind(
            CardSet::full_deck(), size, [&](CardSet, unsigned) { ++count; });
        return count;
    };
    EXPECT_EQ(kinds(2), 169U);
    EXPECT_EQ(kinds(3), 1'755U);
    EXPECT_EQ(kinds(5), 134'459U);
}

TEST(SuitRenaming, SuitsAreExchangedOnlyWhereNothingKnownChanges) {
    const SuitRenaming suits({hand("As Kd"), hand("2c")});
    EXPECT_EQ(suits.canonical(hand("9c")), hand("9c"));
    EXPECT_EQ(suits.canonical(hand("9h")), hand("9h"));
    EXPECT_EQ(SuitRenaming({hand("As Kd")}).canonical(hand("9h")), hand("9c"));
}

}  // namespace
}  // namespace baize::exact
