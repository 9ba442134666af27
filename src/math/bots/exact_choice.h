// The best decision of a hand by counting. Everything not in the view is taken to be equally likely
// to be anywhere; payments are those of the judge for the chips that lie there, limits included.
//
// Three Card Poker: Q-6-4 and better plays, which is proved by the exact analysis of the game.
// Caribbean Stud and Wild Aruba: against all hands the dealer may have behind the up card.
// Hold'em games after the flop: over all boards and all hands of the dealer; before it the rules of
// thumb are the best play of all 169 kinds of hole cards, which is tested.
#pragma once

#include <cstddef>

#include "engine/banked/machine/game.h"

namespace baize::bots {

// Of equals the one that stakes least. REQUIRES: a decision is due there and its cards are seen.
[[nodiscard]] DecisionOffer exact_choice(const GameHooks& game,
                                         const Rules& rules,
                                         const Round& seen,
                                         std::size_t box);

}  // namespace baize::bots
