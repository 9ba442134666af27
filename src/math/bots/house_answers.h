// The answers of a bot to the questions of a ruling.
#pragma once

#include <optional>

#include "math/bots/house_player.h"

namespace baize::bots {

// When a wager may be taken back, the eager style keeps it, and other styles keep it only if they
// see a pair or better, because an unseen hand is worth less than nothing to its player. Cards
// taken by mistake are named if they were seen; wrong amounts are corrected while the chips last.
[[nodiscard]] std::optional<Action> answer_due(const HousePlayer& player, const HouseTable& table);

}  // namespace baize::bots
