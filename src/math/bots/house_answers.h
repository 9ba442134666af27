// What a bot says when a ruling leaves something to its person.
#pragma once

#include <optional>

#include "math/bots/house_player.h"

namespace baize::bots {

// A wager may be taken back: the eager never do; the others do unless they see a pair or better,
// since a hand that nobody has looked at is worth less than nothing to its player. Cards taken by
// mistake are named where they were seen; wrong amounts are put right while the chips last.
[[nodiscard]] std::optional<Action> answer_due(const HousePlayer& player, const HouseTable& table);

}  // namespace baize::bots
