// The menu of actions a person may take now, for buttons, keys and bots. Every entry is tried with
// `apply`, so the two cannot differ.
#pragma once

#include <vector>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

struct Offer {
    Act act{};     // ready to be sent; if the amount is free, it is the smallest
    Money most{};  // largest stake if the amount is free; otherwise equal to the amount
    Money step = Money::of_cents(1);
    Clause clause{};  // the clause that offers it
};

[[nodiscard]] std::vector<Offer> legal(const GameHooks& game,
                                       const Rules& rules,
                                       const Round& round,
                                       Actor by);

// The subset that a player chooses among: wagers, decisions, answers and declining to show.
[[nodiscard]] std::vector<Offer> choices(const GameHooks& game,
                                         const Rules& rules,
                                         const Round& round,
                                         Actor by);

}  // namespace baize
