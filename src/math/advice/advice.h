// What a player should do in one situation of a house game: every decision that the room offers
// there, with its exact worth, when all later decisions are the best. How it is counted is said in
// docs/FIGURES.md.
//
// Limits are left out: the figures are those of stakes that play whole and are paid to the cent.
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
    CardSet dealer{};  // of the dealer's cards those that are seen
    CardSet known{};   // other cards that are neither in the deck nor in the dealer's hand
    StaticVector<Wager, 4> made{};  // on earlier streets, where the player could have checked
};

struct AdvisedOption {
    DecisionOffer offer{};
    Fraction worth{};  // net of the whole round, in units of the Ante
};

struct Advice {
    std::vector<AdvisedOption> options{};  // smallest stake first
    std::size_t best = 0;                  // of equals the one that stakes least
    bool is_last = true;                   // nothing is decided after this
    Fraction::Integer deals{};             // equally likely ones that were counted

    [[nodiscard]] Fraction loss(std::size_t option) const {
        return options[best].worth - options[option].worth;
    }
};

// How many cards of each kind a situation has. The board has as many as have been dealt when hands
// are acted on.
struct SituationShape {
    std::size_t hand = 0;
    StaticVector<std::size_t, 4> boards{};
    std::size_t dealer_least = 0;
    std::size_t dealer_most = 0;
};

[[nodiscard]] SituationShape situation_shape(const GameFacts& facts);

// The round as it lies on the table, up to the decision; nothing where the wagers that are said to
// have been made cannot have been. REQUIRES: the shape of the game.
[[nodiscard]] std::optional<Round> round_of(const GameHooks& game,
                                            const Rules& rules,
                                            const Situation& situation);

// REQUIRES: the shape of the game; no card twice; enough cards for the deal are left; round_of is
// something.
[[nodiscard]] Advice advise(const GameHooks& game, const Rules& rules, const Situation& situation);

// The same for a round as it lies on a table, in its first box: worths are in cents, of the chips
// that lie there, as the judge pays them, with limits, rounding and rulings. Of the dealer's cards
// the round holds those that are seen; `known` as in a situation.
// REQUIRES: a decision is due there; the shape of the game; no card twice; no wager but those that
// are decided on and what they rest on.
[[nodiscard]] Advice advise_round(const GameHooks& game,
                                  const Rules& rules,
                                  const Round& round,
                                  CardSet known);

}  // namespace baize::exact
