// What a person may do now: the menu. It is made by asking `apply`, so the two cannot drift apart;
// buttons, keys and bots read it.
#pragma once

#include <vector>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

struct Offer {
    Act act{};     // as it could be sent; where the amount is free, the least
    Money most{};  // of a stake that may be chosen; otherwise equal to the amount
    Money step = Money::of_cents(1);
    Clause clause{};  // that offers it
};

[[nodiscard]] std::vector<Offer> legal(const GameHooks& game,
                                       const Rules& rules,
                                       const Round& round,
                                       Actor by);

// Of these what a player chooses: wagers, decisions, answers, whether to show.
[[nodiscard]] std::vector<Offer> choices(const GameHooks& game,
                                         const Rules& rules,
                                         const Round& round,
                                         Actor by);

}  // namespace baize
