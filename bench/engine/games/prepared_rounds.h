// Prepares different rounds for settling, each played to the end through the machine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "engine/core/deck.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {

// One player at one box; every action must be accepted.
class PreparedTable {
  public:
    PreparedTable(const GameHooks& game, SeededSource& source)
        : game_(game), rules_(game.published()), round_(opening_round()) {
        shuffle(deck_.stub(), source);
        shy_ = source.below(4) == 0;
    }

    [[nodiscard]] Round play() {
        place_wagers();
        step(dealer_, CloseBetting{});
        step(dealer_, Shuffle{});
        step(dealer_, Cut{26});
        step(dealer_, DealHands{cards<52>()});
        step(dealer_, AnnounceDecisions{});
        while (round_.phase != Phase::over)
            go_on();
        return round_;
    }

  private:
    void step(Actor by, const Action& action) {
        const Result<Step> next = apply(game_, rules_, round_, {by, action});
        BAIZE_CHECK(next.has_value());
        round_ = next->round;
    }

    template <std::size_t Most>
    [[nodiscard]] CardList<Most> cards() {
        CardList<Most> list;
        for (std::size_t i = cards_due(game_, round_); i > 0; --i)
            list.push_back(deck_.draw());
        return list;
    }

    void place_wagers() {
        for (const Wager wager : game_.facts().opening) {
            if (wager == Wager::jackpot) continue;
            step(player(1), PlaceWager{0, wager, Money::of_cents(1000)});
        }
    }

    void go_on() {
        if (round_.phase == Phase::deciding) {
            decide();
        } else if (round_.phase == Phase::dealing) {
            step(dealer_, DealCommunity{cards<5>()});
        } else if (round_.phase == Phase::revealing) {
            step(dealer_, RevealDealer{});
        } else {
            step(dealer_, Settle{});
        }
    }

    // Takes the first decision offered, the wager; a shy player takes the last one, a fold or a
    // check.
    void decide() {
        const DecisionOffers offers = game_.decisions(rules_, round_, 0);
        const DecisionOffer& choice = offers[shy_ ? offers.size() - 1 : 0];
        step(player(1), Decide{0, choice.decision, choice.amount});
    }

    const GameHooks& game_;
    Rules rules_;
    Round round_;
    Deck deck_ = Deck::standard();
    bool shy_ = false;  // true for about a quarter of the rounds
    Actor dealer_ = staff(Role::dealer);
};

[[nodiscard]] inline std::vector<Round> prepared_rounds(const GameHooks& game, std::size_t count) {
    SeededSource source(count);
    std::vector<Round> rounds;
    rounds.reserve(count);
    while (rounds.size() < count)
        rounds.push_back(PreparedTable(game, source).play());
    return rounds;
}

}  // namespace baize
