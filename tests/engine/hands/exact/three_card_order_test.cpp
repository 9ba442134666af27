#include <array>
#include <cstddef>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/reference.h"
#include "engine/hands/three_card.h"

namespace baize {
namespace {

std::size_t at(ThreeCardHand hand) {
    return static_cast<std::size_t>(hand);
}

// Every hand of the deck: same equalities and same order as the reference, and the published
// counts. [TCP 3.5] [TCP 3.5.1] [TCP 3.6.1] [TCP 3.6.2] [I-53]
TEST(ThreeCardOrder, AllHandsRankAsTheReferenceRanksThem) {
    reference::OrderCheck<ThreeCardHand> order;
    std::array<int, 6> counts{};
    for_each_set(3, [&](CardSet three) {
        const ThreeCardRank rank = rank_three(three);
        ASSERT_TRUE(order.record(reference::three_card(reference::list(three)), rank))
            << three.bits();
        ++counts[at(rank.category())];
    });
    EXPECT_EQ(order.count_if_increasing(), 741U);
    EXPECT_EQ(counts[at(ThreeCardHand::straight_flush)], 48);
    EXPECT_EQ(counts[at(ThreeCardHand::three_of_a_kind)], 52);
    EXPECT_EQ(counts[at(ThreeCardHand::straight)], 720);
    EXPECT_EQ(counts[at(ThreeCardHand::flush)], 1096);
    EXPECT_EQ(counts[at(ThreeCardHand::pair)], 3744);
    EXPECT_EQ(counts[at(ThreeCardHand::odd_cards)], 16'440);
}

// "This card high or better", counted by hand: the hands with no card above it and nothing else.
TEST(ThreeCardOrder, LowestWithHighCardSplitsTheHandsByTheirHighestCard) {
    for (std::size_t rank = 2; rank < rank_count; ++rank) {
        const auto high = static_cast<Rank>(rank);
        for_each_set(3, [&](CardSet three) {
            const bool only_lower_odd_cards =
                rank_three(three).category() == ThreeCardHand::odd_cards &&
                reference::list(three).back().rank() < high;
            ASSERT_EQ(rank_three(three) < lowest_with_high_card(high), only_lower_odd_cards);
        });
    }
}

}  // namespace
}  // namespace baize
