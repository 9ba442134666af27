// What a house game is worth to a player who knows more than the rules let him: cards of other
// players, cards of the dealer's, or any cards of the dealer's that show themselves before he
// decides. How it is counted is said in docs/FIGURES.md.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/core/card_set.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"

namespace baize::exact {

struct Information {
    CardSet known{};       // other players' cards: neither in the deck nor with the dealer
    CardSet dealer{};      // cards that the dealer is known to hold
    std::size_t seen = 0;  // further cards of the dealer's that the player sees, any alike

    [[nodiscard]] bool is_empty() const { return known.empty() && dealer.empty() && seen == 0; }
};

struct InformedSolver {
    std::string_view game{};
    std::size_t dealer_most = 0;  // cards of the dealer's that may be known, named and seen
    std::size_t up_cards = 0;     // of them these are known by the rules
    GameFigures (*solve)(const Rules& rules,
                         const Information& information,
                         const Crew& crew) = nullptr;  // REQUIRES: no limits
};

// In the order a menu shows them. A game gets a line in informed.cpp and `baize analyse` knows it.
[[nodiscard]] std::span<const InformedSolver> informed_solvers();

// nullptr when nobody solves it.
[[nodiscard]] const InformedSolver* informed_solver_of(std::string_view game);

// How many further cards can be asked for. What the rules show is not counted; of named cards one
// is that which they show.
[[nodiscard]] std::size_t most_seen(const InformedSolver& solver, std::size_t named = 0);

// With nothing known the figures are those of the ordinary solver (solvers.h). The limits of the
// table are left out; the result does not depend on the crew.
//
// REQUIRES: somebody solves the game; no card twice; no more of the dealer's cards than it allows;
// the deck has cards enough for both hands.
[[nodiscard]] GameFigures solve_informed(const GameHooks& game,
                                         const Rules& rules,
                                         const Information& information,
                                         const Crew& crew);

}  // namespace baize::exact
