// Cases that golden rounds cannot express: places beyond the layout, cards dealt twice, players who
// leave.
#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/caribbean_stud/game.h"
#include "kit/dollars.h"

namespace baize::caribbean_stud {
namespace {

constexpr const GameHooks& hooks = hooks_of<CaribbeanStud>;
constexpr Actor the_dealer{Role::dealer, 0};

Rules with_jackpot() {
    Rules rules = CaribbeanStud::published();
    rules.jackpot = dollars(1);
    return rules;
}

Round after(const Rules& rules, Round round, const std::vector<Act>& acts) {
    for (const Act& act : acts) {
        const Result<Step> step = apply(hooks, rules, round, act);
        EXPECT_TRUE(step) << name(step.error().reason);
        if (step) round = step->round;
    }
    return round;
}

// Ante and Jackpot of player 1 in box 1, ready to be dealt.
Round ready(const Rules& rules) {
    return after(rules,
                 opening_round(),
                 {{player(1), PlaceWager{0, Wager::ante, dollars(10)}},
                  {player(1), PlaceWager{0, Wager::jackpot, dollars(1)}},
                  {the_dealer, CloseBetting{}},
                  {the_dealer, Shuffle{}},
                  {the_dealer, Cut{26}},
                  {the_dealer, StartJackpot{}}});
}

Round misdealt(const Rules& rules) {
    const Report report{.what = Irregularity::deck_incorrect};
    return after(rules, ready(rules), {{the_dealer, report}});
}

// [CS 2.1]
TEST(CaribbeanStudTable, HasNinePlaces) {
    const Rules rules = CaribbeanStud::published();
    EXPECT_EQ(rules.seats, 9);
    EXPECT_TRUE(
        apply(hooks, rules, opening_round(), {player(1), PlaceWager{8, Wager::ante, dollars(10)}}));
    const Result<Step> tenth =
        apply(hooks, rules, opening_round(), {player(1), PlaceWager{9, Wager::ante, dollars(10)}});
    ASSERT_FALSE(tenth);
    EXPECT_EQ(tenth.error(), (Rejection{Reason::no_such_box, "CS 2.1"_clause}));
}

// [CS 3.1]
TEST(CaribbeanStudTable, NoCardIsDealtTwice) {
    const Rules rules = with_jackpot();
    DealHands deal;
    for (const Card card : {"2h"_card,
                            "Kd"_card,
                            "3h"_card,
                            "Ks"_card,
                            "4h"_card,
                            "9c"_card,
                            "5h"_card,
                            "8d"_card,
                            "6h"_card}) {
        deal.cards.push_back(card);
    }
    const Round round = ready(rules);
    const Result<Step> too_few = apply(hooks, rules, round, {the_dealer, deal});
    ASSERT_FALSE(too_few);
    EXPECT_EQ(too_few.error(), (Rejection{Reason::wrong_card_count, "CS 7.3"_clause}));
    deal.cards.push_back("2h"_card);
    const Result<Step> twice = apply(hooks, rules, round, {the_dealer, deal});
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error(), (Rejection{Reason::card_twice, "CS 3.1"_clause}));
}

// [CS 11.14] [I-48]
TEST(CaribbeanStudTable, ACarriedWagerIsMarkedAsPaidFor) {
    const Rules rules = with_jackpot();
    const Round last = misdealt(rules);
    EXPECT_TRUE(last.boxes[0].carries_jackpot);
    const Result<Round> next = next_round(hooks, rules, last);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->boxes[0][Wager::jackpot], dollars(1));
    EXPECT_TRUE(next->boxes[0].jackpot_came_over);
    EXPECT_FALSE(next->boxes[0].carries_jackpot);
}

// [CS 11.14.1] [I-48]
TEST(CaribbeanStudTable, PlayerLeavingRightAfterTheMisdealTakesTheWagerBackOnce) {
    const Rules rules = with_jackpot();
    Round last = misdealt(rules);
    EXPECT_EQ(leave_table(last, 2), Money{});
    EXPECT_EQ(leave_table(last, 1), dollars(1));
    EXPECT_EQ(leave_table(last, 1), Money{});
    EXPECT_FALSE(next_round(hooks, rules, last).value().boxes[0].has(Wager::jackpot));
}

// [CS 11.14.1 by result] [I-48]
TEST(CaribbeanStudTable, PlayerLeavingTakesTheCarriedWagerBack) {
    const Rules rules = with_jackpot();
    Round next = next_round(hooks, rules, misdealt(rules)).value();
    EXPECT_EQ(leave_table(next, 2), Money{});
    EXPECT_EQ(leave_table(next, 1), dollars(1));
    EXPECT_FALSE(next.boxes[0].has(Wager::jackpot));
    EXPECT_FALSE(next.boxes[0].jackpot_came_over);
    EXPECT_TRUE(apply(hooks, rules, next, {player(2), PlaceWager{0, Wager::ante, dollars(10)}}));
}

// [CS 11.12] [I-57]
TEST(CaribbeanStudTable, TheWarningEndsWhenThePlayerLeaves) {
    const Rules rules = CaribbeanStud::published();
    Round round;
    const auto cannot = [&] {
        Box& box = round.boxes[0];
        box = Box{};
        box[Wager::ante] = dollars(10);
        box.owner[index(Wager::ante)] = 1;
        box.standing = Standing::active;
        round.phase = Phase::deciding;
        const Report report{.what = Irregularity::cannot_match, .place = 0};
        return CaribbeanStud::rule(rules, round, report, the_dealer)->outcome;
    };
    EXPECT_EQ(cannot(), Outcome::hand_void);
    EXPECT_EQ(cannot(), Outcome::forfeited);
    leave_table(round, 1);
    EXPECT_EQ(cannot(), Outcome::hand_void);
}

}  // namespace
}  // namespace baize::caribbean_stud
