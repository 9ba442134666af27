#include <algorithm>
#include <array>
#include <cstddef>
#include <map>

#include <gtest/gtest.h>

#include "hands/cards.h"
#include "hands/low.h"
#include "hands/reference.h"
#include "shoe/seeded_source.h"
#include "shoe/shuffle.h"

namespace baize {
namespace {

// The ranks of the best low from the highest down as a decimal number, ace 1: the lower the better.
constexpr int no_low = 99'999;

int low_by_reference(CardSet cards) {
    std::array<bool, 14> held{};
    for (const Card card : reference::list(cards)) {
        held[card.rank() == Rank::ace ? 1 : static_cast<std::size_t>(card.rank()) + 2] = true;
    }
    int number = 0;
    int unit = 1;
    for (int rank = 1; rank <= 8 && unit < 100'000; ++rank) {
        if (!held[static_cast<std::size_t>(rank)]) continue;
        number += rank * unit;
        unit *= 10;
    }
    return unit == 100'000 ? number : no_low;
}

// [CP 3.2.2(k)] [I-27]
TEST(LowOrder, AllFiveCardHandsRankAsTheReferenceRanksThem) {
    std::map<int, LowRank> known;
    int lows = 0;
    for_each_set(5, [&](CardSet five) {
        if (rank_low(five).qualifies()) ++lows;
        const auto [place, is_new] = known.try_emplace(low_by_reference(five), rank_low(five));
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
