#include "exact/holdem_ranks.h"

#include <algorithm>

#include "hands/five_card.h"

namespace baize::exact::holdem {

RankedBoard ranked_board(const std::array<std::uint8_t, 5>& ranks) {
    RankedBoard board{.ranks = ranks};
    board.left.fill(suit_count);
    HandTally on_board;
    for (const std::uint8_t rank : ranks) {
        on_board += HandTally::of(static_cast<Rank>(rank));
        --board.left[rank];
    }
    std::array<std::uint32_t, pair_count> keys{};  // value, then pair
    for (unsigned pair = 0; pair < pair_count; ++pair) {
        const auto [high, low] = pairs[pair];
        const bool live =
            high == low ? board.left[high] > 1 : board.left[high] > 0 && board.left[low] > 0;
        if (!live) continue;
        const HandTally held =
            HandTally::of(static_cast<Rank>(high)) + HandTally::of(static_cast<Rank>(low));
        board.value[pair] = rank_mixed(on_board + held).value();
        keys[board.size++] = static_cast<std::uint32_t>(board.value[pair]) << 8U | pair;
    }
    std::sort(keys.begin(), keys.begin() + board.size);
    for (std::size_t i = 0; i < board.size; ++i)
        board.order[i] = static_cast<std::uint8_t>(keys[i] & 0xFFU);
    return board;
}

}  // namespace baize::exact::holdem
