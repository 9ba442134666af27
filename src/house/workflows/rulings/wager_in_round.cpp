#include "house/workflows/rulings/wager_in_round.h"

namespace baize::casino {

namespace {

constexpr std::size_t wagers_in_a_box = 32;  // More than any game has.

// A bonus on an Ante counts as part of the Ante.
bool is_part_of(const BookedWager& line, const WagerInRound& which) {
    if (line.box != which.box) return false;
    const bool is_bonus = index(line.wager) >= staked_wager_count;
    return (is_bonus ? Wager::ante : line.wager) == which.wager;
}

}  // namespace

std::uint64_t number_of(const WagerInRound& which) {
    return which.box * wagers_in_a_box + index(which.wager) + 1;
}

WagerResult result_of(const RoundBook& kept, const WagerInRound& which) {
    WagerResult result;
    for (const BookedWager& line : kept.wagers) {
        if (!is_part_of(line, which)) continue;
        result.owner = line.owner;
        result.staked += line.staked;
        result.back += line.back;
    }
    return result;
}

}  // namespace baize::casino
