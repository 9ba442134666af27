// The best low of two hole cards and three board cards against all sixty hands, one by one.
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/low.h"
#include "engine/hands/omaha.h"
#include "engine/hands/omaha_reference.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

// Two rankings agree when each number of the reference has one rank, and the lower the better.
class LowOrderCheck {
  public:
    [[nodiscard]] bool record(int number, LowRank rank) {
        const auto [place, is_new] = known_.try_emplace(number, rank);
        return place->second == rank;
    }

    // How many different lows, no low among them; 0 when a lower number has not a greater rank.
    [[nodiscard]] std::size_t count_if_decreasing() const {
        for (auto next = known_.begin(); next != known_.end();) {
            const auto here = next++;
            if (next != known_.end() && here->second <= next->second) return 0;
        }
        return known_.size();
    }

  private:
    std::map<int, LowRank> known_;
};

// How many cards of each low rank, ace to eight, and in the last place how many above the eight.
using LowCounts = std::array<unsigned, 9>;

void add_all(unsigned cards, std::size_t place, LowCounts so_far, std::vector<LowCounts>& all) {
    if (place == 8) {
        so_far[8] = cards;
        all.push_back(so_far);
        return;
    }
    for (unsigned count = 0; count <= suit_count && count <= cards; ++count) {
        so_far[place] = count;
        add_all(cards - count, place + 1, so_far, all);
    }
}

std::vector<LowCounts> all_low_counts(unsigned cards) {
    std::vector<LowCounts> all;
    add_all(cards, 0, {}, all);
    return all;
}

Rank low_rank(std::size_t place) {
    return place == 0 ? Rank::ace : static_cast<Rank>(place - 1);
}

bool in_one_deck(const LowCounts& hole, const LowCounts& board) {
    for (std::size_t place = 0; place < 8; ++place) {
        if (hole[place] + board[place] > suit_count) return false;
    }
    return true;
}

// The lowest suits not taken by the cards dealt before; cards above the eight are nines and more.
CardSet cards_of(const LowCounts& counts, const LowCounts& before) {
    CardSet cards;
    for (std::size_t place = 0; place < 8; ++place) {
        for (unsigned suit = before[place]; suit < before[place] + counts[place]; ++suit)
            cards.insert(Card(low_rank(place), static_cast<Suit>(suit)));
    }
    const std::size_t first_nine = Card(Rank::nine, Suit::clubs).index();
    for (unsigned other = before[8]; other < before[8] + counts[8]; ++other)
        cards.insert(Card::of_index(first_nine + other));
    return cards;
}

// Suits never matter to a low, nor which cards above the eight there are: this is every deal.
// [CP 8.20.4(d)(ii)] [CP 3.2.2(k)] [I-27]
TEST(OmahaLowOrder, AllDealsRankAsTheBestOfTheirSixtyHands) {
    LowOrderCheck order;
    const std::vector<LowCounts> boards = all_low_counts(5);
    for (const LowCounts& held : all_low_counts(4)) {
        const CardSet hole = cards_of(held, {});
        for (const LowCounts& shown : boards) {
            if (!in_one_deck(held, shown)) continue;
            const CardSet board = cards_of(shown, held);
            ASSERT_TRUE(
                order.record(reference::omaha_low(hole, board), rank_omaha_low(hole, board)))
                << hole.bits() << ' ' << board.bits();
        }
    }
    EXPECT_EQ(order.count_if_decreasing(), 56U + 1U);  // five of eight ranks, and no low
}

// [CP 8.20.4(d)(ii)] [CP 3.2.2(k)] [I-27]
TEST(OmahaLowOrder, AMillionRandomDealsRankAsTheBestOfTheirSixtyHands) {
    LowOrderCheck order;
    SeededSource source(10);
    Deck deck = Deck::standard();
    for (int round = 0; round < 1'000'000; ++round) {
        draw_some(deck.stub(), 9, source);
        const CardSet hole = CardSet::of(deck.stub().first(4));
        const CardSet board = CardSet::of(deck.stub().subspan(4, 5));
        ASSERT_TRUE(order.record(reference::omaha_low(hole, board), rank_omaha_low(hole, board)))
            << hole.bits() << ' ' << board.bits();
    }
    EXPECT_EQ(order.count_if_decreasing(), 56U + 1U);
}

// An ace and a two with two kings need three different ranks from three to eight on the board.
// [CP 8.20.4(d)(ii)] [I-27]
TEST(OmahaLowOrder, AceTwoMakesALowOverAsManyBoardsAsCountedByHand) {
    const CardSet hole = hand("Ac 2d Kh Ks");
    std::int64_t lows = 0;
    for_each_set(5, [&](CardSet board) {
        if (!(board & hole).empty()) return;
        if (rank_omaha_low(hole, board).qualifies()) ++lows;
    });
    // 24 cards from three to eight (six ranks of four) and 24 others.
    constexpr int three_low = 20 * 64 * 276;                 // ranks, suits, two others
    constexpr int four_low = (15 * 256 + 60 * 6 * 16) * 24;  // 1111, 211 of six ranks
    constexpr int five_low = 6 * 1024                        // 11111
                             + 60 * 6 * 64                   // 2111
                             + 60 * 36 * 4                   // 221
                             + 60 * 4 * 16;                  // 311
    EXPECT_EQ(lows, three_low + four_low + five_low);
}

}  // namespace
}  // namespace baize
