#include <algorithm>
#include <cstddef>
#include <map>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/low.h"
#include "engine/hands/low_reference.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

// [CP 3.2.2(k)] [I-27]
TEST(LowOrder, AllFiveCardHandsRankAsTheReferenceRanksThem) {
    std::map<int, LowRank> known;
    int lows = 0;
    for_each_set(5, [&](CardSet five) {
        if (rank_low(five).qualifies()) ++lows;
        const auto [place, is_new] = known.try_emplace(reference::low(five), rank_low(five));
        ASSERT_EQ(place->second, rank_low(five)) << five.bits();
    });
    EXPECT_EQ(known.size(), 56U + 1U);  // five of eight ranks, and no low
    EXPECT_EQ(lows, 56 * 1024);
    for (const auto& [one, one_rank] : known) {
        for (const auto& [other, other_rank] : known) {
            EXPECT_EQ(one<other, one_rank> other_rank);
        }
    }
}

// [CP 3.2.2(k)] [I-27]
TEST(LowOrder, TheBestLowOfSevenIsTheBestOfItsFives) {
    SeededSource source(8);
    Deck deck = Deck::standard();
    for (int round = 0; round < 50'000; ++round) {
        draw_some(deck.stub(), 7, source);
        const CardSet seven = CardSet::of(deck.stub().first(7));
        LowRank best;
        for (std::size_t one = 0; one < 7; ++one) {
            for (std::size_t other = one + 1; other < 7; ++other) {
                CardSet five = seven;
                five.erase(deck.stub()[one]);
                five.erase(deck.stub()[other]);
                best = std::max(best, rank_low(five));
            }
        }
        ASSERT_EQ(rank_low(seven), best) << seven.bits();
    }
}

}  // namespace
}  // namespace baize
