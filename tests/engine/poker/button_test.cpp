// The places of button and blinds from hand to hand, and the openings of hands.
#include "engine/poker/table/button.h"

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

// [CP 1.1] [I-113] [CP 8.9.2(a) by result] [CP 8.9.2(b) by result]
TEST(PokerButton, StartsNearestTheDealersRightAndGoesRound) {
    RunningGame game(6);
    EXPECT_EQ(game.deals(), "button 6: 1 blind 1, 2 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 2 blind 1, 3 blind 2");
    game.deals(4);
    EXPECT_EQ(game.deals(), "button 6: 1 blind 1, 2 blind 2");
}

// [I-113]
TEST(PokerButton, StartsWithAPlayerWhoIsDealtIn) {
    RunningGame game(6);
    game.sits_out(6);
    EXPECT_EQ(game.deals(), "button 5: 1 blind 1, 2 blind 2");
}

// [CP 8.9.1] [CP 8.9.2] [CP 8.9.2(b)]
TEST(PokerBlinds, AreAsManyAsTheSignSays) {
    RunningGame one(5);
    one.rules.forced.blinds = {dollars(2)};
    EXPECT_EQ(one.deals(), "button 5: 1 blind 2");
    EXPECT_EQ(one.deals(), "button 1: 2 blind 2");
    RunningGame three(5);
    three.rules.forced.blinds = {dollars(1), dollars(1), dollars(2)};
    EXPECT_EQ(three.deals(), "button 5: 1 blind 1, 2 blind 1, 3 blind 2");
    EXPECT_EQ(three.deals(), "button 1: 2 blind 1, 3 blind 1, 4 blind 2");
    RunningGame four(5);
    four.rules.forced.blinds = {dollars(1), dollars(2), dollars(3), dollars(4)};
    EXPECT_EQ(four.deals(), "button 5: 1 blind 1, 2 blind 2, 3 blind 3, 4 blind 4");
    EXPECT_EQ(four.deals(), "button 1: 2 blind 1, 3 blind 2, 4 blind 3, 5 blind 4");
}

// [CP 8.9.2(b)] [I-130]
TEST(PokerBlinds, NoPlayerPutsUpTwoWithFewerPlayersThanBlinds) {
    RunningGame game(3);
    game.rules.forced.blinds = {dollars(1), dollars(2), dollars(3), dollars(4)};
    EXPECT_EQ(game.deals(), "button 3: 1 blind 2, 2 blind 3, 3 blind 4");
    EXPECT_EQ(game.deals(), "button 1: 2 blind 2, 3 blind 3, 1 blind 4");
    RunningGame equal(3);
    equal.rules.forced.blinds = {dollars(1), dollars(2), dollars(4)};
    EXPECT_EQ(equal.deals(), "button 3: 1 blind 1, 2 blind 2, 3 blind 4");
    EXPECT_EQ(equal.deals(), "button 1: 2 blind 1, 3 blind 2, 1 blind 4");
}

// [CP 8.9.1]
TEST(PokerBlinds, TheirNumberMayChangeBetweenHands) {
    RunningGame game(6);
    game.deals(2);  // button 1
    game.rules.forced.blinds = {dollars(1), dollars(2), dollars(4)};
    EXPECT_EQ(game.deals(), "button 1: 2 blind 1, 3 blind 2, 4 blind 4");
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 4 blind 2, 5 blind 4");
    game.rules.forced.blinds = {dollars(4)};
    EXPECT_EQ(game.deals(), "button 5: 6 blind 4");
}

// [CP 8.9.6 by result] [I-71]
TEST(PokerDeadButton, SmallBlindLeaves) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.leaves(3);
    EXPECT_EQ(game.deals(), "button 2: 4 blind 2");
    EXPECT_EQ(game.deals(), "dead button 3: 4 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 4: 5 blind 1, 6 blind 2");
}

// [CP 8.9.6]
TEST(PokerDeadButton, LeavingBetweenThePlanAndTheFirstCardIsTheSame) {
    RunningGame game(6);
    game.deals(2);
    EXPECT_EQ(words(game.plan()), "button 2: 3 blind 1, 4 blind 2");
    EXPECT_EQ(words(game.plan()), "button 2: 3 blind 1, 4 blind 2");
    game.leaves(3);
    EXPECT_EQ(game.deals(), "button 2: 4 blind 2");
}

// [I-71]
TEST(PokerDeadButton, NextBigBlindLeaves) {
    RunningGame game(6);
    game.deals(2);
    game.leaves(4);
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 3: 5 blind 1, 6 blind 2");
}

// [I-71] [CP 1.1]
TEST(PokerDeadButton, NextButtonLeaves) {
    RunningGame game(6);
    game.deals(2);
    game.leaves(2);
    EXPECT_EQ(game.deals(), "dead button 2: 3 blind 1, 4 blind 2");
}

// [I-71]
TEST(PokerDeadButton, SeveralLeaveAtOnce) {
    RunningGame game(7);
    game.deals(2);  // button 1, small 2, big 3
    game.leaves(2).leaves(3).leaves(4);
    EXPECT_EQ(game.deals(), "dead button 2: 5 blind 2");
    EXPECT_EQ(game.deals(), "dead button 3: 5 blind 1, 6 blind 2");
    EXPECT_EQ(game.deals(), "button 5: 6 blind 1, 7 blind 2");
}

// [I-71]
TEST(PokerDeadButton, HoldsForOneBlindAndForThree) {
    RunningGame one(5);
    one.rules.forced.blinds = {dollars(2)};
    one.deals(1);  // button 5, blind 1
    one.leaves(1);
    EXPECT_EQ(one.deals(), "dead button 1: 2 blind 2");
    EXPECT_EQ(one.deals(), "button 2: 3 blind 2");
    RunningGame three(7);
    three.rules.forced.blinds = {dollars(1), dollars(2), dollars(4)};
    three.deals(1);  // button 7, blinds 1, 2, 3
    three.leaves(3);
    EXPECT_EQ(three.deals(), "button 1: 2 blind 1, 4 blind 4");
    EXPECT_EQ(three.deals(), "button 2: 4 blind 2, 5 blind 4");
    EXPECT_EQ(three.deals(), "dead button 3: 4 blind 1, 5 blind 2, 6 blind 4");
}

// [I-35]
TEST(PokerHeadsUp, TheButtonPutsUpTheSmallBlind) {
    RunningGame game(2);
    EXPECT_EQ(game.deals(), "button 2: 2 blind 1, 1 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 1 blind 1, 2 blind 2");
    EXPECT_EQ(game.deals(), "button 2: 2 blind 1, 1 blind 2");
}

// [I-35] [CP 8.17.1] [CP 8.18.2]
TEST(PokerHeadsUp, TheButtonActsFirstThenLast) {
    RunningGame game(2);
    game.deals(1);
    PokerTable table;
    table.opening = game.plan().opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    EXPECT_EQ(table.hand.actor, game.at(1));
    table.calls(1).checks(2);
    EXPECT_EQ(table.hand.actor, game.at(2));
}

// [I-35] [CP 8.9.2(a)]
TEST(PokerHeadsUp, ButtonPutsUpTheBigBlindUnderTheLiteralInterpretation) {
    RunningGame game(2);
    game.rules.forced.heads_up_button_small = false;
    EXPECT_EQ(game.deals(), "button 2: 1 blind 1, 2 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 2 blind 1, 1 blind 2");
}

// [I-35]
TEST(PokerHeadsUp, SingleBlindIsPostedAcrossFromTheButton) {
    for (const bool button_small : {true, false}) {
        RunningGame game(2);
        game.rules.forced.blinds = {dollars(2)};
        game.rules.forced.heads_up_button_small = button_small;
        EXPECT_EQ(game.deals(), "button 2: 1 blind 2");
        EXPECT_EQ(game.deals(), "button 1: 2 blind 2");
    }
}

// [I-35]
TEST(PokerHeadsUp, LastTwoOfThreeBlindsArePosted) {
    RunningGame game(2);
    game.rules.forced.blinds = {dollars(1), dollars(2), dollars(4)};
    EXPECT_EQ(game.deals(), "button 2: 2 blind 2, 1 blind 4");
    EXPECT_EQ(game.deals(), "button 1: 1 blind 2, 2 blind 4");
}

// When two players remain, none has the big blind twice in a row, whichever player leaves. [I-35]
TEST(PokerHeadsUp, NoPlayerPostsTheBigBlindTwiceAfterAThirdLeaves) {
    for (const int leaver : {1, 2, 3}) {
        RunningGame game(3);
        game.deals(1);  // button 3, small 1, big 2
        game.leaves(leaver);
        const std::string expected = leaver == 1   ? "button 2: 2 blind 1, 3 blind 2"
                                     : leaver == 2 ? "button 1: 1 blind 1, 3 blind 2"
                                                   : "button 2: 2 blind 1, 1 blind 2";
        EXPECT_EQ(game.deals(), expected);
    }
}

// [I-35] [I-71]
TEST(PokerHeadsUp, BlindsMoveOnIfOneLeavesAndTwoArrive) {
    RunningGame game(2);
    game.deals(1);  // button and small 2, big 1
    game.leaves(2).arrives(5).arrives(9);
    EXPECT_EQ(game.deals(), "button 1: 1 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 5 blind 1, 9 blind 2");
    EXPECT_EQ(game.deals(), "button 5: 9 blind 1, 1 blind 2");
}

// The third sits where the button would come next: he waits for the blind. [CP 8.10]
TEST(PokerHeadsUp, AThirdPlayerOnTheButtonSideWaits) {
    RunningGame game(1);
    game.arrives(5);
    game.deals(1);  // button and small 5, big 1
    game.arrives(8, Choice::post);
    EXPECT_EQ(game.out(8), "button_not_passed CP 8.10");
    EXPECT_EQ(game.deals(), "button 1: 1 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 5 blind 1, 8 blind 2");
}

// Moved there by a supervisor he takes the button, which the old small blind cannot have: the big
// blind is his. [CP 8.10] [I-71]
TEST(PokerHeadsUp, AThirdPlayerWhoIsMovedThereHasTheButton) {
    RunningGame game(1);
    game.arrives(5);
    game.deals(1);  // button and small 5, big 1
    game.arrives({.seat = game.at(8), .chips = dollars(100), .origin = Origin::moved});
    EXPECT_EQ(game.deals(), "button 8: 1 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 1: 5 blind 1, 8 blind 2");
}

// [CP 8.4]
TEST(PokerPlan, NeedsTwoPlayersWithChips) {
    RunningGame game(2);
    game.stacks[1] = Money{};
    EXPECT_EQ(refusal(plan_hand(game.rules, game.orbit, game.stacks)), "too_few_players CP 8.4");
    EXPECT_EQ(refusal(plan_hand(game.rules, Orbit{}, {})), "too_few_players CP 8.4");
}

// [CP 4.1]
TEST(PokerPlan, DealsInNoMoreThanTheGameSeats) {
    RunningGame game(11);
    EXPECT_EQ(game.plan().opening.dealt_in.size(), 11U);
    game.rules.variant = Variant::omaha;
    EXPECT_EQ(refusal(plan_hand(game.rules, game.orbit, game.stacks)), "too_many_players CP 4.1");
    game.leaves(4);
    EXPECT_EQ(game.plan().opening.dealt_in.size(), 10U);
}

// [I-72] [CP 8.9.2]
TEST(PokerPlan, PlayerWithLessThanTheBlindIsAllIn) {
    RunningGame game(3);
    game.deals(1);
    game.stacks[game.at(3)] = dollars(1);
    EXPECT_EQ(words(game.plan()), "button 1: 2 blind 1, 3 blind 2");
    PokerTable table;
    table.opening = game.plan().opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    EXPECT_TRUE(is_all_in(table.hand, game.at(3)));
    EXPECT_EQ(table.hand.betting.level, dollars(2));
}

// [CP 7.2.4(b)] [I-78]
TEST(PokerPlan, PlayerWhoCannotPayTheFeeIsNotDealtIn) {
    RunningGame game(4);
    game.rules.commission.per_person = dollars(3);
    game.deals(1);
    game.stacks[game.at(2)] = dollars(3);  // nothing would be left to play
    game.stacks[game.at(3)] = dollars(4);
    EXPECT_EQ(game.out(2), "too_few_chips I-78");
    EXPECT_EQ(game.out(3), "in");
    EXPECT_EQ(words(game.plan()), "button 1: 3 blind 2");
    PokerTable table;
    table.rules.commission.per_person = dollars(3);
    table.opening = game.plan().opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    EXPECT_EQ(table.hand.fees, dollars(9));
    EXPECT_EQ(table.stack(2), dollars(3));
}

// [CP 6.2]
TEST(PokerPlan, AnEmptyStackIsNotDealtIn) {
    RunningGame game(3);
    game.stacks[0] = Money{};
    EXPECT_EQ(game.out(1), "too_few_chips CP 6.2");
}

// [CP 8.9.3]
TEST(PokerPlan, PlayerWithoutChipsWhoBuysAgainOwesTheMissedBlinds) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.stacks[game.at(3)] = Money{};
    EXPECT_EQ(game.deals(), "button 2: 4 blind 2");
    game.stacks[game.at(3)] = dollars(100);
    game.comes_back(3, Choice::post).deals(1);
    EXPECT_EQ(game.deals(), "button 4: 5 blind 1, 6 blind 2, 3 dead 1");
}

TEST(PokerAntes, EachPlayerPutsUpTheOwnAnte) {
    RunningGame game(3);
    game.rules.forced.ante = dollars(1);
    EXPECT_EQ(game.deals(), "button 3: 1 ante 1, 2 ante 1, 3 ante 1, 1 blind 1, 2 blind 2");
}

TEST(PokerAntes, OnePlayerPutsItUpForTheTable) {
    RunningGame game(4);
    game.rules.forced.ante = dollars(2);
    game.rules.forced.ante_by = AnteBy::last_blind;
    EXPECT_EQ(game.deals(), "button 4: 2 table ante 2, 1 blind 1, 2 blind 2");
    game.rules.forced.ante_by = AnteBy::button;
    EXPECT_EQ(game.deals(), "button 1: 1 table ante 2, 2 blind 1, 3 blind 2");
    game.leaves(2);
    EXPECT_EQ(game.deals(), "dead button 2: 3 blind 1, 4 blind 2");
}

// [CP 8.10]
TEST(PokerAntes, ButtonPassesNewcomersIfThereAreNoBlinds) {
    RunningGame game(3);
    game.rules.forced.blinds.clear();
    game.rules.forced.ante = dollars(1);
    EXPECT_EQ(game.deals(), "button 3: 1 ante 1, 2 ante 1, 3 ante 1");
    EXPECT_EQ(game.deals(), "button 1: 2 ante 1, 3 ante 1, 1 ante 1");
    game.leaves(2).arrives(2);
    EXPECT_EQ(game.deals(), "button 3: 1 ante 1, 2 ante 1, 3 ante 1");
    game.deals(1);
    EXPECT_EQ(game.deals(), "button 2: 3 ante 1, 1 ante 1, 2 ante 1");
    EXPECT_EQ(game.plan().last_blind, no_seat);
}

// [CP 6.4] [I-23]
TEST(PokerBlinds, TheLastIsAtLeastTheTableMinimum) {
    RunningGame game(2);
    EXPECT_EQ(refusal(verify(game.rules)), "fine");
    game.rules.betting.minimum = dollars(3);
    EXPECT_EQ(refusal(verify(game.rules)), "blind_below_minimum CP 6.4");
}

// 2/5 where the sign says 5; there is no chip for half of the smallest one. [I-23]
TEST(PokerBlinds, TheFirstIsHalfTheLastUnlessTheSignSaysMore) {
    using Blinds = StaticVector<Money, blinds_max>;
    EXPECT_EQ(usual_blinds(dollars(2), dollars(1)), (Blinds{dollars(1), dollars(2)}));
    EXPECT_EQ(usual_blinds(dollars(5), dollars(1)), (Blinds{dollars(2), dollars(5)}));
    EXPECT_EQ(usual_blinds(dollars(5), Money::of_cents(50)),
              (Blinds{Money::of_cents(250), dollars(5)}));
    EXPECT_EQ(usual_blinds(dollars(25), dollars(5)), (Blinds{dollars(10), dollars(25)}));
    EXPECT_EQ(usual_blinds(dollars(1), dollars(1)), (Blinds{dollars(1)}));
}

// [CP 8.9.1]
TEST(PokerAntes, AreRefusedForTheLastBlindIfThereIsNoBlind) {
    RunningGame game(2);
    game.rules.forced.ante = dollars(1);
    game.rules.forced.ante_by = AnteBy::last_blind;
    EXPECT_EQ(refusal(verify(game.rules)), "fine");
    game.rules.forced.blinds.clear();
    EXPECT_EQ(refusal(verify(game.rules)), "ante_without_blind CP 8.9.1");
    for (const AnteBy by : {AnteBy::everyone, AnteBy::button}) {
        game.rules.forced.ante_by = by;
        EXPECT_EQ(refusal(verify(game.rules)), "fine");
    }
}

// [CP 6.9]
TEST(PokerLimit, AllowsAtLeastOneRaise) {
    for (std::size_t i = 0; i < structure_count; ++i) {
        RunningGame game(2);
        Betting& betting = game.rules.betting;
        betting.structure = static_cast<Structure>(i);
        betting.maximum = dollars(4);
        betting.raises_max = 1;
        EXPECT_EQ(refusal(verify(game.rules)), "fine");
        betting.raises_max = 0;
        EXPECT_EQ(refusal(verify(game.rules)),
                  is_limit(betting.structure) ? "no_raises CP 6.9" : "fine");
    }
}

}  // namespace
}  // namespace baize::poker
