#include "jackpots/jackpot_game.h"

#include <vector>

#include <gtest/gtest.h>

#include "jackpots/make.h"
#include "jackpots/prize_meter.h"

namespace baize::jackpots {

namespace {

const PrizeMeterRules& stud() {
    static const PrizeMeterRules rules = stud_rules();
    return rules;
}

const LevelRules& ultimate() {
    static const LevelRules rules = perth_rules();
    return rules;
}

const LevelRules& crown() {
    static const LevelRules rules = perth_rules(dollars(5), LevelGame::crown_holdem);
    return rules;
}

PlacedStake stake(int box, Money amount) {
    return {
        .box = box, .owner = 100U + static_cast<unsigned>(box), .stake = amount, .has_ante = true};
}

template <typename Rules>
JackpotGame with_wagers(const Rules& rules, const std::vector<int>& boxes, Money each) {
    JackpotGame game;
    for (const int box : boxes)
        game = place(rules, game, stake(box, each)).value().game;
    return game;
}

// A Melbourne table and its meter, doing with each step what the house will do.
struct MeteredTable {
    JackpotGame game;
    PrizeMeter meter = open(stud());
    Money returned{};

    void apply(const Result<GameStep>& step) {
        ASSERT_TRUE(step.has_value());
        for (const JackpotWager& wager : step->returned) {
            returned += wager.staked;
            if (!wager.contributed) continue;
            meter = cancel_wagers(stud(), meter, {1, wager.resets[0]}).value().meter;
        }
        const auto count = static_cast<std::int64_t>(step->added.size());
        meter = register_wagers(stud(), meter, count).value();
        game = step->game;
    }

    void begin() { apply(start(game, {meter.resets, 0, 0})); }

    void deal_cards() { game = deal(stud(), game).value(); }

    [[nodiscard]] Fraction growth() const { return meter.value - open(stud()).value; }
};

Fraction increments(std::int64_t count) {
    return Fraction(34'06 * count, 100);
}

// [CS 5.4.2] [CS 9.2.2] [CS 9.2.3] [I-86] [I-96]
TEST(StudJackpotGame, TakesOneWagerAHandAtExactlyTheCostInTheBettingWindow) {
    JackpotGame game;
    EXPECT_TRUE(offers_wager(game));
    const GameStep placed = place(stud(), game, stake(1, dollars(3))).value();
    EXPECT_EQ(placed.excess, dollars(2));
    EXPECT_EQ(placed.game.wagers[0].staked, dollars(1));
    game = placed.game;
    const auto why = [&](const PlacedStake& again) { return place(stud(), game, again).error(); };
    EXPECT_EQ(why(stake(1, dollars(1))),
              (Rejection{Reason::second_wager_in_area, "CS 9.2.2"_clause}));
    EXPECT_EQ(why(stake(2, dollars(0, 99))), (Rejection{Reason::wrong_amount, "CS 9.2.3"_clause}));
    EXPECT_EQ(why(stake(2, {})), (Rejection{Reason::no_such_amount, "CS 9.2.3"_clause}));
    PlacedStake no_ante = stake(2, dollars(1));
    no_ante.has_ante = false;
    EXPECT_EQ(why(no_ante), (Rejection{Reason::needs_an_ante, "I-96"_clause}));
    EXPECT_EQ(why(stake(0, dollars(1))).reason, Reason::no_such_box);
    game = start(game, {}).value().game;
    EXPECT_FALSE(offers_wager(game));
    EXPECT_EQ(why(stake(2, dollars(1))), (Rejection{Reason::betting_closed, "CS 5.4.2"_clause}));
    // One player may have a wager on each of two hands.
    PlacedStake second_hand = stake(2, dollars(1));
    second_hand.owner = stake(1, {}).owner;
    EXPECT_TRUE(place(stud(), with_wagers(stud(), {1}, dollars(1)), second_hand));
}

// [CS 11.5.2(a)] [CS 11.8.1] [I-62]
TEST(StudJackpotGame, ARetractedWagerGoesBackAndTheRestPlayOnInTheSameRound) {
    MeteredTable table{with_wagers(stud(), {1, 2, 3}, dollars(1))};
    table.begin();
    table.deal_cards();
    EXPECT_EQ(table.growth(), increments(3));
    table.apply(withdraw(stud(), table.game, 2));
    EXPECT_EQ(table.game.phase, GamePhase::cancelled);
    EXPECT_EQ(table.returned, dollars(1));
    EXPECT_EQ(table.growth(), increments(2));
    // Cards are out: nobody new may come in, and the game cannot be paid before it is registered.
    EXPECT_FALSE(place(stud(), table.game, stake(7, dollars(1))));
    EXPECT_FALSE(close(table.game, {}));
    table.begin();
    EXPECT_EQ(table.game.phase, GamePhase::dealt);
    EXPECT_EQ(table.growth(), increments(2));  // no second contribution
    EXPECT_TRUE(close(table.game, {}));
    EXPECT_EQ(withdraw(stud(), table.game, 2).error().reason, Reason::no_such_wager);
}

// [CS 11.14] [I-48]
TEST(StudJackpotGame, AMisdealCarriesEveryWagerWithoutASecondContribution) {
    MeteredTable table{with_wagers(stud(), {4}, dollars(1))};
    table.begin();
    table.deal_cards();
    table.game = carry_all(table.game).value();
    EXPECT_TRUE(table.game.wagers[0].carried);
    table.deal_cards();  // the next round, without another chip
    table.apply(close(table.game, {}));
    EXPECT_EQ(table.growth(), increments(1));  // 0.3406 in all, not 0.6812
    EXPECT_EQ(table.returned, Money{});
    EXPECT_EQ(carry_all(table.game).error(), (Rejection{Reason::not_now, "CS 11.14"_clause}));
}

// [CS 11.14.1] [I-48]
TEST(StudJackpotGame, AfterAMisdealALeavingPlayerGetsTheWagerBack) {
    MeteredTable table{with_wagers(stud(), {4, 5}, dollars(1))};
    table.begin();
    table.deal_cards();
    table.game = carry_all(table.game).value();
    table.apply(withdraw(stud(), table.game, 4));
    EXPECT_EQ(table.returned, dollars(1));
    EXPECT_EQ(table.growth(), increments(1));
    EXPECT_FALSE(deal(stud(), table.game));  // cancelled: the rest must be registered again
    table.begin();
    table.deal_cards();
    EXPECT_EQ(table.growth(), increments(1));
}

// [CS 11.14.2] [I-48]
TEST(StudJackpotGame, AfterAMisdealANewPlayerComesInThroughACancelledGame) {
    MeteredTable table{with_wagers(stud(), {4}, dollars(1))};
    table.begin();
    table.deal_cards();
    EXPECT_EQ(cancel(table.game).error().reason, Reason::not_now);
    table.game = carry_all(table.game).value();
    EXPECT_FALSE(place(stud(), table.game, stake(6, dollars(1))));
    table.game = cancel(table.game).value();
    table.apply(place(stud(), table.game, stake(6, dollars(1))));
    table.begin();
    EXPECT_EQ(table.growth(), increments(2));
    EXPECT_EQ(table.game.wagers.size(), 2U);
}

// [CS 11.15]
TEST(StudJackpotGame, AGameStartedByMistakeIsCancelledAndWagersAreOpenAgain) {
    MeteredTable table{with_wagers(stud(), {1}, dollars(1))};
    table.begin();
    table.game = cancel(table.game).value();
    EXPECT_TRUE(offers_wager(table.game));
    table.begin();
    EXPECT_EQ(table.growth(), increments(1));
}

// [CS 11.12] [I-57]
TEST(StudJackpotGame, AVoidHandAloneIsCarriedWhenTheRoundIsPaid) {
    MeteredTable table{with_wagers(stud(), {1, 2}, dollars(1))};
    table.begin();
    table.deal_cards();
    const std::vector<int> carried{2};
    table.apply(close(table.game, carried));
    table.game = next_round(stud(), table.game).value();
    ASSERT_EQ(table.game.wagers.size(), 1U);
    EXPECT_EQ(table.game.wagers[0].box, 2);
    EXPECT_TRUE(table.game.wagers[0].carried);
    table.apply(place(stud(), table.game, stake(1, dollars(1))));
    table.begin();
    EXPECT_EQ(table.growth(), increments(3));  // two in the first round, one new
}

// [CS 14.4] [I-48]
TEST(StudJackpotGame, AnInvalidatedGameRefundsAndReversesEverything) {
    MeteredTable table{with_wagers(stud(), {1, 2, 3}, dollars(1))};
    table.begin();
    table.deal_cards();
    table.apply(void_round(table.game));
    EXPECT_EQ(table.returned, dollars(3));
    EXPECT_EQ(table.growth(), Fraction());
    EXPECT_EQ(void_round(table.game).error().reason, Reason::round_over);
    EXPECT_TRUE(next_round(stud(), table.game));
}

// [UTH 3.23] [UTH 3.24] [CH 3.9] [CH 3.10] [CH 3.11]
TEST(HoldemJackpotGame, TakesWagersOnlyBeforeTheRoundAndOnlyFromTheOwnerOfTheAnte) {
    JackpotGame game;
    PlacedStake stranger = stake(3, dollars(5));
    stranger.has_ante = false;
    EXPECT_EQ(place(ultimate(), game, stranger).error(),
              (Rejection{Reason::needs_an_ante, "UTH 3.24"_clause}));
    EXPECT_EQ(place(crown(), game, stranger).error(),
              (Rejection{Reason::needs_an_ante, "CH 3.11"_clause}));
    game = place(ultimate(), game, stake(3, dollars(15))).value().game;
    EXPECT_EQ(game.wagers[0].level, 3);
    // In the window a wager may be changed: taken back and placed anew.
    game = withdraw(ultimate(), game, 3).value().game;
    game = place(ultimate(), game, stake(3, dollars(10))).value().game;
    EXPECT_EQ(game.wagers[0].level, 2);
    game = start(game, {}).value().game;
    EXPECT_EQ(place(ultimate(), game, stake(4, dollars(5))).error(),
              (Rejection{Reason::betting_closed, "UTH 3.23"_clause}));
    EXPECT_EQ(place(crown(), game, stake(4, dollars(5))).error(),
              (Rejection{Reason::betting_closed, "CH 3.9"_clause}));
    EXPECT_EQ(withdraw(ultimate(), game, 3).error(),
              (Rejection{Reason::betting_closed, "UTH 3.23"_clause}));
    EXPECT_EQ(withdraw(crown(), game, 3).error().clause, "CH 3.9"_clause);
}

// [UTH 4.2] [CH 4.2] [I-15]
TEST(HoldemJackpotGame, NothingIsDealtBeforeTheStartButton) {
    const JackpotGame game = with_wagers(ultimate(), {1, 2}, dollars(10));
    EXPECT_EQ(deal(ultimate(), game).error(),
              (Rejection{Reason::jackpot_not_started, "UTH 4.2"_clause}));
    EXPECT_EQ(deal(crown(), game).error(),
              (Rejection{Reason::jackpot_not_started, "CH 4.2"_clause}));
    const GameStep started = start(game, {4, 5, 6}).value();
    ASSERT_EQ(started.added.size(), 2U);
    EXPECT_EQ(started.added[1].level, 2);
    EXPECT_EQ(started.added[1].resets, (ResetCounts{4, 5, 6}));
    EXPECT_EQ(start(started.game, {}).error().reason, Reason::already_done);
    EXPECT_TRUE(deal(ultimate(), started.game));
    EXPECT_TRUE(deal(ultimate(), JackpotGame{}));  // nobody plays for the Jackpot
}

// [UTH 4.23] [CH 4.21]
TEST(HoldemJackpotGame, TheNextRoundWaitsForTheGameOverButton) {
    JackpotGame game = start(with_wagers(ultimate(), {1}, dollars(5)), {}).value().game;
    game = deal_flop(ultimate(), deal(ultimate(), game).value()).value().game;
    EXPECT_EQ(next_round(ultimate(), game).error(),
              (Rejection{Reason::next_round_blocked, "UTH 4.23"_clause}));
    EXPECT_EQ(next_round(crown(), game).error(),
              (Rejection{Reason::next_round_blocked, "CH 4.21"_clause}));
    game = close(game, {}).value().game;
    EXPECT_EQ(next_round(ultimate(), game).value(), JackpotGame{});
}

// [UTH 5.14] [CH 5.11] [I-86]
TEST(HoldemJackpotGame, AShortWagerIsToppedUpBeforeTheFlopOrGoesBack) {
    for (const LevelRules& rules : {ultimate(), crown()}) {
        const JackpotGame placed = with_wagers(rules, {1, 2}, dollars(4));
        const GameStep started = start(placed, {}).value();
        EXPECT_TRUE(started.added.empty());
        const JackpotGame dealt = deal(rules, started.game).value();
        const GameStep topped = top_up(rules, dealt, stake(1, dollars(1)), {7, 7, 7}).value();
        ASSERT_EQ(topped.added.size(), 1U);
        EXPECT_EQ(topped.added[0].staked, dollars(5));
        EXPECT_EQ(topped.added[0].level, 1);
        const GameStep flop = deal_flop(rules, topped.game).value();
        ASSERT_EQ(flop.returned.size(), 1U);
        EXPECT_EQ(flop.returned[0].box, 2);
        EXPECT_EQ(flop.returned[0].staked, dollars(4));
        EXPECT_FALSE(flop.returned[0].contributed);
        EXPECT_EQ(flop.game.wagers.size(), 1U);
    }
}

// [UTH 5.14] [CH 5.11] [I-86]
TEST(HoldemJackpotGame, ATopUpMustReachALevelComeInTimeAndFromTheOwner) {
    const JackpotGame short_wager = with_wagers(ultimate(), {1}, dollars(4));
    const auto why = [&](const PlacedStake& chips) {
        return top_up(ultimate(), short_wager, chips, {}).error();
    };
    EXPECT_EQ(why(stake(1, dollars(0, 50))), (Rejection{Reason::wrong_amount, "UTH 5.14"_clause}));
    EXPECT_EQ(top_up(crown(), short_wager, stake(1, dollars(0, 50)), {}).error().clause,
              "CH 5.11"_clause);
    EXPECT_EQ(why(stake(9, dollars(1))).reason, Reason::no_such_wager);
    EXPECT_EQ(why(stake(1, {})).reason, Reason::no_such_amount);
    EXPECT_EQ(why(stake(1, Money::max())).reason, Reason::amount_too_large);
    PlacedStake stranger = stake(1, dollars(1));
    stranger.owner = 999;
    EXPECT_EQ(why(stranger).reason, Reason::not_your_box);
    EXPECT_EQ(top_up(ultimate(), with_wagers(ultimate(), {1}, dollars(5)), stake(1, dollars(5)), {})
                  .error()
                  .reason,
              Reason::already_done);
    const GameStep generous = top_up(ultimate(), short_wager, stake(1, dollars(3)), {}).value();
    EXPECT_EQ(generous.excess, dollars(2));
    // A house that waits until settlement keeps the short wager on the table after the flop.
    const LevelRules patient =
        LevelRules::of({.level1_wager = dollars(5), .top_up_until_settlement = true}).value();
    JackpotGame game = deal(patient, start(short_wager, {}).value().game).value();
    game = deal_flop(patient, game).value().game;
    EXPECT_TRUE(top_up(patient, game, stake(1, dollars(1)), {}));
    EXPECT_EQ(top_up(ultimate(), game, stake(1, dollars(1)), {}).error(),
              (Rejection{Reason::betting_closed, "I-86"_clause}));
    EXPECT_EQ(close(game, {}).value().returned.size(), 1U);
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-48]
TEST(HoldemJackpotGame, AVoidRoundGivesBackStakesAndIncrements) {
    LevelPools pools = open(ultimate());
    const JackpotGame placed = with_wagers(ultimate(), {5}, dollars(15));
    const GameStep started = start(placed, pools.resets).value();
    pools = register_wagers(ultimate(), pools, {.level3 = 1}).value();
    EXPECT_EQ(pools.pool[2], exactly(dollars(25'002, 5)));
    const GameStep voided = void_round(deal(ultimate(), started.game).value()).value();
    ASSERT_EQ(voided.returned.size(), 1U);
    EXPECT_TRUE(voided.returned[0].contributed);
    EXPECT_EQ(voided.returned[0].staked, dollars(15));
    pools =
        cancel_wagers(ultimate(), pools, {{.level3 = 1}, voided.returned[0].resets}).value().pools;
    EXPECT_EQ(pools, open(ultimate()));
    EXPECT_EQ(voided.game.phase, GamePhase::over);
}

}  // namespace

}  // namespace baize::jackpots
