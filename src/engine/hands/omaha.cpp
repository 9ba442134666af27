#include "engine/hands/omaha.h"

#include <vector>

#include "engine/hands/tie_break.h"

namespace baize {
namespace {

using tie_break::RankMask;
using Row = OmahaTables::Row;

std::size_t triple_number(std::size_t low, std::size_t middle, std::size_t high) {
    return high * (high + 1) * (high + 2) / 6 + OmahaTables::pair_number(low, middle);
}

constexpr std::size_t triple_count = 455;

RankCounts one_of(std::size_t rank) {
    return RankCounts{1} << (4U * rank);
}

// The hand that three board ranks make with each pair of hole ranks.
Row with_every_pair(RankCounts three) {
    const FiveCardTables& tables = FiveCardTables::get();
    Row row;
    for (std::size_t high = 0; high < rank_count; ++high) {
        for (std::size_t low = 0; low <= high; ++low) {
            const RankCounts five = three + one_of(low) + one_of(high);
            if (count_of(five, high) > suit_count) continue;  // a deck has only four
            row.best[OmahaTables::pair_number(low, high)] = tables.five[five];
        }
    }
    return row;
}

std::vector<Row> every_triple() {
    std::vector<Row> rows(triple_count);
    for (std::size_t high = 0; high < rank_count; ++high) {
        for (std::size_t middle = 0; middle <= high; ++middle) {
            for (std::size_t low = 0; low <= middle; ++low) {
                rows[triple_number(low, middle, high)] =
                    with_every_pair(one_of(low) + one_of(middle) + one_of(high));
            }
        }
    }
    return rows;
}

std::array<std::size_t, 5> ascending_ranks(RankCounts board) {
    std::array<std::size_t, 5> ranks{};
    std::size_t size = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        for (unsigned copy = 0; copy < count_of(board, rank); ++copy)
            ranks[size++] = rank;
    }
    return ranks;
}

// Keeps the better hand of both rows at each place.
void raise(Row& row, const Row& other) {
    for (std::size_t place = 0; place < row.best.size(); ++place)
        row.best[place] = std::max(row.best[place], other.best[place]);
}

Row best_of_board(RankCounts board, const std::vector<Row>& triples) {
    const std::array<std::size_t, 5> ranks = ascending_ranks(board);
    Row row;
    for (std::size_t high = 2; high < ranks.size(); ++high) {
        for (std::size_t middle = 1; middle < high; ++middle) {
            for (std::size_t low = 0; low < middle; ++low)
                raise(row, triples[triple_number(ranks[low], ranks[middle], ranks[high])]);
        }
    }
    return row;
}

// Adds the ace below the two, so that every run of five ranks is five neighbouring bits.
constexpr RankMask with_low_ace(RankMask ranks) {
    return ranks << 1U | ranks >> (rank_count - 1);
}

// The ranks of the best straight of exactly two of the hole and three of the board, or 0. In one
// suit no rank is held twice, so two of the hole leave just three for the board.
RankMask straight_in_suit(RankMask hole, RankMask board) {
    const RankMask all = with_low_ace(hole | board);
    RankMask lowest_cards = all & all >> 1U & all >> 2U & all >> 3U & all >> 4U;
    while (lowest_cards != 0) {
        const RankMask lowest = std::bit_floor(lowest_cards);
        const RankMask run = lowest * 0b11111U;
        if (std::popcount(with_low_ace(hole) & run) == 2) {
            return (run >> 1U | run << (rank_count - 1)) & 0x1FFFU;
        }
        lowest_cards ^= lowest;
    }
    return 0;
}

constexpr RankMask without_lowest(RankMask ranks) {
    return ranks & (ranks - 1);
}

// The highest two of two, three or four ranks. All results are computed and one is selected, to
// avoid mispredicted branches.
RankMask highest_two(RankMask ranks) {
    const RankMask one_less = without_lowest(ranks);
    const RankMask two_less = without_lowest(one_less);
    if (without_lowest(two_less) != 0) return two_less;
    return two_less != 0 ? one_less : ranks;
}

// The highest three of three, four or five ranks.
RankMask highest_three(RankMask ranks) {
    const RankMask one_less = without_lowest(ranks);
    const RankMask two_less = without_lowest(one_less);
    const RankMask three_less = without_lowest(two_less);
    if (without_lowest(three_less) != 0) return two_less;
    return three_less != 0 ? one_less : ranks;
}

// Every combination of the given number of cards.
std::vector<CardSet> choices(CardSet cards, std::size_t count) {
    if (count == 0) return {CardSet{}};
    std::vector<CardSet> found;
    while (cards.size() >= count) {
        const Card first = cards.lowest();
        cards.erase(first);
        for (CardSet rest : choices(cards, count - 1)) {
            rest.insert(first);
            found.push_back(rest);
        }
    }
    return found;
}

}  // namespace

OmahaTables::OmahaTables() {
    const std::vector<Row> triples = every_triple();
    for_each_rank_counts(
        5, [&](RankCounts board) { rows_[board_numbers[board]] = best_of_board(board, triples); });
}

OmahaLowTable::OmahaLowTable() {
    for (LowMask hole = 0; hole < low_mask_count; ++hole) {
        if (std::popcount(hole) < 2) continue;
        for (LowMask board = 0; board < low_mask_count; ++board) {
            if (std::popcount(hole) == 2) {
                const LowMask beside = board & ~hole;
                if (std::popcount(beside) < 3) continue;
                const LowMask five = hole | low_detail::lowest_few(beside, 3);
                values_[hole][board] = LowRank::of_ranks(five).value();
                continue;
            }
            // The best two of three or more ranks leave out at least one of them.
            for (LowMask left = hole; left != 0; left &= left - 1) {
                const LowMask fewer = hole ^ (left & (~left + 1));
                values_[hole][board] = std::max(values_[hole][board], values_[fewer][board]);
            }
        }
    }
}

FiveCardRank rank_omaha_so_far(CardSet hole, CardSet board) {
    BAIZE_CHECK(hole.size() == 4);
    BAIZE_CHECK(board.size() >= 3 && board.size() <= 5);
    const std::vector<CardSet> pairs = choices(hole, 2);
    FiveCardRank best;
    for (const CardSet three : choices(board, 3)) {
        for (const CardSet two : pairs)
            best = std::max(best, rank_five(two | three));
    }
    return best;
}

namespace omaha_detail {

FiveCardRank best_flush(CardSet hole, const OmahaBoard& board) {
    const auto suit = static_cast<unsigned>(std::countr_zero(board.flush_suit().bits()));
    return best_flush(ranks_in_suit(hole, suit), ranks_in_suit(board.cards(), suit));
}

FiveCardRank best_flush(std::uint32_t held, std::uint32_t shown) {
    RankMask five = straight_in_suit(held, shown);
    if (five == 0) five = highest_two(held) | highest_three(shown);
    return FiveCardRank::of_value(five_card_tables.flushes[five]);
}

}  // namespace omaha_detail

}  // namespace baize
