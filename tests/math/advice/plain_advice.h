// Computes the value of a decision without shortcuts: every possible card is dealt, street by
// street and into the dealer's hand, and the engine settles every deal.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/banked/machine/play.h"
#include "engine/hands/cards.h"
#include "math/advice/advice.h"
#include "math/figures/distribution.h"
#include "math/holdem/holdem_deals.h"

namespace baize::exact {

class PlainAdvice {
  public:
    PlainAdvice(const GameHooks& game, const Rules& rules, const Situation& situation)
        : game_(game), rules_(rules), situation_(situation) {}

    // Returns the value in units, as advise() does.
    [[nodiscard]] Fraction worth(const DecisionOffer& offer) {
        const WideCents net = after(round_of(game_, rules_, situation_).value(), offer);
        const WideCents deals = count_deals(round_of(game_, rules_, situation_).value());
        return {net, deals * unit.cents()};
    }

  private:
    template <typename Visit>
    static void for_each_of(CardSet from, std::size_t size, Visit&& visit, CardSet so_far = {}) {
        if (size == 0) return visit(so_far);
        while (from.size() >= size) {
            CardSet more = so_far;
            more.insert(from.lowest());
            from.erase(from.lowest());
            for_each_of(from, size - 1, visit, more);
        }
    }

    [[nodiscard]] CardSet unseen(const Round& round) const {
        return CardSet::full_deck() - situation_.hand - situation_.known - situation_.dealer -
               round.community.set();
    }

    [[nodiscard]] WideCents after(Round round, const DecisionOffer& offer) {
        take_decision(round, round.boxes[0], offer);
        return dealt_on(round);
    }

    // Calls visit(round) for each way to deal the next street; never after the last street.
    template <typename Visit>
    bool next_street(Round round, Visit&& visit) {
        if (++round.street >= game_.facts().streets.size()) return false;
        round.boxes[0].acted = false;
        const CardSet board = round.community.set();
        for_each_of(unseen(round), game_.facts().streets[round.street].cards, [&](CardSet cards) {
            round.community = listed_cards(board | cards);
            visit(round);
        });
        return true;
    }

    [[nodiscard]] WideCents dealt_on(const Round& round) {
        WideCents sum = 0;
        const bool goes_on = next_street(round, [&](const Round& dealt) { sum += best_of(dealt); });
        return goes_on ? sum : against_dealers(round);
    }

    [[nodiscard]] WideCents best_of(const Round& round) {
        std::optional<WideCents> best;
        for (const DecisionOffer& offer : game_.decisions(rules_, round, 0)) {
            const WideCents net = after(round, offer);
            if (!best || net > *best) best = net;
        }
        return best ? *best : dealt_on(round);
    }

    [[nodiscard]] WideCents against_dealers(Round round) {
        WideCents sum = 0;
        BoxSettlement lines;
        const std::size_t missing = game_.facts().hand_size - situation_.dealer.size();
        for_each_of(unseen(round), missing, [&](CardSet cards) {
            round.dealer = listed_cards(cards | situation_.dealer);
            settle_box(game_, rules_, round, 0, lines);
            sum += lines.net()->cents();
        });
        return sum;
    }

    [[nodiscard]] WideCents count_deals(const Round& round) {
        WideCents deals = 0;
        bool counted = false;
        const bool goes_on = next_street(round, [&](const Round& dealt) {
            if (!counted) deals += count_deals(dealt);  // the number is the same for all offers
            counted = true;
        });
        WideCents ways = 0;
        if (goes_on) next_street(round, [&](const Round&) { ++ways; });
        if (goes_on) return deals * ways;
        for_each_of(unseen(round),
                    game_.facts().hand_size - situation_.dealer.size(),
                    [&](CardSet) { ++deals; });
        return deals;
    }

    const GameHooks& game_;
    const Rules& rules_;
    Situation situation_;
};

inline void expect_plain(const GameHooks& game, const Rules& rules, const Situation& situation) {
    SCOPED_TRACE(to_string(listed_cards(situation.hand)) + " / " +
                 to_string(listed_cards(situation.board)) + " / " +
                 to_string(listed_cards(situation.dealer)));
    const Advice advice = advise(game, rules, situation);
    PlainAdvice plain(game, rules, situation);
    const DecisionOffers offers =
        game.decisions(rules, round_of(game, rules, situation).value(), 0);
    ASSERT_EQ(advice.options.size(), offers.size());
    for (const DecisionOffer& offer : offers) {
        const auto found = std::find_if(
            advice.options.begin(), advice.options.end(), [&](const AdvisedOption& option) {
                return option.offer == offer;
            });
        ASSERT_NE(found, advice.options.end());
        EXPECT_EQ(to_string(found->worth), to_string(plain.worth(offer))) << offer.clause.id();
        EXPECT_LE(found->worth, advice.options[advice.best].worth);
    }
}

}  // namespace baize::exact
