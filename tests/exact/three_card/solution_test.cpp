// Every deal of player and dealer through the room's judge, against the solution that asks it of
// four deals a hand only: the same results in the same number of deals.
#include <map>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "exact/three_card_solution.h"
#include "games/registry.h"
#include "games/three_card/hand_built.h"
#include "hands/cards.h"

namespace baize::exact {
namespace {

using three_card::ThreeCard;

CardList<5> list_of(CardSet hand) {
    CardList<5> list;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        list.push_back(hand.lowest());
    return list;
}

// Net results of one hand, played or folded, and in how many deals each comes.
using Results = std::map<std::pair<Money, Money>, Weight>;

Results results_of(const Rules& rules,
                   const ThreeCardChoice& choice,
                   const std::vector<std::pair<CardSet, CardList<5>>>& dealers) {
    Round round;
    Box& box = round.boxes[0];
    box.cards = list_of(choice.hand);
    box.standing = choice.plays() ? Standing::played : Standing::folded;
    box[Wager::ante] = unit;
    if (choice.plays()) box[Wager::play] = unit;
    BoxSettlement lines;
    Results results;
    for (const auto& [dealer, cards] : dealers) {
        if (!(dealer & choice.hand).empty()) continue;
        round.dealer = cards;
        lines.start();
        ThreeCard::settle_box(rules, round, 0, lines);
        Money staked;
        for (const SettledWager& line : lines)
            staked += line.staked;
        ++results[{*lines.net(), staked}];
    }
    return results;
}

// [TCP 5.6.1(a)] [TCP 5.6.1(b)] [TCP 5.6.2(a)] [TCP 5.6.2(b)] [TCP 5.6.3] [TCP 5.8.1] [TCP 5.8.2]
// [TCP 5.8.3] [TCP 5.8.4] [TCP 5.10.1(b)(ii)] [TCP 5.10.2(d)] [TCP 8.2(b)]
TEST(ThreeCardSolutionExact, IsTheWalkThroughEveryDeal) {
    std::vector<std::pair<CardSet, CardList<5>>> dealers;
    for_each_set(3, [&](CardSet hand) { dealers.emplace_back(hand, list_of(hand)); });
    Rules rules = ThreeCard::published();
    ASSERT_TRUE(choose_table(three_card::game, rules, "ante_bonus", "C"));
    Distribution walked;
    for (const ThreeCardChoice& choice : three_card_choices(rules)) {
        for (const auto& [result, deals] : results_of(rules, choice, dealers))
            walked.add(result.first, result.second, deals * choice.hands);
    }
    const GameFigures figures = solve_three_card(rules);
    EXPECT_EQ(figures.wagers[0].results, walked);
    EXPECT_EQ(walked.deals(), 407'170'400U);
}

}  // namespace
}  // namespace baize::exact
