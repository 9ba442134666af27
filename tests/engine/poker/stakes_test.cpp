// The chips that a player must have on the table, may add and may not take away.
#include "engine/poker/table/stakes.h"

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

// [CP 6.3]
TEST(PokerBuyIn, GetsNoCardsBelowTheMinimum) {
    RunningGame game(3);
    game.arrives({.seat = game.at(4), .chips = dollars(30), .choice = Choice::post});
    EXPECT_EQ(game.out(4), "buy_in_short CP 6.3");
    const auto add = [&](std::int64_t amount) {
        game.orbit = *add_chips(
            game.stakes,
            game.orbit,
            {.seat = game.at(4), .stack = game.stacks[game.at(4)], .amount = dollars(amount)},
            {});
        game.stacks[game.at(4)] += dollars(amount);
    };
    add(19);
    EXPECT_EQ(game.out(4), "buy_in_short CP 6.3");
    add(1);
    EXPECT_EQ(game.out(4), "in");
    game.stacks[game.at(4)] = dollars(1);  // the minimum is for the start, not for ever
    EXPECT_EQ(game.out(4), "in");
}

// [CP 6.11]
TEST(PokerStakes, StayAsTheyAreWithCardsInHand) {
    const RunningGame game(3);
    const SeatSet in_hand{game.at(1), game.at(2)};
    const auto add = [&](Seat seat) {
        return refusal(add_chips(game.stakes,
                                 game.orbit,
                                 {.seat = seat, .stack = dollars(20), .amount = dollars(80)},
                                 in_hand));
    };
    EXPECT_EQ(add(game.at(1)), "in_a_hand CP 6.11");
    EXPECT_EQ(add(game.at(3)), "fine");  // folded or dealt out
    EXPECT_EQ(add(game.at(5)), "seat_empty CP 6.11");
    EXPECT_EQ(add(no_seat), "no_such_seat CP 6.11");
    EXPECT_EQ(words(std::optional(remove_chips(game.at(1), in_hand))), "in_a_hand CP 6.11");
    EXPECT_EQ(words(std::optional(remove_chips(game.at(3), in_hand))), "chips_stay CP 6.11");
}

// [I-83]
TEST(PokerStakes, AreToppedUpToTheMaximumIfThereIsOne) {
    RunningGame game(3);
    const auto add = [&](Money stack, Money amount) {
        return refusal(
            add_chips(game.stakes, game.orbit, {.seat = 0, .stack = stack, .amount = amount}, {}));
    };
    EXPECT_EQ(add(dollars(100), dollars(100'000)), "fine");
    game.stakes.buy_in_max = dollars(200);
    EXPECT_EQ(add(dollars(150), dollars(50)), "fine");
    EXPECT_EQ(add(dollars(150), dollars(51)), "above_maximum I-83");
    EXPECT_EQ(add(dollars(480), dollars(1)), "above_maximum I-83");
    EXPECT_EQ(add(dollars(1), Money{}), "no_such_amount CP 6.11");
    EXPECT_EQ(add(dollars(1), -dollars(1)), "no_such_amount CP 6.11");
    EXPECT_EQ(add(dollars(1), Money::max()), "amount_too_large CP 6.11");
    EXPECT_EQ(refusal(sit_down(game.rules,
                               game.stakes,
                               game.orbit,
                               {.player = 9, .seat = 8, .chips = dollars(201)},
                               player(9))),
              "above_maximum I-83");
    EXPECT_EQ(refusal(sit_down(game.rules,
                               game.stakes,
                               game.orbit,
                               {.player = 9, .seat = 8, .chips = -dollars(1)},
                               player(9))),
              "no_such_amount CP 6.3");
}

constexpr std::uint32_t at(std::uint32_t hour, std::uint32_t minute) {
    return hour * 60 + minute;
}

// [I-83]
TEST(PokerStakes, ComeBackWithTheirPlayer) {
    RunningGame game(4);
    game.deals(2);
    game.stacks[game.at(4)] = dollars(480);
    game.minute = at(21, 0);
    game.leaves(4);
    EXPECT_EQ(game.departure, (Departure{.player = 4, .chips = dollars(480), .minute = at(21, 0)}));
    EXPECT_EQ(buy_in(game.stakes, game.departure, at(21, 30)),
              (BuyIn{.least = dollars(480), .bringing_back = true}));
    EXPECT_EQ(buy_in(game.stakes, game.departure, at(22, 0)).least, dollars(480));
    EXPECT_EQ(buy_in(game.stakes, game.departure, at(22, 1)), (BuyIn{.least = dollars(50)}));
    game.arrives({.player = 4,
                  .seat = game.at(4),
                  .chips = dollars(479),
                  .choice = Choice::post,
                  .last = game.departure,
                  .minute = at(21, 30)});
    EXPECT_EQ(game.out(4), "buy_in_short I-83");
    game.orbit = *add_chips(game.stakes, game.orbit, {game.at(4), dollars(479), dollars(1)}, {});
    EXPECT_FALSE(game.orbit.seats[game.at(4)].buy_in_due.is_positive());
    EXPECT_FALSE(game.orbit.seats[game.at(4)].bringing_back);
}

// [I-83] [I-110]
TEST(PokerStakes, AreCappedForReturningPlayersExceptSealedChips) {
    const Stakes stakes{.buy_in_min = dollars(50), .buy_in_max = dollars(200)};
    Departure last{.player = 4, .chips = dollars(480), .minute = at(19, 0)};
    EXPECT_EQ(buy_in(stakes, last, at(19, 20)),
              (BuyIn{.least = dollars(200), .most = dollars(200), .bringing_back = true}));
    last.picked_up = true;
    EXPECT_EQ(buy_in(stakes, last, at(23, 0)),
              (BuyIn{.least = dollars(480), .most = dollars(480), .bringing_back = true}));
    RunningGame game(3);
    game.stakes = stakes;
    game.arrives({.player = 9, .seat = 8, .last = last, .minute = at(19, 20)});
    const auto add = [&](std::int64_t amount) {
        return refusal(add_chips(stakes, game.orbit, {8, Money{}, dollars(amount)}, {}));
    };
    EXPECT_EQ(add(480), "fine");
    EXPECT_EQ(add(481), "above_maximum I-83");
    last.chips = dollars(310);  // picked up at 19:00, back at 19:20
    EXPECT_EQ(buy_in(stakes, last, at(19, 20)).least, dollars(310));
    last.chips = dollars(10);
    EXPECT_EQ(buy_in(stakes, last, at(19, 20)),
              (BuyIn{.least = dollars(50), .most = dollars(200)}));
}

// [CP 6.3]
TEST(PokerStakes, ASignThatContradictsItselfIsRefused) {
    EXPECT_EQ(refusal(verify(Stakes{.buy_in_min = dollars(50)})), "fine");
    EXPECT_EQ(refusal(verify(Stakes{.buy_in_min = dollars(50), .buy_in_max = dollars(40)})),
              "above_maximum CP 6.3");
    EXPECT_EQ(refusal(verify(Stakes{.buy_in_min = -dollars(1)})), "no_such_amount CP 6.3");
}

}  // namespace
}  // namespace baize::poker
