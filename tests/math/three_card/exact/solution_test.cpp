// Compares the solution, which asks the room's judge about four deals for each hand only, with a
// count of every deal of player and dealer, played and folded: the results and numbers of deals
// must be equal.
#include <map>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/games/three_card/hand_built.h"
#include "engine/hands/cards.h"
#include "math/figures/suits_in_order.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {
namespace {

using three_card::ThreeCard;

CardList<5> list_of(CardSet hand) {
    CardList<5> list;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        list.push_back(hand.lowest());
    return list;
}

using Dealers = std::vector<std::pair<CardSet, CardList<5>>>;

// The result of one decision with one hand, over all dealer's hands.
struct Decided {
    std::map<std::pair<Money, Money>, Weight> deals{};  // indexed by net result and stake
    Money net{};
};

Decided decided(const Rules& rules, CardSet hand, Standing standing, const Dealers& dealers) {
    Round round;
    Box& box = round.boxes[0];
    box.cards = list_of(hand);
    box.standing = standing;
    box[Wager::ante] = unit;
    if (standing == Standing::played) box[Wager::play] = unit;
    BoxSettlement lines;
    Decided decided;
    for (const auto& [dealer, cards] : dealers) {
        if (!(dealer & hand).empty()) continue;
        round.dealer = cards;
        lines.start();
        ThreeCard::settle_box(rules, round, 0, lines);
        Money staked;
        for (const SettledWager& line : lines)
            staked += line.staked;
        ++decided.deals[{*lines.net(), staked}];
        decided.net += *lines.net();
    }
    return decided;
}

// [TCP 5.6.1(a)] [TCP 5.6.1(b)] [TCP 5.6.2(a)] [TCP 5.6.2(b)] [TCP 5.6.3] [TCP 5.8.1] [TCP 5.8.2]
// [TCP 5.8.3] [TCP 5.8.4] [TCP 5.10.1(b)(ii)] [TCP 5.10.2(d)] [TCP 8.2(b)]
TEST(ThreeCardSolutionExact, EqualsAWalkThroughAllDeals) {
    Dealers dealers;
    for_each_set(3, [&](CardSet hand) { dealers.emplace_back(hand, list_of(hand)); });
    Rules rules = ThreeCard::published();
    ASSERT_TRUE(choose_table(three_card::game, rules, "ante_bonus", "C"));
    Distribution walked;
    for_each_kind_of_set(3, [&](CardSet hand, Weight hands) {
        const Decided played = decided(rules, hand, Standing::played, dealers);
        const Decided folded = decided(rules, hand, Standing::folded, dealers);
        for (const auto& [result, deals] : (played.net > folded.net ? played : folded).deals)
            walked.add(result.first, result.second, deals * hands);
    });
    const GameFigures figures = solve_three_card(rules);
    EXPECT_EQ(figures.wagers[0].results, walked);
    EXPECT_EQ(walked.deals(), 407'170'400U);
}

}  // namespace
}  // namespace baize::exact
