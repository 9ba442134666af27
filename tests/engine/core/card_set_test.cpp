#include "engine/core/card_set.h"

#include <array>

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(CardSet, HoldsEachCardAtMostOnce) {
    CardSet set;
    EXPECT_TRUE(set.empty());
    set.insert("As"_card);
    set.insert("As"_card);
    set.insert("2c"_card);
    EXPECT_EQ(set.size(), 2U);
    EXPECT_TRUE(set.contains("As"_card));
    EXPECT_FALSE(set.contains("Ah"_card));
    set.erase("As"_card);
    set.erase("Kd"_card);
    EXPECT_EQ(set, CardSet::of(std::array{"2c"_card}));
}

TEST(CardSet, TheFullDeckIsAllFiftyTwo) {
    CardSet deck = CardSet::full_deck();
    for (std::size_t index = 0; index < card_count; ++index) {
        EXPECT_EQ(deck.lowest(), Card::of_index(index));
        deck.erase(Card::of_index(index));
    }
    EXPECT_TRUE(deck.empty());
}

TEST(CardSet, HasUnionIntersectionAndDifference) {
    const CardSet one = CardSet::of(std::array{"2c"_card, "9h"_card});
    const CardSet other = CardSet::of(std::array{"9h"_card, "As"_card});
    EXPECT_EQ((one | other).size(), 3U);
    EXPECT_EQ(one & other, CardSet::of(std::array{"9h"_card}));
    EXPECT_EQ(one - other, CardSet::of(std::array{"2c"_card}));
    EXPECT_EQ(CardSet::of_bits(one.bits()), one);
    EXPECT_EQ((CardSet::full_deck() - one).size(), 50U);
}

}  // namespace
}  // namespace baize
