// Facts of the present round that its state does not hold: the last action of each player, and the
// winnings. The activity log (activity_log.h) keeps them.
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
    std::array<Money, poker::seats_max> won{};         // from the pots, including low halves
    std::array<Money, poker::seats_max> side_wager{};  // paid on it, without the stake
    std::vector<PotWonView> pots{};                    // after they were given out
    friend bool operator==(const RoundMemory&, const RoundMemory&) = default;
};

}  // namespace baize::views
