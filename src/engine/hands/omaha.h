// Omaha: exactly two of the four hole cards with exactly three of the five board cards, for the
// high hand and for the eight-or-better low. [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 8.20.4(d)(ii)]
//
// Sixty hands of five are looked up at once. For the high hand the board picks a row of the table
// by its rank counts (6,175 of them) and each of the six pairs of hole cards a place in that row
// (91 pairs of ranks); the place holds the best hand of that pair with any three of that board.
// Suits matter only to a flush, which is looked at apart: it needs three of a suit on the board
// and two in the hole.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/hands/five_card.h"
#include "engine/hands/hand_tally.h"
#include "engine/hands/low.h"
#include "engine/hands/rank_counts.h"

namespace baize {

// The 6,175 rank counts of five cards, numbered. Made by tools/hand_tables.cpp while the program is
// built.
extern const FiveCountTable board_numbers;

// Built at the first ranking, in a millisecond or two; read-only from then on.
class OmahaTables {
  public:
    static constexpr std::size_t pair_count = 91;  // two ranks, alike or not

    // Padded to whole lines of the cache; 1.2 million bytes in all.
    struct alignas(64) Row {
        std::array<std::uint16_t, 96> best{};  // by pair_number
    };

    OmahaTables();

    [[nodiscard]] static const OmahaTables& get() {
        static const OmahaTables tables;
        return tables;
    }

    // REQUIRES: low <= high.
    [[nodiscard]] static constexpr std::size_t pair_number(std::size_t low, std::size_t high) {
        return high * (high + 1) / 2 + low;
    }

    // REQUIRES: the counts of five cards.
    [[nodiscard]] const Row& row(RankCounts board) const { return rows_[board_numbers[board]]; }

  private:
    static constexpr std::size_t board_count = 6175;

    std::array<Row, board_count> rows_{};
};

// Built at the first ranking, within a millisecond; read-only from then on.
class OmahaLowTable {
  public:
    OmahaLowTable();

    [[nodiscard]] static const OmahaLowTable& get() {
        static const OmahaLowTable table;
        return table;
    }

    [[nodiscard]] LowRank best(LowMask hole, LowMask board) const {
        return LowRank::of_value(values_[hole][board]);
    }

  private:
    std::array<std::array<std::uint8_t, low_mask_count>, low_mask_count> values_{};
};

namespace omaha_detail {

// The sum of the digits, in one multiplication. REQUIRES: at most fifteen cards, as a board has.
[[nodiscard]] constexpr unsigned cards_in(RankCounts counts) {
    return static_cast<unsigned>(counts * 0x1111111111111111 >> 60U);
}

}  // namespace omaha_detail

// What the five cards of a board mean to every hand that is ranked on it: whoever ranks many hands
// on one board reads the board once.
class OmahaBoard {
  public:
    // REQUIRES: five cards (checked: the rows of fewer are other boards' rows).
    explicit OmahaBoard(CardSet board)
        : row_(&OmahaTables::get().row(rank_counts(board))),
          cards_(board),
          flush_suit_(HandTally::of(board).suits_to_flush_with(2)) {
        BAIZE_CHECK(omaha_detail::cards_in(rank_counts(board)) == 5);
    }

    // The best hand of each pair of ranks with any three of the board, flushes left out.
    [[nodiscard]] const OmahaTables::Row& row() const { return *row_; }

    [[nodiscard]] CardSet cards() const { return cards_; }

    // All cards of the suit of which three or more lie on the board, which can be one suit only.
    [[nodiscard]] CardSet flush_suit() const { return flush_suit_; }

  private:
    const OmahaTables::Row* row_;
    CardSet cards_;
    CardSet flush_suit_;
};

namespace omaha_detail {

// REQUIRES: three or more cards of the board's flush_suit() and two or more of the hole.
[[nodiscard]] FiveCardRank best_flush(CardSet hole, const OmahaBoard& board);

// The same from the ranks of one suit, 13 bits each. REQUIRES: two or more held, three or more
// shown.
[[nodiscard]] FiveCardRank best_flush(std::uint32_t held, std::uint32_t shown);

}  // namespace omaha_detail

// The best high hand. [CP 8.20.4(c)] [CP 8.20.4(d)(i)]
// REQUIRES: four hole cards (checked: a board in their place is caught), none on the board.
[[nodiscard]] inline FiveCardRank rank_omaha(CardSet hole, const OmahaBoard& board) {
    std::uint64_t left = hole.bits();
    std::array<std::size_t, 4> ranks{};  // ascending
    for (std::size_t place = 0; place < ranks.size(); ++place) {
        if (place == 3) BAIZE_CHECK(left != 0);
        ranks[place] = static_cast<std::size_t>(std::countr_zero(left)) / suit_count;
        left &= left - 1;
    }
    BAIZE_CHECK(left == 0);
    unsigned best = 0;
    for (std::size_t high = 1; high < ranks.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low) {
            const std::size_t pair = OmahaTables::pair_number(ranks[low], ranks[high]);
            best = std::max<unsigned>(best, board.row().best[pair]);
        }
    }
    const FiveCardRank mixed = FiveCardRank::of_value(static_cast<std::uint16_t>(best));
    const std::uint64_t suited = (hole & board.flush_suit()).bits();
    if ((suited & (suited - 1)) == 0) [[likely]]  // none or one
        return mixed;
    return std::max(mixed, omaha_detail::best_flush(hole, board));
}

// REQUIRES: four hole cards, five others on the board (both checked).
[[nodiscard]] inline FiveCardRank rank_omaha(CardSet hole, CardSet board) {
    return rank_omaha(hole, OmahaBoard(board));
}

// The best high hand on the flop, the turn or the river, for words beside a hand that is still
// played: hand by hand, and slower than rank_omaha.
// REQUIRES: four hole cards, three to five others on the board (both checked).
[[nodiscard]] FiveCardRank rank_omaha_so_far(CardSet hole, CardSet board);

// The best eight-or-better low, if there is one. [CP 8.20.4(d)(ii)] [I-27]
// REQUIRES: four hole cards, three to five others on the board.
[[nodiscard]] inline LowRank rank_omaha_low(CardSet hole, CardSet board) {
    return OmahaLowTable::get().best(low_ranks(hole), low_ranks(board));
}

[[nodiscard]] inline LowRank rank_omaha_low(CardSet hole, const OmahaBoard& board) {
    return rank_omaha_low(hole, board.cards());
}

}  // namespace baize
