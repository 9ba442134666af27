// Advice for one situation of a house game: every decision that the room offers there, with its
// exact worth if all later decisions are the best. docs/FIGURES.md describes the method.
//
// Limits are ignored: the figures assume that stakes are played in full and paid to the cent.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/core/card_set.h"
#include "engine/core/fraction.h"
#include "engine/core/static_vector.h"

namespace baize::exact {

struct Situation {
    CardSet hand{};
    CardSet board{};
    CardSet dealer{};  // The dealer's cards that are seen.
    CardSet known{};   // Other cards that are neither in the deck nor in the dealer's hand.
    StaticVector<Wager, 4> made{};  // On earlier streets, where the player could have checked.
};

struct AdvisedOption {
    DecisionOffer offer{};
    Fraction worth{};  // Net result of the whole round, in units of the Ante.
};

struct Advice {
    std::vector<AdvisedOption> options{};  // Smallest stake first.
    std::size_t best = 0;                  // Among equal options the one that stakes least.
    bool is_last = true;                   // No decision follows.
    Fraction::Integer deals{};             // Number of equally likely deals that were counted.

    [[nodiscard]] Fraction loss(std::size_t option) const {
        return options[best].worth - options[option].worth;
    }
};

// The number of cards of each kind in a situation. `boards` holds the sizes of the board at which
// hands are acted on.
struct SituationShape {
    std::size_t hand = 0;
    StaticVector<std::size_t, 4> boards{};
    std::size_t dealer_least = 0;
    std::size_t dealer_most = 0;
};

[[nodiscard]] SituationShape situation_shape(const GameFacts& facts);

// Returns the round as it lies on the table at the decision, or nullopt if the wagers in `made` are
// impossible. REQUIRES: the shape of the game.
[[nodiscard]] std::optional<Round> round_of(const GameHooks& game,
                                            const Rules& rules,
                                            const Situation& situation);

// REQUIRES: the shape of the game; no card twice; enough cards for the deal are left; round_of
// returns a round.
[[nodiscard]] Advice advise(const GameHooks& game, const Rules& rules, const Situation& situation);

// Returns the same for the first box of a round on a table. Worths are in cents for the chips on
// the table, as the judge pays them, with limits, rounding and rulings. The round holds the
// dealer's cards that are seen; `known` is as in a situation.
// REQUIRES: a decision is due there; the shape of the game; no card twice; no wagers except those
// that are decided on and those that they depend on.
[[nodiscard]] Advice advise_round(const GameHooks& game,
                                  const Rules& rules,
                                  const Round& round,
                                  CardSet known);

}  // namespace baize::exact
