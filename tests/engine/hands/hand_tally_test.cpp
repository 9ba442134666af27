#include "engine/hands/hand_tally.h"

#include <array>
#include <cstddef>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"

namespace baize {
namespace {

HandTally one_by_one(CardSet cards) {
    HandTally tally;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        tally += HandTally::of(cards.lowest());
    return tally;
}

TEST(HandTally, CardsAddedTogetherTallyAsOneByOne) {
    EXPECT_EQ(HandTally::of(CardSet()), HandTally());
    for_each_set(2, [](CardSet two) { ASSERT_EQ(HandTally::of(two), one_by_one(two)); });
    for (const std::string_view text : {"2c 2d 2h 2s 3c 3d 3h", "As Ah Ad Ac Ks Kh Kd", "9c 8c 7c"})
        EXPECT_EQ(HandTally::of(hand(text)), one_by_one(hand(text))) << text;
}

TEST(HandTally, RemovingCardsLeavesTheTallyOfTheRest) {
    const HandTally board = HandTally::of(hand("Qs Js Ts 2d 2c"));
    const HandTally held = HandTally::of(hand("As Ks"));
    EXPECT_EQ(board + held - board, held);
}

TEST(HandTally, RankCountsAreTalliedWithoutSuits) {
    const HandTally three_sixes_and_an_ace = HandTally::of(Rank::six) + HandTally::of(Rank::six) +
                                             HandTally::of(Rank::six) + HandTally::of(Rank::ace);
    EXPECT_EQ(HandTally::of_counts(rank_counts(hand("6c 6d 6h As"))), three_sixes_and_an_ace);
    EXPECT_EQ(HandTally::of(hand("6c 6d 6h As")).rank_sum(), three_sixes_and_an_ace.rank_sum());
}

// Up to nine cards of a suit beside nine in all, which is as many as Omaha looks at.
TEST(HandTally, FiveOfASuitAreAFlushAndFourAreNot) {
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        for (std::size_t suited = 0; suited <= 9; ++suited) {
            HandTally tally;
            for (std::size_t rank = 0; rank < 9; ++rank) {
                const std::size_t other = (suit + 1 + rank % 3) % suit_count;
                tally += HandTally::of(
                    Card(static_cast<Rank>(rank), static_cast<Suit>(rank < suited ? suit : other)));
            }
            ASSERT_EQ(tally.has_flush(), suited >= 5) << suit << ' ' << suited;
            if (suited >= 5) {
                ASSERT_EQ(tally.flush_suit(), suit) << suited;
            }
        }
    }
}

TEST(HandTally, SuitsToFlushHaveEnoughCards) {
    const CardSet all_spades = CardSet::of_bits(one_suit << 3U);
    const CardSet all_clubs = CardSet::of_bits(one_suit);
    const HandTally board = HandTally::of(hand("As Ks 9s 9c 2c"));
    EXPECT_EQ(board.suits_to_flush_with(2), all_spades);
    EXPECT_EQ(board.suits_to_flush_with(3), all_spades | all_clubs);
    EXPECT_EQ(board.suits_to_flush_with(1), CardSet());
    EXPECT_EQ(HandTally::of(hand("As Kd 9h 8c")).suits_to_flush_with(4), CardSet::full_deck());
    EXPECT_EQ(HandTally::of(hand("As Ks Qs Js 2s")).suits_to_flush_with(0), all_spades);
    EXPECT_TRUE(HandTally::of(hand("As Ks 9d 8d 2c")).suits_to_flush_with(2).empty());
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(HandTally, EqualsTheRankOfAllCardsAddedSoFar) {
    HandTally growing;
    CardSet cards;
    const auto grow = [&](Card card) {
        growing = growing + HandTally::of(card);
        cards.insert(card);
        return rank_best_five(growing, [&] { return cards; });
    };
    for (const Card card : {"9h"_card, "8h"_card, "2c"_card, "7h"_card})
        cards.insert(card);
    growing = HandTally::of(cards);
    EXPECT_EQ(grow("6h"_card), rank_five(hand("9h 8h 2c 7h 6h")));
    EXPECT_EQ(grow("5h"_card), rank_five(hand("9h 8h 7h 6h 5h")));
    EXPECT_EQ(rank_mixed(growing), rank_five(hand("9h 8h 7h 6h 5d")));
    EXPECT_EQ(grow("Th"_card), rank_five(hand("Th 9h 8h 7h 6h")));
}

}  // namespace
}  // namespace baize
