// The two sides of every decision in a house game: put more money on the hand, or do not.
#pragma once

#include <algorithm>

#include "engine/banked/machine/game.h"
#include "engine/core/check.h"
#include "engine/core/money.h"

namespace baize::bots {

// Returns the largest wager that is offered, up to `most`, or nullptr.
[[nodiscard]] inline const DecisionOffer* largest_wager(const DecisionOffers& offers,
                                                        Money most = Money::max()) {
    const DecisionOffer* best = nullptr;
    for (const DecisionOffer& offer : offers) {
        if (!offer.wager || offer.amount > most) continue;
        if (best == nullptr || offer.amount > best->amount) best = &offer;
    }
    return best;
}

// REQUIRES: a wager is offered.
[[nodiscard]] inline DecisionOffer raise_of(const DecisionOffers& offers) {
    const DecisionOffer* const wager = largest_wager(offers);
    BAIZE_CHECK(wager != nullptr);
    return *wager;
}

// Returns check or fold; of two folds the one that keeps a side wager in play.
// REQUIRES: one is offered.
[[nodiscard]] inline DecisionOffer otherwise_of(const DecisionOffers& offers) {
    const DecisionOffer* const first =
        std::find_if(offers.begin(), offers.end(), [](const DecisionOffer& offer) {
            return !offer.wager && offer.decision != Decision::instant_winner;
        });
    BAIZE_CHECK(first != offers.end());
    return *first;
}

}  // namespace baize::bots
