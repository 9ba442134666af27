#include "math/advice/advice.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "math/advice/advice_parts.h"
#include "math/advice/advised_games.h"
#include "math/figures/distribution.h"

namespace baize::exact {
namespace {

// Returns the wager listed in `situation.made`, or otherwise the choice that stakes least.
// Considers only choices that leave another decision to come.
const DecisionOffer* earlier_choice(const Round& round,
                                    const DecisionOffers& offers,
                                    const Situation& situation) {
    const DecisionOffer* chosen = nullptr;
    for (const DecisionOffer& offer : offers) {
        Round after = round;
        take_decision(after, after.boxes[0], offer);
        if (after.boxes[0].standing != Standing::active) continue;
        const bool made =
            offer.wager && std::find(situation.made.begin(), situation.made.end(), *offer.wager) !=
                               situation.made.end();
        if (made) return &offer;
        if (chosen == nullptr || offer.amount < chosen->amount) chosen = &offer;
    }
    return chosen;
}

// Returns the number of board cards when hands are acted on in a street. Streets without decisions
// count too.
std::size_t board_size(const GameFacts& facts, std::size_t street) {
    std::size_t size = 0;
    for (std::size_t i = 0; i <= street; ++i)
        size += facts.streets[i].cards;
    return size;
}

// Values every choice of the decision that is due, in units of `worth_unit`.
Advice weigh(const GameHooks& game,
             const Rules& rules,
             const Round& round,
             const Situation& situation,
             Money worth_unit) {
    const DecisionTree tree(game, rules, round);
    const AdvisedGame& kind = advised_game(game.facts().id);
    const CountedChoicesWorth worth =
        kind.rank != nullptr
            ? worth_against_hands(game, rules, tree, situation, kind.rank)
            : worth_over_boards(game, rules, tree, situation, kind.lowest_qualifying);
    Advice advice{.is_last = tree.points().size() == 1, .deals = worth.deals};
    const auto& choices = tree.points().front().choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        advice.options.push_back(
            {choices[i].offer, Fraction(worth.net[i], worth.deals * worth_unit.cents())});
        if (advice.options[i].worth > advice.options[advice.best].worth) advice.best = i;
    }
    return advice;
}

}  // namespace

CardList<5> laid_down(CardSet cards) {
    CardList<5> list;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        list.push_back(cards.lowest());
    return list;
}

SituationShape situation_shape(const GameFacts& facts) {
    SituationShape shape{.hand = facts.hand_size,
                         .dealer_least = facts.has_up_card ? std::size_t{1} : 0,
                         .dealer_most = facts.hand_size};
    for (std::size_t street = 0; street < facts.streets.size(); ++street) {
        if (facts.streets[street].has_decisions) shape.boards.push_back(board_size(facts, street));
    }
    return shape;
}

std::optional<Round> round_of(const GameHooks& game,
                              const Rules& rules,
                              const Situation& situation) {
    const GameFacts& facts = game.facts();
    Round round;
    Box& box = round.boxes[0];
    box.cards = laid_down(situation.hand);
    box.standing = Standing::active;
    for (const Wager wager : {Wager::ante, Wager::blind}) {
        if (std::find(facts.opening.begin(), facts.opening.end(), wager) != facts.opening.end())
            box[wager] = unit;
    }
    while (board_size(facts, round.street) < situation.board.size()) {
        const DecisionOffers offers = game.decisions(rules, round, 0);
        const DecisionOffer* const taken = earlier_choice(round, offers, situation);
        BAIZE_CHECK(taken != nullptr);
        take_decision(round, box, *taken);
        box.acted = false;
        ++round.street;
    }
    round.community = laid_down(situation.board);
    const bool all_made =
        std::all_of(situation.made.begin(), situation.made.end(), [&](Wager wager) {
            const bool opens =
                std::find(facts.opening.begin(), facts.opening.end(), wager) != facts.opening.end();
            return !opens && box.has(wager);
        });
    return all_made ? std::optional(round) : std::nullopt;
}

Advice advise(const GameHooks& game, const Rules& given, const Situation& situation) {
    Rules rules = given;
    rules.limits = {};  // The figures assume that stakes are played in full.
    const std::optional<Round> round = round_of(game, rules, situation);
    BAIZE_CHECK(round.has_value());
    return weigh(game, rules, *round, situation, unit);
}

Advice advise_round(const GameHooks& game, const Rules& rules, const Round& round, CardSet known) {
    const Situation situation{.hand = round.boxes[0].cards.set(),
                              .board = round.community.set(),
                              .dealer = round.dealer.set(),
                              .known = known};
    return weigh(game, rules, round, situation, Money::of_cents(1));
}

}  // namespace baize::exact
