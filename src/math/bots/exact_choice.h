// Finds the best decision of a hand by counting. Cards outside the view are equally likely to be
// anywhere; the judge pays for the chips on the table, limits included.
//
// Three Card Poker: Q-6-4 and better plays, as the exact analysis of the game proves.
// Caribbean Stud and Wild Aruba: counted against all hands that the dealer may have with the up
// card.
// Hold'em games after the flop: counted over all boards and all hands of the dealer. Before the
// flop, the rules of thumb are the best play of all 169 kinds of hole cards, as a test shows.
#pragma once

#include <cstddef>

#include "engine/banked/machine/game.h"

namespace baize::bots {

// Each returns the one of equal decisions that stakes least. REQUIRES: a decision is due there and
// its cards are seen.
using ExactChoice = DecisionOffer (*)(const GameHooks& game,
                                      const Rules& rules,
                                      const Round& seen,
                                      std::size_t box);

[[nodiscard]] DecisionOffer exact_at_three_card(const GameHooks& game,
                                                const Rules& rules,
                                                const Round& seen,
                                                std::size_t box);
[[nodiscard]] DecisionOffer exact_at_caribbean_stud(const GameHooks& game,
                                                    const Rules& rules,
                                                    const Round& seen,
                                                    std::size_t box);
[[nodiscard]] DecisionOffer exact_at_wild_aruba(const GameHooks& game,
                                                const Rules& rules,
                                                const Round& seen,
                                                std::size_t box);
[[nodiscard]] DecisionOffer exact_at_ultimate_holdem(const GameHooks& game,
                                                     const Rules& rules,
                                                     const Round& seen,
                                                     std::size_t box);
[[nodiscard]] DecisionOffer exact_at_crown_holdem(const GameHooks& game,
                                                  const Rules& rules,
                                                  const Round& seen,
                                                  std::size_t box);

}  // namespace baize::bots
