// The worth of a house game to a player who knows more than the rules allow: cards of other
// players, cards of the dealer, or random cards of the dealer that he sees before he decides.
// docs/FIGURES.md describes the method.
#pragma once

#include <cstddef>
#include <span>

#include "engine/banked/machine/game.h"
#include "engine/core/card_set.h"
#include "engine/core/game_id.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"

namespace baize::exact {

struct Information {
    CardSet known{};       // Other players' cards: neither in the deck nor with the dealer.
    CardSet dealer{};      // Cards that the dealer is known to hold.
    std::size_t seen = 0;  // Number of further cards of the dealer that the player sees.

    [[nodiscard]] bool is_empty() const { return known.empty() && dealer.empty() && seen == 0; }
};

struct KnownCardsSolver {
    GameId game{};
    std::size_t dealer_most = 0;  // Maximum of the dealer's cards known, named or seen.
    std::size_t up_cards = 0;     // Number of these that the rules show.
    GameFigures (*solve)(const Rules& rules,
                         const Information& information,
                         const ParallelExecutor& executor) = nullptr;  // REQUIRES: no limits
};

// In the order of GameId.
[[nodiscard]] std::span<const KnownCardsSolver> known_cards_solvers();

// Returns nullptr for a game of the poker room.
[[nodiscard]] const KnownCardsSolver* known_cards_solver_of(GameId game);

// Returns the maximum of Information::seen. The card that the rules show is not counted; if cards
// are named, it is one of them.
[[nodiscard]] std::size_t most_seen(const KnownCardsSolver& solver, std::size_t named = 0);

// With nothing known the figures equal those of the ordinary solver (solvers.h). The limits of the
// table are ignored; the result does not depend on the executor.
//
// REQUIRES: the game has a solver; no card twice; no more of the dealer's cards than it allows; the
// deck has enough cards for both hands.
[[nodiscard]] GameFigures solve_with_known_cards(const GameHooks& game,
                                                 const Rules& rules,
                                                 const Information& information,
                                                 const ParallelExecutor& executor);

}  // namespace baize::exact
