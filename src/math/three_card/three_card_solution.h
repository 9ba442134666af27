// Three Card Poker, exactly: Ante and Play by best play with the Ante Bonus in force, and Pair
// Plus. The method is derived in docs/FIGURES.md. Some milliseconds of work, so it is one piece.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h takes them away).
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/card_set.h"
#include "math/figures/figures.h"
#include "math/known_cards/informed.h"

namespace baize::exact {

// "ante" (strategy: play, fold; paid_hands: Ante Bonus) and "pair_plus". A player who folds keeps
// Pair Plus [TCP 7.5.2(b)] [I-9]: what the Ante does never touches it.
[[nodiscard]] GameFigures solve_three_card(const Rules& rules);

// The same for a player who knows more, and makes the best of it. Pair Plus has no dealer: cards
// that are known to be elsewhere change it, those that show themselves after the wager do not.
[[nodiscard]] GameFigures informed_three_card(const Rules& rules, const Information& information);

// Ante and Play when hands are played by a rule. The rule is asked for one hand of those that
// differ in the names of the suits only.
[[nodiscard]] Distribution three_card_by_rule(const Rules& rules,
                                              const std::function<bool(CardSet hand)>& plays);

// The same for many rules at once. While they differ in their pay tables only, the dealer's hands
// are counted once, and a wager is settled once for each table that pays it: all 18 choices of the
// book take little longer than three.
[[nodiscard]] std::vector<GameFigures> solve_three_card_tables(std::span<const Rules> all);

}  // namespace baize::exact
