#include "math/bots/exact_choice.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "engine/games/caribbean_stud/rules.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/games/wild_aruba/rules.h"
#include "engine/hands/wild.h"
#include "math/advice/decision_tree.h"
#include "math/advice/end_payments.h"
#include "math/bots/dealer_boards.h"
#include "math/bots/dealer_studs.h"
#include "math/bots/offered.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"

namespace baize::bots {
namespace {

using exact::Choice;
using exact::DecisionTree;

// Net results in cents over all deals, by choice.
using ChoiceSums = StaticVector<WideCents, DecisionOffers::capacity()>;

constexpr std::uint16_t every_dealer_qualifies = 0;

DecisionOffer chosen(const DecisionOffers& offers, bool raises) {
    return raises ? raise_of(offers) : otherwise_of(offers);
}

DecisionOffer best_of(const DecisionTree& tree, const ChoiceSums& sums) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < sums.size(); ++i) {
        if (sums[i] > sums[best]) best = i;
    }
    return tree.points().front().choices[best].offer;
}

// Returns a round with this box as the first, where the tree expects it. Other players' hands do
// not matter.
Round alone(const Round& seen, std::size_t box) {
    Round round;
    round.phase = seen.phase;
    round.street = seen.street;
    round.boxes[0] = seen.boxes[box];
    round.dealer = seen.dealer;
    round.community = seen.community;
    return round;
}

constexpr StudRanking caribbean_ranking{
    .rank = [](CardSet hand) { return rank_five(hand).value(); },
    .lowest_qualifying = caribbean_stud::lowest_qualifying.value()};

constexpr StudRanking wild_ranking{.rank = [](CardSet hand) { return rank_wild(hand).value(); },
                                   .lowest_qualifying = wild_aruba::lowest_qualifying.value(),
                                   .twos_are_wild = true};

CardList<5> laid(CardSet cards) {
    CardList<5> list;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        list.push_back(cards.lowest());
    return list;
}

// The dealer's hands that compare alike with the player's are paid alike, so the judge settles one
// example of each class.
DecisionOffer best_at_stud(const GameHooks& game,
                           const Rules& rules,
                           const Round& round,
                           const StudRanking& ranking) {
    const DecisionTree tree(game, rules, round);
    const DealerStuds studs = dealer_studs(ranking, round.boxes[0].cards.set(), round.dealer[0]);
    ChoiceSums sums;
    for (const Choice& choice : tree.points().front().choices) {
        Round end = tree.ends()[choice.to];
        WideCents sum = 0;
        for (std::size_t i = 0; i < stud_showdowns; ++i) {
            if (studs.hands[i] == 0) continue;
            end.dealer = laid(studs.example[i]);
            BoxSettlement lines;
            settle_box(game, rules, end, 0, lines);
            sum += WideCents{lines.net().value().cents()} * studs.hands[i];
        }
        sums.push_back(sum);
    }
    return best_of(tree, sums);
}

// The possible outcomes of a choice on a complete board; the player takes the best of several. If
// the next decision comes before the board is complete (Crown Hold'em), its wager is independent of
// this choice, so it may be left out of both sides of the comparison.
using Ends = StaticVector<std::size_t, DecisionOffers::capacity()>;

Ends ends_of(const GameHooks& game, const DecisionTree& tree, const Choice& choice) {
    if (choice.is_last) return {choice.to};
    const exact::DecisionPoint& next = tree.points()[choice.to];
    std::size_t cards = 0;
    for (std::size_t i = 0; i <= next.street; ++i)
        cards += game.facts().streets[i].cards;
    if (cards < 5) return ends_of(game, tree, next.choices[0]);
    Ends ends;
    for (const Choice& last : next.choices) {
        BAIZE_CHECK(last.is_last);
        ends.push_back(last.to);
    }
    return ends;
}

DecisionOffer best_on_board(const GameHooks& game,
                            const Rules& rules,
                            const Round& round,
                            std::uint16_t lowest_qualifying) {
    const DecisionTree tree(game, rules, round);
    const exact::EndPayments pays =
        exact::end_payments(game, rules, tree.ends(), lowest_qualifying);
    const auto& choices = tree.points().front().choices;
    StaticVector<Ends, DecisionOffers::capacity()> ends;
    ChoiceSums sums;
    for (const Choice& choice : choices) {
        ends.push_back(ends_of(game, tree, choice));
        sums.push_back(0);
    }
    const CardSet hole = round.boxes[0].cards.set();
    for (const BoardsAlike& alike : boards_to_come(hole, round.community.set())) {
        const FiveCardRank player = rank_best_five(hole | alike.board);
        const auto kind = static_cast<std::size_t>(player.category());
        const ShowdownOutcomes met = dealer_outcomes(hole, alike.board, player, lowest_qualifying);
        const auto worth = [&](std::size_t end) {
            WideCents net = 0;
            for (std::size_t i = 0; i < met.size(); ++i)
                net += WideCents{pays.net[end][kind][i].cents()} * met[i];
            return net;
        };
        for (std::size_t i = 0; i < ends.size(); ++i) {
            WideCents best = worth(ends[i][0]);
            for (std::size_t end = 1; end < ends[i].size(); ++end)
                best = std::max(best, worth(ends[i][end]));
            sums[i] += best * alike.count;
        }
    }
    return best_of(tree, sums);
}

}  // namespace

DecisionOffer exact_at_three_card(const GameHooks& game,
                                  const Rules& rules,
                                  const Round& seen,
                                  std::size_t box) {
    return chosen(game.decisions(rules, seen, box),
                  three_card::PlayBest::plays(seen.boxes[box].cards.set()));
}

DecisionOffer exact_at_caribbean_stud(const GameHooks& game,
                                      const Rules& rules,
                                      const Round& seen,
                                      std::size_t box) {
    return best_at_stud(game, rules, alone(seen, box), caribbean_ranking);
}

DecisionOffer exact_at_wild_aruba(const GameHooks& game,
                                  const Rules& rules,
                                  const Round& seen,
                                  std::size_t box) {
    return best_at_stud(game, rules, alone(seen, box), wild_ranking);
}

DecisionOffer exact_at_ultimate_holdem(const GameHooks& game,
                                       const Rules& rules,
                                       const Round& seen,
                                       std::size_t box) {
    if (seen.street == street_hole) {
        const CardSet hand = seen.boxes[box].cards.set();
        return chosen(game.decisions(rules, seen, box),
                      ultimate_holdem::PlayPractical::raises_first(hand));
    }
    return best_on_board(game, rules, alone(seen, box), ultimate_holdem::lowest_qualifying.value());
}

DecisionOffer exact_at_crown_holdem(const GameHooks& game,
                                    const Rules& rules,
                                    const Round& seen,
                                    std::size_t box) {
    if (seen.street == street_hole) {
        const CardSet hand = seen.boxes[box].cards.set();
        return chosen(game.decisions(rules, seen, box),
                      crown_holdem::PlayPractical::plays_flop(hand));
    }
    return best_on_board(game, rules, alone(seen, box), every_dealer_qualifies);
}

}  // namespace baize::bots
