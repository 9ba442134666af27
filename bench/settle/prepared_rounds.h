// Rounds ready to be settled, all different: played to the end through the table's own machine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/check.h"
#include "core/deck.h"
#include "shoe/seeded_source.h"
#include "shoe/shuffle.h"
#include "table/play.h"

namespace baize {

// The first decision offered is the wager; every fourth hand takes the last, a fold or a check.
[[nodiscard]] inline Round played_round(const GameHooks& game,
                                        const Rules& rules,
                                        SeededSource& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    const auto step = [&](Round& round, Actor by, const Action& action) {
        const Result<Step> next = apply(game, rules, round, {by, action});
        BAIZE_CHECK(next.has_value());
        round = next->round;
    };
    const Actor dealer = staff(Role::dealer);
    Round round = opening_round();
    for (const Wager wager : game.facts().opening) {
        if (wager == Wager::jackpot) continue;
        step(round, player(1), PlaceWager{0, wager, Money::of_cents(1000)});
    }
    step(round, dealer, CloseBetting{});
    step(round, dealer, Shuffle{});
    step(round, dealer, Cut{26});
    DealHands hands;
    for (std::size_t i = cards_due(game, round); i > 0; --i)
        hands.cards.push_back(deck.draw());
    step(round, dealer, hands);
    step(round, dealer, AnnounceDecisions{});
    const bool shy = source.below(4) == 0;
    while (round.phase != Phase::over) {
        if (round.phase == Phase::deciding) {
            const DecisionOffers offers = game.decisions(rules, round, 0);
            const DecisionOffer& choice = offers[shy ? offers.size() - 1 : 0];
            step(round, player(1), Decide{0, choice.decision, choice.amount});
        } else if (round.phase == Phase::dealing) {
            DealCommunity community;
            for (std::size_t i = cards_due(game, round); i > 0; --i)
                community.cards.push_back(deck.draw());
            step(round, dealer, community);
        } else if (round.phase == Phase::revealing) {
            step(round, dealer, RevealDealer{});
        } else {
            step(round, dealer, Settle{});
        }
    }
    return round;
}

[[nodiscard]] inline std::vector<Round> prepared_rounds(const GameHooks& game, std::size_t count) {
    SeededSource source(count);
    std::vector<Round> rounds;
    rounds.reserve(count);
    while (rounds.size() < count)
        rounds.push_back(played_round(game, game.published(), source));
    return rounds;
}

}  // namespace baize
