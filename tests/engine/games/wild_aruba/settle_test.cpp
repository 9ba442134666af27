// The judge of Wild Aruba before rounds built by hand, as `baize settle` builds them. Whole rounds
// are in tests/rounds/wild_aruba.
#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/wild_aruba/game.h"
#include "engine/games/wild_aruba/rules.h"
#include "kit/dollars.h"

namespace baize::wild_aruba {
namespace {

constexpr const GameHooks& game = hooks_of<WildAruba>;

constexpr CardList<5> five_sevens{"2c"_card, "2h"_card, "7d"_card, "7c"_card, "7h"_card};
constexpr CardList<5> pair_of_queens{"2s"_card, "Qd"_card, "9c"_card, "4h"_card, "3s"_card};

Round instant_winner(Money ante, Money bet) {
    Round round;
    round.phase = Phase::over;
    round.dealer = pair_of_queens;
    Box& box = round.boxes[0];
    box.cards = five_sevens;
    box[Wager::ante] = ante;
    box[Wager::bet] = bet;
    box.standing = Standing::instant_winner;
    return round;
}

BoxSettlement settled(const Round& round, const Rules& rules = WildAruba::published()) {
    BoxSettlement lines;
    settle_box(game, rules, round, 0, lines);
    return lines;
}

// [CS 12.8.2] [CS 12.8.3] [I-32]
TEST(WildArubaSettle, TheBetOfAnInstantWinnerGoesBackWhole) {
    const BoxSettlement lines = settled(instant_winner(dollars(10), dollars(25)));
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines.begin()[0].paid, dollars(10));
    EXPECT_EQ(lines.begin()[1].wager, Wager::instant_winner);
    EXPECT_EQ(lines.begin()[1].staked, Money{});
    EXPECT_EQ(lines.begin()[1].back, dollars(300));
    EXPECT_EQ(lines.begin()[2].wager, Wager::bet);
    EXPECT_FALSE(lines.begin()[2].is_excess);
    EXPECT_EQ(lines.begin()[2].verdict, Verdict::returned);
    EXPECT_EQ(lines.begin()[2].clause, "CS 12.8.2"_clause);
    EXPECT_EQ(lines.begin()[2].back, dollars(25));
    EXPECT_EQ(lines.net(), dollars(310));
}

// [CS 12.8.3] [CS 6.2.3] [I-33] [I-44]
TEST(WildArubaSettle, TheAdditionalPaymentIsRoundedUpAndThenCapped) {
    Rules rules = WildAruba::published();
    rules.limits.chip = Money::of_cents(250);
    EXPECT_EQ(settled(instant_winner(dollars(12), {}), rules).begin()[0].paid,
              Money::of_cents(1250));
    EXPECT_EQ(settled(instant_winner(dollars(12), {}), rules).begin()[1].paid, dollars(360));
    EXPECT_EQ(settled(instant_winner(Money::of_cents(1205), {}), rules).begin()[1].paid,
              Money::of_cents(36250));
    rules.limits.max_payout = dollars(361);
    EXPECT_EQ(settled(instant_winner(Money::of_cents(1205), {}), rules).begin()[1].paid,
              dollars(361));
}

TEST(WildArubaSettle, InstantWinnerNeedsAnAnte) {
    const BoxSettlement lines = settled(instant_winner({}, dollars(20)));
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines.begin()[0].verdict, Verdict::returned);
}

TEST(WildArubaSettle, OverflowIsReported) {
    EXPECT_TRUE(settled(instant_winner(Money::max(), {})).overflowed());
}

// A contract line has no seats: the hand counts as looked at.
// [CS 12.8.1]
TEST(WildArubaSettle, RoundBuiltByHandIsOfferedTheInstantWinnerOfItsCards) {
    Round round = instant_winner(dollars(10), {});
    round.phase = Phase::deciding;
    round.boxes[0].standing = Standing::active;
    const Rules rules = WildAruba::published();
    const DecisionOffers offers = WildAruba::decisions(rules, round, 0);
    ASSERT_EQ(offers.size(), 3U);
    EXPECT_EQ(offers[1].decision, Decision::instant_winner);
    EXPECT_EQ(offers[1].clause, "CS 12.8.1"_clause);
    round.boxes[0].cards = pair_of_queens;
    EXPECT_EQ(WildAruba::decisions(rules, round, 0).size(), 2U);
}

// [CS 12.6.1] [CS 12.6.2]
TEST(WildArubaSettle, TheDealerCallsTheHandWithItsTwosWild) {
    const Rules rules = WildAruba::published();
    Round round = instant_winner(dollars(10), {});
    EXPECT_TRUE(WildAruba::dealer_call(rules, round).qualifies);
    EXPECT_EQ(WildAruba::dealer_call(rules, round).hand, "pair of queens");
    EXPECT_EQ(WildAruba::describe_hand(round, 0), "five of a kind, sevens");
    round.dealer = {"7s"_card, "7d"_card, "As"_card, "Kc"_card, "4d"_card};
    EXPECT_FALSE(WildAruba::dealer_call(rules, round).qualifies);
}

}  // namespace
}  // namespace baize::wild_aruba
