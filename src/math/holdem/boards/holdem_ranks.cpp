#include "math/holdem/boards/holdem_ranks.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "engine/hands/five_card.h"

namespace baize::exact::holdem {

namespace {

struct Ranked {
    std::uint16_t value = 0;
    std::uint8_t pair = 0;
};

// A stable counting sort by eight bits of the value, which is faster than comparing.
void sort_by_byte(std::span<Ranked> hands, unsigned shift) {
    std::array<std::uint8_t, 257> place{};
    const auto byte_of = [&](const Ranked& hand) { return hand.value >> shift & 0xFFU; };
    for (const Ranked& hand : hands)
        ++place[byte_of(hand) + 1];
    std::partial_sum(place.begin(), place.end(), place.begin());
    std::array<Ranked, pair_count> sorted{};
    for (const Ranked& hand : hands)
        sorted[place[byte_of(hand)]++] = hand;
    std::copy_n(sorted.begin(), hands.size(), hands.begin());
}

}  // namespace

RankedBoard ranked_board(const std::array<std::uint8_t, 5>& ranks) {
    RankedBoard board{.ranks = ranks};
    board.left.fill(suit_count);
    HandTally on_board;
    for (const std::uint8_t rank : ranks) {
        on_board += HandTally::of(static_cast<Rank>(rank));
        --board.left[rank];
    }
    std::array<Ranked, pair_count> hands{};
    for (unsigned pair = 0; pair < pair_count; ++pair) {
        const auto [high, low] = pairs[pair];
        const bool live =
            high == low ? board.left[high] > 1 : board.left[high] > 0 && board.left[low] > 0;
        if (!live) continue;
        const HandTally held =
            HandTally::of(static_cast<Rank>(high)) + HandTally::of(static_cast<Rank>(low));
        board.value[pair] = rank_mixed(on_board + held).value();
        hands[board.size++] = {board.value[pair], static_cast<std::uint8_t>(pair)};
    }
    const std::span<Ranked> dealt{hands.data(), board.size};
    sort_by_byte(dealt, 0);
    sort_by_byte(dealt, 8);
    for (std::size_t i = 0; i < board.size; ++i)
        board.order[i] = dealt[i].pair;
    return board;
}

}  // namespace baize::exact::holdem
