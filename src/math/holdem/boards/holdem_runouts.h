// The boards that a flop or a board of four can become, by ranks alone, and the number of ways to
// deal them when two hole cards are held.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

// Returns the ranks with one or two more, ascending.
template <std::size_t size, std::size_t more>
[[nodiscard]] std::array<std::uint8_t, size + more> joined(
    const std::array<std::uint8_t, size>& ranks, const std::array<std::uint8_t, more>& others) {
    std::array<std::uint8_t, size + more> all{};
    std::merge(ranks.begin(), ranks.end(), others.begin(), others.end(), all.begin());
    return all;
}

// The number of cards of each rank that are gone.
using Gone = std::array<std::uint8_t, rank_count>;

[[nodiscard]] inline Gone gone_with(Ranks ranks) {
    Gone gone{};
    for (const std::uint8_t rank : ranks)
        ++gone[rank];
    return gone;
}

[[nodiscard]] inline unsigned cards_left(const Gone& gone, PairRanks held, unsigned rank) {
    const unsigned all = gone[rank] + (held.high == rank ? 1U : 0U) + (held.low == rank ? 1U : 0U);
    return all < suit_count ? static_cast<unsigned>(suit_count) - all : 0;
}

[[nodiscard]] inline unsigned ways_to_deal(const Gone& gone,
                                           PairRanks held,
                                           unsigned one,
                                           unsigned other) {
    const unsigned left = cards_left(gone, held, one);
    if (one == other) return left < 2 ? 0 : left * (left - 1) / 2;
    return left * cards_left(gone, held, other);
}

// The number of ways for each two hole cards. It differs only for those that hold one of the ranks.
using WaysByPair = std::array<std::uint16_t, pair_count>;

[[nodiscard]] inline WaysByPair ways_by_pair(const Gone& gone, unsigned one, unsigned other) {
    WaysByPair ways{};
    const unsigned left = static_cast<unsigned>(suit_count) - gone[one];
    const unsigned plain = one == other ? left * (left - 1) / 2
                                        : left * (static_cast<unsigned>(suit_count) - gone[other]);
    ways.fill(static_cast<std::uint16_t>(gone[one] < suit_count ? plain : 0));
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        for (const unsigned held : {one, other}) {
            const unsigned pair = pair_of(rank, held);
            ways[pair] = static_cast<std::uint16_t>(ways_to_deal(gone, pairs[pair], one, other));
        }
    }
    return ways;
}

// The ways to deal one more card.
[[nodiscard]] inline WaysByPair ways_by_pair(const Gone& gone, unsigned one) {
    WaysByPair ways{};
    ways.fill(static_cast<std::uint16_t>(suit_count - gone[one]));
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        const unsigned pair = pair_of(rank, one);
        ways[pair] = static_cast<std::uint16_t>(cards_left(gone, pairs[pair], one));
    }
    return ways;
}

// The ways to deal a whole board.
[[nodiscard]] inline WaysByPair ways_of_board(Ranks ranks) {
    const Gone board = gone_with(ranks);
    // By rank and by the number of hole cards of that rank.
    std::array<std::array<unsigned, 3>, rank_count> ways{};
    unsigned plain = 1;
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        for (unsigned held = 0; held < 3; ++held)
            ways[rank][held] = binomials[suit_count - held][board[rank]];
        plain *= ways[rank][0];
    }
    WaysByPair all{};
    for (unsigned pair = 0; pair < pair_count; ++pair) {
        const auto [high, low] = pairs[pair];
        const unsigned once = plain / ways[high][0];
        all[pair] = static_cast<std::uint16_t>(high == low ? once * ways[high][2]
                                                           : once / ways[low][0] * ways[high][1] *
                                                                 ways[low][1]);
    }
    return all;
}

// Calls visit(flop, one, other) for the different flops in a board by ranks, with the other ranks.
template <typename Visit>
void for_each_flop_in(const std::array<std::uint8_t, 5>& ranks, Visit&& visit) {
    std::array<unsigned, 10> seen{};
    std::size_t size = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        for (std::size_t j = i + 1; j < 5; ++j) {
            std::array<std::uint8_t, 3> flop{};
            std::size_t next = 0;
            for (std::size_t k = 0; k < 5; ++k) {
                if (k != i && k != j) flop[next++] = ranks[k];
            }
            const unsigned number = number_of_ranks(flop);
            const auto* const end = seen.begin() + size;
            if (std::find(seen.cbegin(), end, number) != end) continue;
            seen[size++] = number;
            visit(flop, ranks[i], ranks[j]);
        }
    }
}

// Calls visit(turn, river) for the different boards of four in a board by ranks.
template <typename Visit>
void for_each_turn_in(const std::array<std::uint8_t, 5>& ranks, Visit&& visit) {
    for (std::size_t i = 0; i < 5; ++i) {
        if (i > 0 && ranks[i] == ranks[i - 1]) continue;
        std::array<std::uint8_t, 4> turn{};
        for (std::size_t k = 0; k < 4; ++k)
            turn[k] = ranks[k < i ? k : k + 1];
        visit(turn, ranks[i]);
    }
}

// Returns the number of hands that consist of this pair of ranks, suited or not.
[[nodiscard]] constexpr unsigned hands_of_start(std::size_t pair, bool suited) {
    if (pairs[pair].is_pocket()) return suited ? 0 : 6;
    return suited ? 4 : 12;
}

// Calls visit(pair, suited, hands) for all classes of hole cards before the flop.
template <typename Visit>
void for_each_start(Visit&& visit) {
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        visit(pair, false, hands_of_start(pair, false));
        if (!pairs[pair].is_pocket()) visit(pair, true, hands_of_start(pair, true));
    }
}

// Returns how many hands with this view from a suit belong to the chosen starts.
[[nodiscard]] constexpr unsigned hands_of_hole(unsigned hole, bool not_suited, bool suited) {
    if (holes[hole].ways == 0) return 0;
    if (hole >= first_suited) return suited ? 1 : 0;
    const unsigned apart = not_suited ? 3 : 0;
    if (hole >= first_split || pairs[hole].is_pocket()) return apart;
    return (suited ? 3 : 0) + 2 * apart;
}

}  // namespace baize::exact::holdem
