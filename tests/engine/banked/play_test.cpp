#include "engine/banked/machine/play.h"

#include <gtest/gtest.h>

#include "engine/banked/at_table.h"
#include "engine/banked/rulings/irregularities.h"

namespace baize {
namespace {

struct Play : AtTable {};

TEST_F(Play, ARefusedActionLeavesTheRoundAsItWas) {
    deal_two_hands();
    const Round before = round;
    EXPECT_EQ(refused(player(1), Decide{0, Decision::play, dollars(10)}).reason, Reason::not_now);
    EXPECT_EQ(round, before);
}

TEST_F(Play, TheSameActionsMakeTheSameRound) {
    deal_two_hands();
    const Round once = round;
    round = opening_round();
    deal_two_hands();
    EXPECT_EQ(round, once);
}

// [TCP 7.3.1]
TEST_F(Play, ReportsThePlaceAndNumberOfCardsDue) {
    EXPECT_EQ(cards_due(game, round), 0U);
    wager(0, Wager::ante, dollars(10));
    wager(4, Wager::pair_plus, dollars(10));
    act(dealer, CloseBetting{});
    EXPECT_EQ(cards_due(game, round), 9U);
    const auto areas = dealt_areas(game, round);
    ASSERT_EQ(areas.size(), 2U);
    EXPECT_EQ(areas[0], 0);
    EXPECT_EQ(areas[1], 4);
}

TEST_F(Play, APlayerSitsWhereTheFirstWagerLies) {
    rules.second_area_open = true;
    act(player(9), PlaceWager{4, Wager::ante, dollars(10)});
    act(player(9), PlaceWager{2, Wager::ante, dollars(10)});
    EXPECT_EQ(round.seated[4], 9U);
    EXPECT_EQ(round.seated[2], 0U);
}

TEST_F(Play, Person0CannotWager) {
    EXPECT_EQ(refused(dealer, PlaceWager{0, Wager::ante, dollars(10)}).reason,
              Reason::not_a_player);
}

TEST_F(Play, ASupervisorMayDoWhatTheDealerMay) {  // [TCP 1.2]
    wager(0, Wager::ante, dollars(10));
    act(staff(Role::supervisor), CloseBetting{});
    EXPECT_EQ(round.phase, Phase::closed);
    EXPECT_EQ(refused(staff(Role::chip_runner), Shuffle{}).reason, Reason::rank_too_low);
}

TEST_F(Play, BoxesThatDoNotExistAreRefused) {
    EXPECT_EQ(refused(player(1), PlaceWager{boxes_max, Wager::ante, dollars(10)}).reason,
              Reason::no_such_box);
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    EXPECT_EQ(refused(player(1), Decide{200, Decision::fold, {}}).reason, Reason::no_such_box);
    EXPECT_EQ(refused(dealer, RecordHand{200, card_list<5>("2h 3h 4h")}).reason,
              Reason::no_such_box);
}

// [TCP 6.2.1] [TCP 9.11] [I-57] [I-85]
TEST_F(Play, TheTableRemembersWarningsUntilThePlayerLeaves) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(dealer, Report{.what = Irregularity::cannot_match, .place = 0});
    act(player(3), Decide{2, Decision::fold, {}});
    act(dealer, Settle{});
    round = *next_round(game, rules, round);
    EXPECT_TRUE(warnings_of(round, 1).cannot_match);
    EXPECT_FALSE(warnings_of(round, 3).cannot_match);
    EXPECT_EQ(leave_table(round, 1), Money{});
    EXPECT_FALSE(warnings_of(round, 1).cannot_match);
    EXPECT_EQ(round.seated[0], 0U);
}

TEST_F(Play, TheNextRoundStartsWithEmptyBoxesAndTheSameSeats) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(player(1), Decide{0, Decision::fold, {}});
    act(player(3), Decide{2, Decision::fold, {}});
    EXPECT_EQ(next_round(game, rules, round).error().reason, Reason::not_now);
    act(dealer, Settle{});
    const Round next = *next_round(game, rules, round);
    Round expected = opening_round();
    expected.seated = round.seated;
    EXPECT_EQ(next, expected);
}

TEST_F(Play, PlayerLeavingBeforeTheCallTakesTheStakesBack) {
    wager(0, Wager::ante, dollars(10));
    wager(0, Wager::pair_plus, dollars(5));
    wager(1, Wager::ante, dollars(20));
    EXPECT_EQ(leave_table(round, 1), dollars(15));
    EXPECT_FALSE(has_any_wager(round.boxes[0]));
    EXPECT_TRUE(has_any_wager(round.boxes[1]));
}

TEST_F(Play, PlayerLeavingDuringTheRoundForfeitsTheStakes) {
    deal_two_hands();
    EXPECT_EQ(leave_table(round, 1), Money{});
    EXPECT_TRUE(round.boxes[0].has(Wager::ante));
}

TEST_F(Play, StaffMayAnswerOnlyForThePlayerTheyActFor) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(dealer, Report{.what = Irregularity::cards_on_empty_area, .place = 1});
    const Answer keep{.asks = Asks::retract, .box = 0, .reply = Reply::keep};
    EXPECT_EQ(refused(player(3), keep).reason, Reason::not_asked);
    EXPECT_EQ(refused(dealer, keep).reason, Reason::not_asked);
    act({Role::dealer, 1}, keep);
    EXPECT_EQ(round.questions.size(), 1U);
}

// [TCP 6.2.2]
TEST_F(Play, AForfeitedWagerIsCollectedUpToTheMaximum) {
    Box box;
    box[Wager::ante] = dollars(130);
    override_hand(box, Verdict::lose, "TCP 9.11"_clause);
    BoxSettlement lines;
    lines.start();
    settle_overrides(game.facts(), {.max = dollars(100)}, box, lines);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines.begin()[0].staked, dollars(100));
    EXPECT_EQ(lines.begin()[1].back, dollars(30));
    EXPECT_EQ(lines.net(), dollars(-100));
}

TEST_F(Play, FullListOfWarningsDropsTheOldest) {
    for (PlayerId id = 1; id <= 17; ++id)
        warnings_of(round, id).below_minimum = true;
    EXPECT_EQ(round.warnings.size(), round.warnings.capacity());
    EXPECT_TRUE(warnings_of(round, 17).below_minimum);
    EXPECT_FALSE(warnings_of(round, 1).below_minimum);
}

TEST_F(Play, KnownCardsAreThoseOfEveryHandAndTheDealer) {
    deal_two_hands();
    EXPECT_EQ(known_cards(round), card_list<52>("Kh Ah Qs 9d Ad 7d 4c 8c 2c").set());
}

}  // namespace
}  // namespace baize
