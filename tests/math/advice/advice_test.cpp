// Compares the advice for single situations with a walk over all deals through the judge.
#include "math/advice/advice.h"

#include <array>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/hands/cards.h"
#include "math/advice/plain_advice.h"

namespace baize::exact {
namespace {

const GameHooks& room_named(std::string_view name) {
    return *house_game(game_named(name).value());
}

Rules published(std::string_view name) {
    return room_named(name).published();
}

Decision best_decision_of(std::string_view game, const Situation& situation) {
    const Advice advice = advise(room_named(game), published(game), situation);
    return advice.options[advice.best].offer.decision;
}

// The published rule: play queen, six, four or better.
// [TCP 7.5.2(c)(i)] [TCP 7.5.2(a)(i)]
TEST(Advice, QueenSixFourIsTheLowestHandToPlay) {
    EXPECT_EQ(best_decision_of("three_card", {.hand = hand("Qs 6d 4h")}), Decision::play);
    EXPECT_EQ(best_decision_of("three_card", {.hand = hand("Qs 6d 3h")}), Decision::fold);
    const Advice advice =
        advise(room_named("three_card"), published("three_card"), {.hand = hand("Qs 6d 4h")});
    EXPECT_EQ(advice.deals, 18'424);
    EXPECT_EQ(to_string(advice.options[1].worth), "-9151/9212");  // published: -0.993378
    EXPECT_EQ(to_string(advice.loss(0)), "61/9212");
    EXPECT_TRUE(advice.is_last);
}

// Tests hands whose suits and twos matter, and some random ones. [CS 5.7.1(a)] [CS 5.7.1(b)] [CS
// 5.7.2(b)] [CS 5.7.3] [CS 5.9.3] [CS 12.6.2(c)]
TEST(Advice, StudSituationsEqualAWalkThroughAllDeals) {
    const auto expect = [](std::string_view game, CardSet hand, Card up_card) {
        expect_plain(room_named(game),
                     published(game),
                     {.hand = hand, .dealer = CardSet::of(std::array{up_card})});
    };
    expect("caribbean_stud", hand("As Kd Qh 9s 3s"), "Qs"_card);
    expect("caribbean_stud", hand("7h 7d 7s 2c 2d"), "7c"_card);
    expect("wild_aruba", hand("2s 2h 9c Jc Kc"), "2d"_card);
    expect("wild_aruba", hand("2s 9h 8h 7h 3h"), "Ah"_card);
    // The Instant Winner is offered. [CS 12.8.1]
    expect("wild_aruba", hand("2s 2h Kd Kh Ks"), "2c"_card);
    expect("wild_aruba", hand("As Ks Qs Js Ts"), "3d"_card);
    RandomCards cards(11);
    cards.shuffle();
    expect("caribbean_stud", cards.set(0, 5), cards[5]);
    expect("wild_aruba", cards.set(0, 5), cards[5]);
}

// Known cards of other players are out of the deck; known cards of the dealer are in the dealer's
// hand.
TEST(Advice, SeenCardsEqualAWalkThroughAllDeals) {
    const auto expect = [](std::string_view game, const Situation& situation) {
        expect_plain(room_named(game), published(game), situation);
    };
    expect("three_card", {.hand = hand("Qs 6d 4h"), .dealer = hand("Ad")});
    expect("three_card", {.hand = hand("Ks 6d 4h"), .known = hand("Ad Ac Ah Kd 2c 3c")});
    expect("three_card", {.hand = hand("Qs 6d 4h"), .dealer = hand("Qd 6c 4c")});
    expect("caribbean_stud",
           {.hand = hand("As Kd Jh 8c 3s"), .dealer = hand("3d Kh"), .known = hand("Ac Ad 9h")});
    expect("wild_aruba", {.hand = hand("2s 2h Kd Kh Ks"), .dealer = hand("2c 9d 9h")});
}

// [UTH 3.36(c)] [UTH 4.10] [CH 3.41] [CH 4.9]
TEST(Advice, LateBoardsEqualAWalkThroughAllDeals) {
    const auto expect = [](std::string_view game, const Situation& situation) {
        expect_plain(room_named(game), published(game), situation);
    };
    RandomCards cards(5);
    for (int i = 0; i < 12; ++i) {
        cards.shuffle();
        expect("ultimate_holdem", {.hand = cards.set(0, 2), .board = cards.set(2, 5)});
        expect("ultimate_holdem",
               {.hand = cards.set(0, 2), .board = cards.set(2, 5), .known = cards.set(7, 10)});
    }
    // The boards have three, four or five cards of a suit, and the dealer's cards are of it or not.
    for (const char* board :
         {"As Ts 4s 9d 9h", "As Ts 4s 2s 9h", "As Ts 4s 2s 9s", "Ks Qs Js Ts 9s"}) {
        for (const char* dealer : {"", "3s", "3h", "3s 6s", "5c 5s", "5c 3h"}) {
            expect("ultimate_holdem",
                   {.hand = hand("8s 7d"), .board = hand(board), .dealer = hand(dealer)});
        }
    }
    expect("crown_holdem",
           {.hand = hand("8s 7d"), .board = hand("As Ts 4s 9d"), .dealer = hand("3h")});
    expect("crown_holdem",
           {.hand = hand("8s 7d"),
            .board = hand("As Ts 4s 9s"),
            .dealer = hand("3h 5s"),
            .made = {Wager::turn}});
}

// Later decisions are the best ones. [UTH 3.36(b)] [UTH 4.8] [CH 3.38] [CH 4.7]
TEST(Advice, FlopsEqualAWalkThroughAllDeals) {
    const auto expect = [](std::string_view game, const Situation& situation) {
        expect_plain(room_named(game), published(game), situation);
    };
    for (const char* flop : {"As Ts 4s", "Ks Kd 8h"}) {
        expect("ultimate_holdem",
               {.hand = hand("8s 7d"), .board = hand(flop), .dealer = hand("9h")});
        expect("crown_holdem",
               {.hand = hand("8s 7d"), .board = hand(flop), .dealer = hand("9h Tc")});
    }
    // Two suits differ only in known cards outside the player's hand and the board.
    expect("ultimate_holdem",
           {.hand = hand("8s 7d"), .board = hand("Kc Kh 5s"), .dealer = hand("9h")});
    expect("ultimate_holdem",
           {.hand = hand("8s 7d"),
            .board = hand("Kc Kh 5s"),
            .known = hand("Ac As Ad Qs Qd Js Jd Ts Td 9s 9d 6s 6d 4s 4d 3s 3d 2s 2d")});
    const Advice advice = advise(room_named("ultimate_holdem"),
                                 published("ultimate_holdem"),
                                 {.hand = hand("8s 7d"), .board = hand("As Ts 4s")});
    EXPECT_EQ(advice.deals, 1081 * 990);
    EXPECT_FALSE(advice.is_last);
}

// A Turn wager that was made stays at stake whatever is decided on the river.
TEST(Advice, WagersThatWereMadeAreAtStake) {
    const GameHooks& game = room_named("crown_holdem");
    Situation situation{.hand = hand("9h 8h"), .board = hand("Th 2h Kc 5s")};
    const Rules rules = published("crown_holdem");
    EXPECT_EQ(round_of(game, rules, situation)->boxes[0][Wager::turn], Money());
    EXPECT_EQ(round_of(game, rules, situation)->boxes[0][Wager::flop], unit * 2);
    const Advice without = advise(game, rules, situation);
    situation.made.push_back(Wager::turn);
    EXPECT_EQ(round_of(game, rules, situation)->boxes[0][Wager::turn], unit);
    const Advice with = advise(game, rules, situation);
    // Turn and River wagers are paid alike, so with a Turn wager the check is worth the same as the
    // River wager without one.
    EXPECT_EQ(with.options[0].worth, without.options[1].worth);
    situation.board = hand("Th 2h Kc");
    EXPECT_FALSE(round_of(game, rules, situation));
    situation.made = {Wager::ante};
    EXPECT_FALSE(round_of(game, rules, situation));
}

TEST(Advice, ShapesMatchTheGames) {
    const SituationShape ultimate = situation_shape(room_named("ultimate_holdem").facts());
    EXPECT_EQ(ultimate.hand, 2U);
    ASSERT_EQ(ultimate.boards.size(), 3U);
    EXPECT_EQ(ultimate.boards[2], 5U);
    const SituationShape crown = situation_shape(room_named("crown_holdem").facts());
    ASSERT_EQ(crown.boards.size(), 3U);
    EXPECT_EQ(crown.boards[2], 4U);
    const SituationShape stud = situation_shape(room_named("wild_aruba").facts());
    EXPECT_EQ(stud.dealer_least, 1U);
    EXPECT_EQ(stud.dealer_most, 5U);
    EXPECT_EQ(stud.boards.size(), 1U);
}

}  // namespace
}  // namespace baize::exact
