#include "house/workflows/rulings/wager_in_round.h"

namespace baize::house {

namespace {

// A bonus on an Ante counts as part of the Ante.
bool is_part_of(const BookedWager& line, const WagerInRound& which) {
    if (line.box != which.box) return false;
    const bool is_bonus = index(line.wager) >= staked_wager_count;
    return (is_bonus ? Wager::ante : line.wager) == which.wager;
}

}  // namespace

WagerResult result_of(const RoundRecord& kept, const WagerInRound& which) {
    WagerResult result;
    for (const BookedWager& line : kept.wagers) {
        if (!is_part_of(line, which)) continue;
        result.owner = line.owner;
        result.staked += line.staked;
        result.back += line.back;
    }
    return result;
}

}  // namespace baize::house
