// The first decision for all hole cards, compared with the whole solution and published figures.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/games/ultimate_holdem/game.h"
#include "math/advice/same_advice.h"
#include "math/advice/starting_hands.h"
#include "math/holdem/ultimate_holdem_solution.h"

namespace baize::exact {
namespace {

using ultimate_holdem::UltimateHoldem;

// The published strategy for the usual Blind raises four times the Ante with a pair of threes or
// better, any ace, K2 suited, K5, Q6 suited, Q8, J8 suited and JT or better, and never three times.
bool is_published_raise(const StartingHand& hand) {
    const auto from = [&](Rank suited, Rank offsuit) {
        return hand.low >= (hand.suited ? suited : offsuit);
    };
    if (hand.high == hand.low) return hand.high >= Rank::three;
    if (hand.high == Rank::ace) return true;
    if (hand.high == Rank::king) return from(Rank::two, Rank::five);
    if (hand.high == Rank::queen) return from(Rank::six, Rank::eight);
    return hand.high == Rank::jack && from(Rank::eight, Rank::ten);
}

Rules common_rules() {
    Rules rules = UltimateHoldem::published();
    rules.settings.uth_blind_loses_to_unqualified_dealer = true;
    return rules;
}

// [UTH 3.36(a)] [UTH 4.4]
TEST(UltimateHoldemAdvice, StartingHandsAddUpToTheWholeGame) {
    const Rules rules = common_rules();
    Fraction sum;
    unsigned all = 0;
    for (const StartingHand& hand : solve_starting_hands(hooks_of<UltimateHoldem>, rules)) {
        const AdvisedOption& best = hand.advice.options[hand.advice.best];
        sum += best.worth * Fraction::whole(hand.hands);
        all += hand.hands;
        EXPECT_EQ(best.offer.amount, is_published_raise(hand) ? unit * 4 : Money())
            << static_cast<int>(hand.high) << " " << static_cast<int>(hand.low) << hand.suited;
    }
    EXPECT_EQ(all, 1'326U);
    const Fraction game = solve_ultimate_holdem(rules).wagers.at(0).results.expectation();
    EXPECT_EQ(to_string(sum / Fraction::whole(all)), to_string(game));
}

// A walk over all deals to one hand gives the same figures exactly. [UTH 3.36(a)] [UTH 4.4]
TEST(UltimateHoldemAdvice, StartingHandsEqualTheWalk) {
    for (const Rules& rules : {UltimateHoldem::published(), common_rules()}) {
        const auto hands = solve_starting_hands(hooks_of<UltimateHoldem>, rules);
        for (const char* cards : {"As Ks", "8s 8d", "3s 2d"})
            expect_same_advice(hands, cards, hooks_of<UltimateHoldem>, rules);
    }
}

}  // namespace
}  // namespace baize::exact
