// Newcomers, missed blinds, changes of seat.
#include "engine/poker/table/seating.h"

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

// [CP 4.1]
TEST(PokerSeats, AreLimitedByTheGame) {
    RunningGame holdem(11);
    EXPECT_EQ(occupied(holdem.orbit).size(), 11U);
    RunningGame omaha(10);
    for (const VariantFacts& each : variants) {
        omaha.rules.variant = each.variant;
        const bool is_omaha = each.hole_cards == 4;
        EXPECT_EQ(
            refusal(sit_down(
                omaha.rules, omaha.stakes, omaha.orbit, {.player = 99, .seat = 10}, player(99))),
            is_omaha ? "too_many_players CP 4.1" : "fine")
            << each.name;
    }
}

// [CP 8.1] [CP 4.1]
TEST(PokerSeats, HaveOnePlayerEachAndPlayersOneSeatEach) {
    const RunningGame game(3);
    const auto sit = [&](PlayerId who, Seat seat) {
        return refusal(sit_down(
            game.rules, game.stakes, game.orbit, {.player = who, .seat = seat}, player(who)));
    };
    EXPECT_EQ(sit(9, 0), "seat_taken CP 8.1");
    EXPECT_EQ(sit(1, 5), "seated_already CP 8.1");
    EXPECT_EQ(sit(9, 11), "no_such_seat CP 4.1");
    EXPECT_EQ(sit(0, 5), "not_a_player CP 8.1");
    EXPECT_EQ(sit(9, 5), "fine");
    EXPECT_EQ(refusal(sit_out(game.orbit, 5)), "seat_empty CP 8.1");
    EXPECT_EQ(refusal(sit_out(game.orbit, no_seat)), "no_such_seat CP 4.1");
}

// [CP 8.10] [CP 8.10.1]
TEST(PokerNewcomer, WaitsForTheBigBlind) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.arrives(7);
    EXPECT_EQ(game.out(7), "waiting_for_blind CP 8.10.1");
    game.deals(3);
    EXPECT_EQ(game.deals(), "button 5: 6 blind 1, 7 blind 2");
    EXPECT_EQ(game.deals(), "button 6: 7 blind 1, 1 blind 2");
}

// [CP 8.10.2] [I-69]
TEST(PokerNewcomer, MayPostTheBigBlindLive) {
    RunningGame game(6);
    game.deals(2);
    game.arrives(7, Choice::post);
    const Plan plan = game.plan();
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 4 blind 2, 7 live 2");
    EXPECT_EQ(game.deals(), "button 3: 4 blind 1, 5 blind 2");  // owes nothing more
    PokerTable table;
    table.opening = plan.opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    table.bets(5, 6).folds(6).calls(7);  // to call 6 adds 4
    EXPECT_EQ(table.stack(7), dollars(94));
    EXPECT_EQ(table.hand.put_in[game.at(7)], dollars(6));
}

// [CP 8.10] [CP 8.10.2] [I-128]
TEST(PokerNewcomer, DoesNotComeInFromTheButtonToTheBigBlind) {
    RunningGame game(7);
    game.deals(2);  // button 1, small 2, big 3
    game.leaves(2).leaves(3);
    game.arrives(2, Choice::post).arrives(3, Choice::post);
    EXPECT_EQ(game.out(2), "button_not_passed CP 8.10");
    EXPECT_EQ(game.out(3), "button_not_passed I-128");
    EXPECT_EQ(game.deals(), "dead button 2: 4 blind 2");
    EXPECT_EQ(game.out(3), "button_not_passed CP 8.10");
    EXPECT_EQ(game.deals(), "dead button 3: 4 blind 1, 5 blind 2, 2 live 2");
    EXPECT_EQ(game.deals(), "button 4: 5 blind 1, 6 blind 2, 3 live 2");
}

// [CP 8.10]
TEST(PokerNewcomer, MayComeInOnTheButtonFromAClosedGameOrAMove) {
    for (const Origin origin : {Origin::closed_game, Origin::moved}) {
        RunningGame game(6);
        game.deals(2);
        game.leaves(2);
        game.arrives({.seat = game.at(2), .chips = dollars(100), .origin = origin});
        EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 4 blind 2");
        EXPECT_TRUE(game.orbit.dealt_in.contains(game.at(2)));
    }
}

// [CP 8.10] [CP 8.10.1] [CP 8.10.2]
TEST(PokerNewcomer, TheSupervisorMayRequireEither) {
    RunningGame game(6);
    game.deals(2);
    game.arrives({.seat = game.at(7), .chips = dollars(100), .imposed = Choice::wait});
    EXPECT_EQ(refusal(choose(game.orbit, game.at(7), Choice::post)), "not_offered CP 8.10");
    game.arrives({.seat = game.at(8),
                  .chips = dollars(100),
                  .origin = Origin::moved,
                  .imposed = Choice::post});
    EXPECT_EQ(refusal(choose(game.orbit, game.at(8), Choice::wait)), "not_offered CP 8.10");
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 4 blind 2, 8 live 2");
    EXPECT_EQ(game.out(7), "waiting_for_blind CP 8.10.1");
}

// [CP 8.10]
TEST(PokerNewcomer, OnlyASupervisorExemptsOrRequires) {
    const RunningGame game(3);
    Arrival arrival{.player = 9, .seat = 5, .origin = Origin::moved};
    const auto sit = [&](Actor by) {
        return refusal(sit_down(game.rules, game.stakes, game.orbit, arrival, by));
    };
    EXPECT_EQ(sit(player(9)), "rank_too_low CP 8.10");
    EXPECT_EQ(sit(staff(Role::dealer)), "rank_too_low CP 8.10");
    EXPECT_EQ(sit(staff(Role::supervisor)), "fine");
    arrival = {.player = 9, .seat = 5, .imposed = Choice::post};
    EXPECT_EQ(sit(player(9)), "rank_too_low CP 8.10");
}

// [CP 8.9.3] [I-69]
TEST(PokerMissedBlinds, BothArePostedLiveAndDead) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.sits_out(4);
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 3: 5 blind 1, 6 blind 2");
    EXPECT_TRUE(game.orbit.seats[game.at(4)].away);
    game.comes_back(4);
    EXPECT_FALSE(game.orbit.seats[game.at(4)].away);
    EXPECT_EQ(game.out(4), "blind_missed CP 8.9.3");
    game.comes_back(4, Choice::post);
    EXPECT_EQ(owed(game.rules.forced, game.orbit.seats[game.at(4)]),
              (Owed{.live = dollars(2), .dead = dollars(1)}));
    const Plan plan = game.plan();
    EXPECT_EQ(game.deals(), "button 5: 6 blind 1, 1 blind 2, 4 live 2, 4 dead 1");
    PokerTable table;  // to call a raise to 6 adds 4
    table.opening = plan.opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    table.bets(2, 6).folds(3).calls(4);
    EXPECT_EQ(table.stack(4), dollars(93));
    EXPECT_EQ(table.hand.put_in[game.at(4)], dollars(6));
    EXPECT_EQ(table.hand.dead[game.at(4)], dollars(1));
}

// [I-69]
TEST(PokerMissedBlinds, AreNotOwedAfterWaitingForTheBigBlind) {
    RunningGame game(6);
    game.deals(2);
    game.sits_out(4).deals(2);  // button 3, small 5, big 6
    game.comes_back(4);
    EXPECT_EQ(game.deals(), "button 5: 6 blind 1, 1 blind 2");
    EXPECT_EQ(game.out(4), "blind_missed CP 8.9.3");
    game.deals(2);
    EXPECT_EQ(game.deals(), "button 2: 3 blind 1, 4 blind 2");
    EXPECT_EQ(game.deals(), "button 3: 4 blind 1, 5 blind 2");
}

// [I-69]
TEST(PokerMissedBlinds, AtMostOneOfEachIsOwed) {
    RunningGame game(4);
    game.deals(1);
    game.sits_out(4).deals(10).comes_back(4, Choice::post);
    const Owed due = owed(game.rules.forced, game.orbit.seats[game.at(4)]);
    EXPECT_EQ(due, (Owed{.live = dollars(2), .dead = dollars(1)}));
}

// [I-69]
TEST(PokerMissedBlinds, TheSmallOneMayBeLiveBySetting) {
    RunningGame game(6);
    game.rules.forced.missed_small_dead = false;
    game.deals(2);
    game.sits_out(4).deals(2);
    game.comes_back(4, Choice::post);
    EXPECT_EQ(game.deals(), "button 5: 6 blind 1, 1 blind 2, 4 live 3");
}

// [I-69]
TEST(PokerMissedBlinds, SmallerTwoOfThreeArePostedDead) {
    RunningGame game(7);
    game.rules.forced.blinds = {dollars(1), dollars(2), dollars(5)};
    game.deals(1);  // button 7, blinds 1, 2, 3
    game.sits_out(2).deals(1);
    EXPECT_EQ(owed(game.rules.forced, game.orbit.seats[game.at(2)]), (Owed{.dead = dollars(1)}));
    game.sits_out(5).deals(3).comes_back(5, Choice::post);
    EXPECT_EQ(owed(game.rules.forced, game.orbit.seats[game.at(5)]),
              (Owed{.live = dollars(5), .dead = dollars(3)}));
}

// [CP 8.9.3]
TEST(PokerMissedBlinds, NothingIsOwedForHandsWithoutABlind) {
    RunningGame game(6);
    game.deals(2);
    game.sits_out(6);
    EXPECT_EQ(game.out(6), "sitting_out CP 1.1");
    EXPECT_TRUE(game.orbit.seats[game.at(6)].away);
    game.deals(1);
    game.comes_back(6);
    EXPECT_EQ(owed(game.rules.forced, game.orbit.seats[game.at(6)]), Owed{});
    EXPECT_EQ(game.deals(), "button 3: 4 blind 1, 5 blind 2");
    EXPECT_TRUE(game.orbit.dealt_in.contains(game.at(6)));
}

// The big blind, away for the small one. [CP 8.9.3] [I-69] [I-71] [I-128]
TEST(PokerMissedBlinds, OnlyTheSmallOneIsPostedDead) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.sits_out(3);
    EXPECT_EQ(game.deals(), "button 2: 4 blind 2");
    game.comes_back(3, Choice::post);
    EXPECT_EQ(game.out(3), "button_not_passed I-128");
    EXPECT_EQ(game.deals(), "dead button 3: 4 blind 1, 5 blind 2");
    EXPECT_EQ(game.deals(), "button 4: 5 blind 1, 6 blind 2, 3 dead 1");
}

// Seat 3 alone is in turn and next for the big blind, but a newcomer cannot have the button.
// [CP 8.10] [CP 8.10.1] [I-130]
TEST(PokerNewcomer, TakesTheBigBlindIfNoGameIsPossibleOtherwise) {
    for (const Choice choice : {Choice::wait, Choice::post}) {
        RunningGame game(3);
        game.deals(1);  // button 3, small 1, big 2
        game.leaves(2).leaves(1).arrives(5, choice);
        EXPECT_EQ(game.deals(), "button 3: 3 blind 1, 5 blind 2");
        EXPECT_EQ(game.deals(), "button 5: 5 blind 1, 3 blind 2");
    }
}

// The player with the last big blind has left and sits down again: a newcomer like others.
// [CP 8.10.1]
TEST(PokerNewcomer, IsAPlayerWhoLeftAndCameBack) {
    RunningGame game(2);
    game.deals(1);  // button 2, big 1
    game.leaves(1).arrives({.player = 1, .seat = game.at(5), .chips = dollars(100)});
    EXPECT_EQ(game.deals(), "button 2: 2 blind 1, 5 blind 2");
}

// The big blind comes back to the seat it left: it has passed all other players. [CP 8.9.3]
TEST(PokerNewcomer, PostsTheBigBlindAfterOneRoundInTheSeatOfTheLastBigBlind) {
    RunningGame game(3);
    game.deals(1);  // button 3, small 1, big 2
    game.leaves(2).arrives(2).sits_out(1);
    EXPECT_EQ(game.deals(), "button 3: 3 blind 1, 2 blind 2");
    EXPECT_TRUE(game.orbit.seats[game.at(1)].missed[0]);
}

// [CP 8.10]
TEST(PokerNewcomer, StaysOneUntilDealtIn) {
    RunningGame game(6);
    game.deals(2);
    game.arrives({.seat = game.at(7), .chips = dollars(100), .imposed = Choice::post}).deals(1);
    EXPECT_EQ(game.orbit.seats[game.at(7)].choice, Choice::wait) << "the next debt is another";
    EXPECT_EQ(refusal(choose(game.orbit, game.at(7), Choice::wait)), "fine");
}

// No player of the old game is left: a new game begins with the button where it was. [I-113]
TEST(PokerNewcomer, StartsAGameWithOtherNewcomers) {
    RunningGame game(3);
    game.deals(1);  // button 3
    game.arrives(5).arrives(7).arrives(9).leaves(1).leaves(2).leaves(3);
    EXPECT_EQ(game.deals(), "button 5: 7 blind 1, 9 blind 2");
}

// [I-113] [I-69] [I-130]
TEST(PokerNewcomer, MissedBlindsOfAGameThatEndedAreNotOwed) {
    RunningGame game(4);
    game.deals(1);  // button 4, small 1, big 2
    game.sits_out(3).sits_out(4).deals(4).comes_back(3).comes_back(4).leaves(1).leaves(2);
    EXPECT_EQ(owed(game.rules.forced, game.orbit.seats[game.at(3)]).live, dollars(2));
    EXPECT_EQ(game.deals(), "button 3: 3 blind 1, 4 blind 2");

    RunningGame away(3);
    away.deals(1);  // button 3, small 1, big 2
    away.arrives(5).arrives(7).leaves(1).leaves(2).sits_out(3);
    EXPECT_EQ(away.deals(), "button 5: 5 blind 1, 7 blind 2");
    EXPECT_EQ(owed(away.rules.forced, away.orbit.seats[away.at(3)]), Owed{});

    RunningGame moved(8);
    moved.deals(2);
    moved.moves(5, 9).arrives(10);  // past 6, 7, 8
    for (const int seat : {1, 2, 3, 4, 6, 7, 8})
        moved.leaves(seat);
    EXPECT_EQ(moved.deals(), "button 9: 9 blind 1, 10 blind 2");
}

// [CP 8.9.5] [I-70]
TEST(PokerSeatChange, PastThreePlayersClockwiseWaitsOrPosts) {
    RunningGame game(8);
    game.deals(2);     // button 1, small 2, big 3
    game.moves(5, 9);  // past 6, 7, 8
    EXPECT_EQ(game.out(9), "waiting_for_blind CP 8.9.5");
    game.comes_back(9, Choice::post);
    const Plan plan = game.plan();
    EXPECT_EQ(words(plan), "button 2: 3 blind 1, 4 blind 2, 9 live 2");
    PokerTable table;  // calls a raise to 6 with 4 more
    table.opening = plan.opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    table.bets(6, 6).folds(7).folds(8).calls(9);
    EXPECT_EQ(table.stack(9), dollars(94));
    game.rules.forced.penalty_dead = true;
    EXPECT_EQ(words(game.plan()), "button 2: 3 blind 1, 4 blind 2, 9 dead 2");
    game.comes_back(9, Choice::wait);
    game.deals(4);
    EXPECT_EQ(game.deals(), "button 7: 8 blind 1, 9 blind 2");
}

// [CP 8.9.5]
TEST(PokerSeatChange, PayingTheRoundAllowsOnlyTheButtonSeat) {
    RunningGame game(8);
    game.deals(10);  // button 1, small 2, big 3
    EXPECT_TRUE(has_paid_round(game.rules.forced, game.orbit.seats[game.at(5)]));
    game.moves(5, 9);
    EXPECT_EQ(game.out(9), "waiting_for_blind CP 8.9.5");
}

// [CP 8.9.5]
TEST(PokerSeatChange, RoundIsPaidByEveryBlindSinceTheLastBigBlind) {
    RunningGame game(6);
    const auto paid = [&](int seat) {
        return has_paid_round(game.rules.forced, game.orbit.seats[game.at(seat)]);
    };
    game.deals(8);  // button 1, small 2, big 3
    EXPECT_TRUE(paid(2));
    EXPECT_FALSE(paid(3)) << "the small blind is to come";
    EXPECT_TRUE(paid(4));
    game.sits_out(4).deals(2);
    EXPECT_FALSE(paid(4)) << "missed";
    game.comes_back(4, Choice::post).deals(1);
    EXPECT_TRUE(paid(4)) << "made good";
}

// [CP 8.9.5] [I-70]
TEST(PokerSeatChange, PastTwoPlayersIsFree) {
    RunningGame game(8);
    game.deals(2);
    game.moves(6, 9);  // past 7, 8
    EXPECT_EQ(game.out(9), "in");
}

// [I-70]
TEST(PokerSeatChange, OnlyPlayersInTheGameCount) {
    RunningGame game(8);
    game.deals(2);
    game.sits_out(7);
    game.moves(5, 9);  // past 6, 8 and an empty chair
    EXPECT_EQ(game.out(9), "in");
    RunningGame other(8);
    other.deals(2);
    other.arrives(9).moves(6, 10);  // past 7, 8 and a newcomer who waits
    EXPECT_EQ(other.out(10), "in");
    RunningGame taken(8);
    taken.deals(2);
    taken.leaves(7).arrives(7).moves(5, 9);  // past 6, 8 and a newcomer in an old seat
    EXPECT_EQ(taken.out(9), "in");
    RunningGame twice(8);
    twice.deals(2);
    twice.moves(6, 9).moves(5, 10);  // past 7, 8 and the one who moved before
    EXPECT_EQ(twice.out(10), "waiting_for_blind CP 8.9.5");
}

// [I-70] [I-127]
TEST(PokerSeatChange, MovingTowardsTheBlindsCostsNothing) {
    RunningGame game(9);
    game.deals(2);  // button 1, small 2, big 3
    game.leaves(5);
    game.moves(9, 5);
    EXPECT_EQ(game.out(5), "in");
}

// Over the last blind backwards is all the way round the other players. [CP 8.9.5] [I-127]
TEST(PokerSeatChange, MovingBackwardsDoesNotAvoidTheBlind) {
    RunningGame game(9);
    game.deals(3);  // button 2, small 3, big 4
    game.leaves(2);
    game.moves(5, 2);
    EXPECT_EQ(game.out(2), "waiting_for_blind CP 8.9.5");
}

// [CP 8.9.5]
TEST(PokerSeatChange, IntoTheButtonSeatIsOpenToPlayersWhoPaidTheRound) {
    RunningGame game(9);
    game.deals(10);  // all players have put up both blinds; button 9, small 1, big 2
    game.leaves(1);
    game.moves(5, 1);  // clockwise past 6, 7, 8 and 9
    EXPECT_EQ(game.deals(), "button 1: 2 blind 1, 3 blind 2");
    EXPECT_TRUE(game.orbit.dealt_in.contains(game.at(1)));

    RunningGame early(9);
    early.deals(1);  // button 9, small 1, big 2: seat 5 has paid nothing yet
    early.leaves(1).moves(5, 1);
    EXPECT_EQ(early.out(1), "waiting_for_blind CP 8.9.5");

    RunningGame due(9);
    due.deals(10);
    due.leaves(1).moves(3, 1);  // the big blind is due from 3 now
    EXPECT_EQ(due.out(1), "waiting_for_blind CP 8.9.5");
}

// [CP 8.9.5] [I-128]
TEST(PokerSeatChange, ThePenaltyBuysAHandAtOnceEvenOnTheButton) {
    RunningGame game(9);
    game.deals(1);
    game.leaves(1).moves(5, 1).comes_back(1, Choice::post);
    EXPECT_EQ(game.deals(), "button 1: 2 blind 1, 3 blind 2, 1 live 2");
    RunningGame small(9);
    small.deals(1);  // next small blind: seat 2
    small.leaves(2).moves(5, 2).comes_back(2, Choice::post);
    EXPECT_EQ(small.deals(), "button 1: 3 blind 2, 2 live 2, 2 dead 1");
}

// Two players: the big blind makes up for it better than the button would.
// [CP 8.9.5] [I-35] [I-128]
TEST(PokerSeatChange, ThePenaltyOfOneOfTwoPlayersIsTheBigBlind) {
    RunningGame game(8);
    game.deals(2);  // button 1, small 2, big 3
    game.moves(5, 9).comes_back(9, Choice::post);
    for (const int seat : {1, 2, 3, 6, 7, 8})
        game.leaves(seat);
    EXPECT_EQ(game.deals(), "button 4: 4 blind 1, 9 blind 2");
}

// No player sits between: the order and the turns stay the same. [I-71] [I-129]
TEST(PokerSeatChange, KeepsThePlaceInTheLine) {
    RunningGame game(3);
    game.arrives(6).arrives(7).deals(3);  // button 2, small 3, big 6
    game.moves(6, 5);
    EXPECT_EQ(words(game.plan()), "button 3: 5 blind 1, 7 blind 2");
    game.moves(3, 4);
    EXPECT_EQ(words(game.plan()), "button 4: 5 blind 1, 7 blind 2");
}

// [CP 8.9.3] [I-129]
TEST(PokerSeatChange, LeavingTheSmallBlindsPlaceMissesIt) {
    RunningGame game(6);
    game.deals(2);     // button 1, small 2, big 3
    game.moves(3, 7);  // past 4, 5, 6: towards the blinds, but the small one was due
    EXPECT_EQ(game.out(7), "blind_missed CP 8.9.3");
    game.comes_back(7, Choice::post);
    EXPECT_EQ(game.deals(), "button 2: 4 blind 2, 7 dead 1");
}

// Seat 7 missed the small blind by moving, but the big one was his last hand, and seat 3 alone is
// left: he makes good what he owes and has the button. [CP 8.9.3] [I-130]
TEST(PokerSeatChange, TheOnlyOtherPlayerPostsTheOwedBlind) {
    for (const Choice choice : {Choice::wait, Choice::post}) {
        RunningGame game(3);
        game.deals(1);  // button 3, small 1, big 2
        game.moves(2, 7).leaves(1).comes_back(7, choice);
        EXPECT_EQ(game.deals(), "button 7: 7 blind 1, 3 blind 2, 7 dead 1");
        EXPECT_EQ(game.deals(), "button 3: 3 blind 1, 7 blind 2");
    }
}

// [CP 8.9.3] [I-129]
TEST(PokerSeatChange, TheLinePassesAbsentPlayers) {
    RunningGame game(6);
    game.deals(2);  // button 1, small 2, big 3
    game.leaves(5).sits_out(4).moves(3, 5);
    EXPECT_EQ(words(game.plan()), "button 2: 5 blind 1, 6 blind 2");
    EXPECT_TRUE(game.orbit.seats[game.at(4)].missed[0]);
}

// [CP 8.9.5]
TEST(PokerSeatChange, IsRefusedWithCardsOrIntoATakenSeat) {
    RunningGame game(4);
    game.deals(1);
    const auto change = [&](Seat from, Seat to, SeatSet in_hand) {
        return refusal(change_seat(game.rules.forced, game.orbit, {from, to}, in_hand));
    };
    EXPECT_EQ(change(0, 6, {0}), "in_a_hand CP 8.9.5");
    EXPECT_EQ(change(0, 1, {}), "seat_taken CP 8.1");
    EXPECT_EQ(change(5, 6, {}), "seat_empty CP 8.1");
    EXPECT_EQ(change(0, 11, {}), "no_such_seat CP 4.1");
}

// [CP 8.3] [CP 6.11]
TEST(PokerSeats, APlayerLeavesWithoutCardsAndWithAllTheChips) {
    RunningGame game(3);
    game.deals(1);
    EXPECT_EQ(refusal(leave(game.orbit, {.seat = 1, .chips = dollars(100)}, {1})),
              "in_a_hand CP 6.11");
    const Result<Left> left =
        leave(game.orbit, {.seat = 1, .chips = dollars(100), .minute = 7}, {});
    ASSERT_TRUE(left);
    EXPECT_EQ(left->departure, (Departure{.player = 2, .chips = dollars(100), .minute = 7}));
    EXPECT_EQ(left->orbit.seats[1], Occupant{});
}

}  // namespace
}  // namespace baize::poker
