// Facts of the current round that its state does not hold: the last act of each player, and who won
// how much. The activity log (activity_log.h) keeps them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/banked/machine/round.h"
#include "engine/core/money.h"
#include "engine/poker/rules/seats.h"
#include "service/table_view/poker_view.h"

namespace baize::views {

struct RoundMemory {
    std::array<std::string, boxes_max> decided{};      // at a house game, by box
    std::array<std::string, poker::seats_max> did{};   // at poker, in this betting round
    std::array<Money, poker::seats_max> won{};         // of the pots of this hand, low halves too
    std::array<Money, poker::seats_max> side_wager{};  // paid on it, without the stake
    std::vector<PotWonShown> pots{};                   // as they were pushed
    friend bool operator==(const RoundMemory&, const RoundMemory&) = default;
};

}  // namespace baize::views
