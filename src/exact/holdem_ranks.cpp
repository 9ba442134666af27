#include "exact/holdem_ranks.h"

#include <algorithm>

#include "hands/five_card.h"

namespace baize::exact::holdem {

RankedBoard ranked_board(const std::array<std::uint8_t, 5>& ranks) {
    RankedBoard board{.ranks = ranks};
    board.left.fill(suit_count);
    RankCounts counts = 0;
    for (const std::uint8_t rank : ranks) {
        counts += RankCounts{1} << (4U * rank);
        --board.left[rank];
    }
    const auto& values = FiveCardTables::get().five_to_seven;
    std::array<std::uint32_t, pair_count> keys{};  // value, then pair
    for (unsigned pair = 0; pair < pair_count; ++pair) {
        const auto [high, low] = pairs[pair];
        const bool live =
            high == low ? board.left[high] > 1 : board.left[high] > 0 && board.left[low] > 0;
        if (!live) continue;
        board.value[pair] =
            values[counts + (RankCounts{1} << (4U * high)) + (RankCounts{1} << (4U * low))];
        keys[board.size++] = static_cast<std::uint32_t>(board.value[pair]) << 8U | pair;
    }
    std::sort(keys.begin(), keys.begin() + board.size);
    for (std::size_t i = 0; i < board.size; ++i)
        board.order[i] = static_cast<std::uint8_t>(keys[i] & 0xFFU);
    return board;
}

}  // namespace baize::exact::holdem
