// The numbering of everything that the solvers of the two Hold'em games count. Cards are seen in
// two ways: by ranks alone, and from the view of one suit, which distinguishes its own cards ("in")
// from all others ("out"). Lists of ranks are ascending.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/card.h"

namespace baize::exact::holdem {

using Ranks = std::span<const std::uint8_t>;

// Returns the number of ways to choose `few` of `many`.
[[nodiscard]] constexpr unsigned choose(unsigned many, unsigned few) {
    unsigned ways = 1;
    for (unsigned i = 0; i < few; ++i)
        ways = many < few ? 0 : ways * (many - i) / (i + 1);
    return ways;
}

inline constexpr auto binomials = [] {
    std::array<std::array<std::uint16_t, 6>, 18> table{};
    for (unsigned many = 0; many < table.size(); ++many) {
        for (unsigned few = 0; few < table[many].size(); ++few)
            table[many][few] = static_cast<std::uint16_t>(choose(many, few));
    }
    return table;
}();

// number_of_set() numbers lists of different ranks; number_of_ranks() also numbers lists in which a
// rank occurs several times.
[[nodiscard]] constexpr unsigned number_of_set(Ranks ranks) {
    unsigned number = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        number += binomials[ranks[i]][i + 1];
    return number;
}

[[nodiscard]] constexpr unsigned number_of_ranks(Ranks ranks) {
    unsigned number = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        number += binomials[ranks[i] + i][i + 1];
    return number;
}

inline constexpr std::size_t flop_ranks_count = choose(15, 3);
inline constexpr std::size_t turn_ranks_count = choose(16, 4);
inline constexpr std::size_t board_ranks_count = choose(17, 5);  // 13 of them are five of a rank.

// Calls visit(ranks) for every ascending list of different ranks with `least` to `most` ranks.
template <typename Visit>
void for_each_set(std::size_t least, std::size_t most, Visit&& visit) {
    for (unsigned bits = 0; bits < 1U << rank_count; ++bits) {
        std::array<std::uint8_t, rank_count> ranks{};
        std::size_t size = 0;
        for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
            if ((bits >> rank & 1U) != 0) ranks[size++] = rank;
        }
        if (size >= least && size <= most) visit(Ranks{ranks.data(), size});
    }
}

// The number of two hole cards by ranks.
inline constexpr std::size_t pair_count = 91;

[[nodiscard]] constexpr unsigned pair_of(unsigned one, unsigned other) {
    return one < other ? other * (other + 1) / 2 + one : one * (one + 1) / 2 + other;
}

struct PairRanks {
    std::uint8_t high = 0;
    std::uint8_t low = 0;

    [[nodiscard]] constexpr bool is_pocket() const { return high == low; }
};

inline constexpr auto pairs = [] {
    std::array<PairRanks, pair_count> all{};
    for (std::uint8_t high = 0; high < rank_count; ++high) {
        for (std::uint8_t low = 0; low <= high; ++low)
            all[pair_of(high, low)] = {high, low};
    }
    return all;
}();

// Rows of pairs have a spare place, so that they consist of whole vectors.
inline constexpr std::size_t pair_places = 92;

// Two hole cards from the view of a suit: both out, the higher in, the lower in, both in. Each is a
// row of pairs. A pocket pair with one card in has two places, of which the first counts; places
// without hole cards have no ways.
inline constexpr unsigned first_split = pair_places;
inline constexpr unsigned first_lower_in = 2 * pair_places;
inline constexpr unsigned first_suited = 3 * pair_places;
inline constexpr std::size_t hole_places = 4 * pair_places;

[[nodiscard]] constexpr unsigned hole_out(unsigned one, unsigned other) {
    return pair_of(one, other);
}

[[nodiscard]] constexpr unsigned hole_split(unsigned in, unsigned out) {
    return (in < out ? first_lower_in : first_split) + pair_of(in, out);
}

// REQUIRES: high > low.
[[nodiscard]] constexpr unsigned hole_in(unsigned high, unsigned low) {
    return first_suited + pair_of(high, low);
}

// Returns the other place of a pocket pair with one card in.
[[nodiscard]] constexpr unsigned pocket_again(unsigned rank) {
    return first_lower_in + pair_of(rank, rank);
}

// A small number for each place of hole cards.
using HoleRow = std::array<std::int16_t, hole_places>;

// Cards from the view of a suit: 0 to 12 in, 13 to 25 out.
inline constexpr unsigned first_out = 13;

struct Hole {
    std::uint8_t one = 0;  // Cards from the view of a suit.
    std::uint8_t other = 0;
    std::uint8_t pair = 0;
    std::uint8_t ways = 0;  // Number of the 1,326 hands with this view.
};

inline constexpr auto holes = [] {
    std::array<Hole, hole_places> all{};
    for (std::uint8_t x = 0; x < rank_count; ++x) {
        for (std::uint8_t y = 0; y < rank_count; ++y) {
            const auto out_x = static_cast<std::uint8_t>(first_out + x);
            const auto out_y = static_cast<std::uint8_t>(first_out + y);
            const auto pair = static_cast<std::uint8_t>(pair_of(x, y));
            all[hole_split(x, y)] = {x, out_y, pair, 3};
            if (x == y) all[hole_out(x, y)] = {out_x, out_y, pair, 3};
            if (x == y) all[pocket_again(x)] = {x, out_y, pair, 0};
            if (x <= y) continue;
            all[hole_out(x, y)] = {out_x, out_y, pair, 9};
            all[hole_in(x, y)] = {x, y, pair, 1};
        }
    }
    return all;
}();

// Flops of which a suit has one card or more, and boards of four of which it has two or more. With
// fewer cards no flush is possible.
inline constexpr std::size_t flop_count = 286 + 78 * 13 + 13 * 91;
inline constexpr std::size_t turn_count = 715 + 286 * 13 + 78 * 91;

[[nodiscard]] constexpr unsigned flop_of(Ranks in, Ranks out) {
    if (in.size() == 3) return number_of_set(in);
    if (in.size() == 2) return 286 + number_of_set(in) * 13 + out[0];
    return 286 + 78 * 13 + in[0] * 91U + pair_of(out[0], out[1]);
}

[[nodiscard]] constexpr unsigned turn_of(Ranks in, Ranks out) {
    if (in.size() == 4) return number_of_set(in);
    if (in.size() == 3) return 715 + number_of_set(in) * 13 + out[0];
    return 715 + 286 * 13 + number_of_set(in) * 91 + pair_of(out[0], out[1]);
}

}  // namespace baize::exact::holdem
