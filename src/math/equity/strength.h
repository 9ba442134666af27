// Values hands on boards. No other file of this folder ranks hands.
//
// A board is valued in three ways: by its five cards; by the counts of its ranks alone, as if suits
// did not matter; and for one suit, which adds the flush of that suit. The value of a hand is the
// better of the last two, because a flush that ranks beat does not count.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low.h"
#include "engine/hands/omaha.h"
#include "engine/hands/rank_counts.h"

namespace baize::equity {

using RankMask = std::uint32_t;   // 13 bits, the deuce lowest.
using HighValue = std::uint16_t;  // Greater is better.
using LowValue = std::uint8_t;    // Greater is better; 0 means no low.

// Some or all cards of a board, without their suits.
struct RankBoard {
    std::int64_t ways = 1;  // Number of choices of suits.
    RankCounts counts = 0;
    RankMask ranks = 0;
};

// The hole cards that play, decomposed once for all boards.
struct Holding {
    CardSet cards{};
    RankCounts counts = 0;
    std::array<RankMask, suit_count> suited{};
    LowMask low = 0;
    std::array<std::uint8_t, 6> pairs{};  // Omaha: numbers of the pairs of ranks.
};

[[nodiscard]] constexpr LowMask low_ranks_of(RankMask ranks) {
    return (ranks << 1U | ranks >> (rank_count - 1)) & 0xFFU;
}

[[nodiscard]] constexpr Holding plain_holding(CardSet cards) {
    Holding holding{.cards = cards, .counts = rank_counts(cards), .low = low_ranks(cards)};
    for (unsigned suit = 0; suit < suit_count; ++suit)
        holding.suited[suit] = ranks_in_suit(cards, suit);
    return holding;
}

inline constexpr int never_a_flush = 6;  // More cards than a board has.

// Two hole cards and five board cards, of which any five count. [CP 8.20.4(a)]
struct HoldemRanking {
    using Prepared = RankCounts;

    [[nodiscard]] static Holding holding(CardSet two) { return plain_holding(two); }

    [[nodiscard]] static Prepared prepare(RankCounts board) { return board; }

    [[nodiscard]] static HighValue by_ranks(const Holding& holding, Prepared board) {
        return FiveCardTables::get().five_to_seven[holding.counts + board];
    }

    // How many cards of the suit must be on the board for a flush.
    [[nodiscard]] static int flush_needs(const Holding& holding, unsigned suit) {
        return 5 - std::popcount(holding.suited[suit]);
    }

    // REQUIRES: the board has at least flush_needs cards of the suit.
    [[nodiscard]] static HighValue flush(const Holding& holding, unsigned suit, RankMask board) {
        return FiveCardTables::get().flushes[holding.suited[suit] | board];
    }

    [[nodiscard]] static LowValue low(const Holding& holding, LowMask board) {
        return low_detail::lows[holding.low | board].value();
    }

    [[nodiscard]] static HighValue high_on(CardSet hole, CardSet board) {
        return rank_best_five(hole | board).value();
    }

    [[nodiscard]] static LowValue low_on(CardSet hole, CardSet board) {
        return rank_low(hole | board).value();
    }
};

// Four hole cards, of which exactly two count. [CP 8.20.4(c)]
struct OmahaRanking {
    using Prepared = const OmahaTables::Row*;

    [[nodiscard]] static Holding holding(CardSet four) {
        Holding holding = plain_holding(four);
        std::array<std::size_t, 4> ranks{};  // ascending
        std::size_t size = 0;
        for (CardSet left = four; !left.empty(); left.erase(left.lowest()))
            ranks[size++] = static_cast<std::size_t>(left.lowest().rank());
        std::size_t place = 0;
        for (std::size_t high = 1; high < ranks.size(); ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                holding.pairs[place++] =
                    static_cast<std::uint8_t>(OmahaTables::pair_number(ranks[low], ranks[high]));
            }
        }
        return holding;
    }

    [[nodiscard]] static Prepared prepare(RankCounts board) {
        return &OmahaTables::get().row(board);
    }

    [[nodiscard]] static HighValue by_ranks(const Holding& holding, Prepared board) {
        HighValue best = 0;
        for (const std::uint8_t pair : holding.pairs)
            best = std::max(best, board->best[pair]);
        return best;
    }

    [[nodiscard]] static int flush_needs(const Holding& holding, unsigned suit) {
        return std::popcount(holding.suited[suit]) >= 2 ? 3 : never_a_flush;
    }

    [[nodiscard]] static HighValue flush(const Holding& holding, unsigned suit, RankMask board) {
        return omaha_detail::best_flush(holding.suited[suit], board).value();
    }

    [[nodiscard]] static LowValue low(const Holding& holding, LowMask board) {
        return OmahaLowTable::get().best(holding.low, board).value();
    }

    [[nodiscard]] static HighValue high_on(CardSet hole, CardSet board) {
        return rank_omaha(hole, board).value();
    }

    [[nodiscard]] static LowValue low_on(CardSet hole, CardSet board) {
        return rank_omaha_low(hole, board).value();
    }
};

}  // namespace baize::equity
