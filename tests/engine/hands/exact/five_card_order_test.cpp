#include <array>
#include <cstddef>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"
#include "engine/hands/reference.h"

namespace baize {
namespace {

std::size_t at(FiveCardHand hand) {
    return static_cast<std::size_t>(hand);
}

// Every hand of the deck: same equalities and same order as the reference, and the published
// counts. [CS 3.5] [CS 3.5.1] [CS 3.6.1] [CS 3.7] [UTH 4.11] [UTH 4.12] [CH 3.44] [CH 3.45]
// [CP 3.2.1] [CP 3.2.2] [I-53]
TEST(FiveCardOrder, AllHandsRankAsTheReferenceRanksThem) {
    reference::OrderCheck<FiveCardHand> order;
    std::array<int, 10> counts{};
    for_each_set(5, [&](CardSet five) {
        const FiveCardRank rank = rank_five(five);
        ASSERT_TRUE(order.record(reference::five_card(reference::list(five)), rank)) << five.bits();
        ASSERT_EQ(rank, rank_best_five(five)) << five.bits();
        ++counts[at(rank.category())];
    });
    EXPECT_EQ(order.count_if_increasing(), 7462U);
    EXPECT_EQ(counts[at(FiveCardHand::royal_flush)], 4);
    EXPECT_EQ(counts[at(FiveCardHand::straight_flush)], 36);
    EXPECT_EQ(counts[at(FiveCardHand::four_of_a_kind)], 624);
    EXPECT_EQ(counts[at(FiveCardHand::full_house)], 3744);
    EXPECT_EQ(counts[at(FiveCardHand::flush)], 5108);
    EXPECT_EQ(counts[at(FiveCardHand::straight)], 10'200);
    EXPECT_EQ(counts[at(FiveCardHand::three_of_a_kind)], 54'912);
    EXPECT_EQ(counts[at(FiveCardHand::two_pair)], 123'552);
    EXPECT_EQ(counts[at(FiveCardHand::one_pair)], 1'098'240);
    EXPECT_EQ(counts[at(FiveCardHand::odd_cards)], 1'302'540);
}

}  // namespace
}  // namespace baize
