// The exact solution of Three Card Poker: Ante and Play with best play and the Ante Bonus in force,
// and Pair Plus. The method is derived in docs/FIGURES.md. It takes some milliseconds, so it is not
// divided among workers.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h removes them).
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/card_set.h"
#include "math/figures/figures.h"
#include "math/known_cards/known_cards.h"

namespace baize::exact {

// Returns "ante" (strategy: play, fold; paid_hands: Ante Bonus) and "pair_plus". A player who folds
// keeps Pair Plus [TCP 7.5.2(b)] [I-9], so the decision on the Ante never affects it.
[[nodiscard]] GameFigures solve_three_card(const Rules& rules);

// The same for a player who knows more cards and makes the best use of them. Pair Plus has no
// dealer: cards that are known to be elsewhere change it, but cards that are seen after the wager
// do not.
[[nodiscard]] GameFigures known_cards_three_card(const Rules& rules,
                                                 const Information& information);

// Returns the results of Ante and Play when a rule decides which hands are played. The rule is
// asked for one of the hands that differ only in the names of the suits.
[[nodiscard]] Distribution three_card_by_rule(const Rules& rules,
                                              const std::function<bool(CardSet hand)>& plays);

// Solves many rules at once. While they differ only in their pay tables, the dealer's hands are
// counted once, and a wager is settled once for each table that pays it: all 18 choices of the book
// take little longer than three.
[[nodiscard]] std::vector<GameFigures> solve_three_card_tables(std::span<const Rules> all);

}  // namespace baize::exact
