// What a fixed rule of play comes to at the Hold'em games, exactly: every board, every hand on it
// and every dealer's hand, each decision asked of the rule. Best play needs no such walk; this is
// for rules of thumb, and for holding a simulation against.
#pragma once

#include "core/card_set.h"
#include "core/crew.h"
#include "exact/distribution.h"
#include "table/rules.h"

namespace baize::exact {

// Each is asked with what the player sees. REQUIRES of all: nothing else decides, and renaming the
// suits of all cards changes no answer.
struct HoldemRule {
    bool (*first)(CardSet hole) = nullptr;                // the largest Play wager, the Flop wager
    bool (*flop)(CardSet hole, CardSet flop) = nullptr;   // Play on the flop, the Turn wager
    bool (*last)(CardSet hole, CardSet board) = nullptr;  // Play on the river, the River wager
};

// The main game. Some fifteen seconds of one core.
[[nodiscard]] Distribution ultimate_by_rule(const Rules& rules,
                                            const HoldemRule& rule,
                                            const Crew& crew = {});
[[nodiscard]] Distribution crown_by_rule(const Rules& rules,
                                         const HoldemRule& rule,
                                         const Crew& crew = {});

}  // namespace baize::exact
