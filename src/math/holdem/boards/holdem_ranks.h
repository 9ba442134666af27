// Every board by its ranks alone, and all hole cards on it from the weakest to the strongest.
// Nothing else matters if no suit can make a flush.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

struct RankedBoard {
    std::array<std::uint8_t, 5> ranks{};
    std::array<std::uint8_t, rank_count> left{};    // Cards of each rank not on the board.
    std::uint8_t size = 0;                          // Number of pairs that can be dealt.
    std::array<std::uint8_t, pair_count> order{};   // Those pairs, weakest first.
    std::array<std::uint16_t, pair_count> value{};  // FiveCardRank of the best five, by pair.

    [[nodiscard]] std::uint16_t value_at(std::size_t place) const { return value[order[place]]; }
};

// REQUIRES: ascending ranks, not five of one rank.
[[nodiscard]] RankedBoard ranked_board(const std::array<std::uint8_t, 5>& ranks);

// Calls visit(ranks) for every ascending list of `size` ranks.
template <std::size_t size, typename Visit>
void for_each_ranks(Visit&& visit) {
    std::array<std::uint8_t, size> ranks{};
    for (;;) {
        visit(ranks);
        std::size_t at = 0;  // The first that may grow.
        while (at < size && ranks[at] == (at + 1 < size ? ranks[at + 1] : rank_count - 1))
            ++at;
        if (at == size) return;
        ++ranks[at];
        for (std::size_t i = 0; i < at; ++i)
            ranks[i] = 0;
    }
}

}  // namespace baize::exact::holdem
