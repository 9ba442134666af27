// Tests all ways in which a Jackpot stake can leave a round.
#include "jackpot_kit.h"

namespace baize::house {
namespace {

constexpr std::string_view stud_royal = "Ts Js Qs Ks As";
constexpr std::string_view stud_nothing = "2c 4d 6h 9s Jc";
constexpr std::string_view stud_dealer = "2d 3d 5h 8h Tc";
const Laid holdem_royal{{{0, "As Ks"}, {1, "2c 7d"}}, "3h 8c", "Qs Js Ts 4d 5h"};
const Laid holdem_nothing{{{0, "2c 7d"}}, "3h 8c", "Qs Jd Ts 4d 5h"};

Report misdealt() {
    return {.what = Irregularity::wrong_count, .place = 0};
}

class CaribbeanJackpot : public testing::Test {
  protected:
    JackpotHouse house{};
    // Most of these irregularities are possible only if a dealer handles the cards.
    TableId table = house.jackpot_table("caribbean_stud", dollars(1), DealtBy::dealer);
    PersonId rosa = house.guest("Rosa", {table});
    PersonId noor = house.guest("Noor", {table});
    Fraction seed = Fraction::whole(1'000'000);
    Fraction increment = Fraction(3406, 100);

    void seal() { house.seal(table, {{{0, stud_royal}, {1, stud_nothing}}, stud_dealer, {}}); }

    void bet_both() {
        house.bet(table, 0, rosa, dollars(1));
        house.bet(table, 1, noor, dollars(1));
    }

    void misdeal() {
        seal();
        bet_both();
        house.start(table);
        house.deal_hands(table);
        house.act(house.supervisor, table, misdealt());
    }

    [[nodiscard]] Money chips(PersonId person) const { return house.stack(table, person); }
};

// [CS 11.14] [I-48]
TEST_F(CaribbeanJackpot, AfterAMisdealTheWagersStayAndAreCountedOnce) {
    misdeal();
    EXPECT_EQ(seed + increment + increment, house.pool(1));
    EXPECT_EQ(dollars(9'999), chips(rosa));
    house.next(table);
    seal();
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(noor, table, PlaceWager{1, Wager::ante, dollars(10)});
    house.play(table);
    EXPECT_EQ(2U, house.claim().wagers.size());
    EXPECT_EQ(dollars(10'001), house.claim().prizes.at(0).amount);
    house.expect_same_when_read();
}

// The wagers are registered again together with the new one, but only the new one adds to the
// meter. [CS 11.14.2 by result] [I-48]
TEST_F(CaribbeanJackpot, AfterAMisdealANewPlayerComesInAndOnlyTheNewWagerIsAdded) {
    misdeal();
    const PersonId iris = house.guest("Iris", {table});
    house.next(table);
    house.seal(table,
               {{{0, stud_royal}, {1, stud_nothing}, {2, "3c 5d 7h 9c Jd"}}, stud_dealer, {}});
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(noor, table, PlaceWager{1, Wager::ante, dollars(10)});
    house.bet(table, 2, iris, dollars(1));
    EXPECT_EQ(seed + increment + increment, house.pool(1));
    house.start(table);
    EXPECT_EQ(seed + increment + increment + increment, house.pool(1));
    house.deal_hands(table);
    house.act(house.dealer, table, AnnounceDecisions{});
    house.finish(table);
    EXPECT_EQ(3U, house.claim().wagers.size());
    house.expect_same_when_read();
}

// [CS 11.14.1] [I-48]
TEST_F(CaribbeanJackpot, PlayerLeavingTakesTheStakeBackAndTheOthersPlayOn) {
    misdeal();
    house.done(noor, SeatingCommand(LeaveTable{table, noor}));
    EXPECT_EQ(dollars(100'000), house.wallet(noor));
    EXPECT_EQ(seed + increment, house.pool(1));
    house.next(table);
    house.seal(table, {{{0, stud_royal}}, stud_dealer, {}});
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.play(table);
    EXPECT_EQ(1U, house.claim().wagers.size());
    house.expect_same_when_read();
}

// [CS 11.14.1]
TEST_F(CaribbeanJackpot, AWagerThatStayedMayBeTakenBackWhileBetsAreOpenAndPlacedAgain) {
    misdeal();
    house.next(table);
    seal();
    house.act(rosa, table, PlaceWager{0, Wager::jackpot, Money{}});
    EXPECT_EQ(seed + increment, house.pool(1));
    EXPECT_EQ(dollars(10'000), chips(rosa));
    house.bet(table, 0, rosa, dollars(1));
    house.act(noor, table, PlaceWager{1, Wager::ante, dollars(10)});
    house.play(table);
    EXPECT_EQ(2U, house.claim().wagers.size());
    house.expect_same_when_read();
}

// The deck proves wrong after the bets are closed and before the jackpot game is started: nothing
// has been registered, and the remaining wagers stay on the layout. [CS 11.11] [CS 11.14]
TEST_F(CaribbeanJackpot, WagersOfARoundThatIsVoidBeforeItsJackpotGameStartsStayOnTheLayout) {
    seal();
    bet_both();
    house.close_betting(table);
    house.act(house.supervisor, table, Report{.what = Irregularity::deck_incorrect});
    EXPECT_EQ(seed, house.pool(1));
    EXPECT_EQ(dollars(2), house.pot(table));
    house.next(table);
    seal();
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(noor, table, PlaceWager{1, Wager::ante, dollars(10)});
    house.act(house.dealer, table, VerifyDeck{});
    house.play(table);
    EXPECT_EQ(2U, house.claim().wagers.size());
    house.expect_same_when_read();
}

// Two misdeals follow each other; the second happens before the wagers are registered again. [CS
// 11.14]
TEST_F(CaribbeanJackpot, CarriedWagersThatWereNotRestartedAreCarriedAgain) {
    misdeal();
    house.next(table);
    seal();
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.close_betting(table);
    house.act(house.supervisor, table, Report{.what = Irregularity::deck_incorrect});
    EXPECT_EQ(seed + increment + increment, house.pool(1));
    house.next(table);
    house.done(noor, SeatingCommand(LeaveTable{table, noor}));
    EXPECT_EQ(seed + increment, house.pool(1));
    house.expect_same_when_read();
}

// [CS 11.14]
TEST_F(CaribbeanJackpot, NoOtherSignIsPutUpAndNoTableMovedWhileWagersStay) {
    house.seat(table, 0, rosa);
    house.seat(table, 1, noor);
    house.must(house.area_manager, SignCommand(AnnounceClosing{table, house.now}));
    for (int i = 0; i < 2; ++i) {
        seal();
        house.bet(table, 0, rosa, {});
        house.bet(table, 1, noor, {});
        house.play(table);
        house.next(table);
    }
    misdeal();
    house.pass(Span::of_hours(1));
    house.done(house.area_manager, SignCommand(CloseTable{table}));
    EXPECT_EQ(
        "wagers_in_play CS 11.14",
        words(house.refused(house.area_manager,
                            SignCommand(PutUpSign{
                                table, JackpotHouse::sign("caribbean_stud", dollars(1)), table}))));
    house.done(rosa, SeatingCommand(LeaveTable{table, rosa}));
    house.done(noor, SeatingCommand(LeaveTable{table, noor}));
    EXPECT_EQ(seed, house.pool(1));
    house.done(
        house.area_manager,
        SignCommand(PutUpSign{table, JackpotHouse::sign("caribbean_stud", dollars(1)), table}));
    house.expect_same_when_read();
}

// [CS 11.15]
TEST_F(CaribbeanJackpot, GameStartedByMistakeIsCancelledAndBettingReopens) {
    seal();
    house.bet(table, 0, rosa, dollars(1));
    house.start(table);
    const MeterCommand cancel = CancelJackpotGame{table};
    EXPECT_EQ("rank_too_low CS 11.15", words(house.refused(house.dealer, cancel)));
    house.done(house.supervisor, cancel);
    EXPECT_EQ("jackpot_not_started CS 11.15", words(house.refused(house.supervisor, cancel)));
    house.bet(table, 1, noor, dollars(1));
    house.act(house.dealer, table, CloseBetting{});
    house.act(house.dealer, table, StartJackpot{});
    EXPECT_EQ(seed + increment + increment, house.pool(1));
    house.deal_hands(table);
    EXPECT_EQ("not_now CS 11.15", words(house.refused(house.supervisor, cancel)));
    house.act(house.dealer, table, AnnounceDecisions{});
    house.finish(table);
    EXPECT_EQ(2U, house.claim().wagers.size());
    house.expect_same_when_read();
}

// The wager is less than its cost, so it is returned at once, and the game goes on without it. [CS
// 9.2.3] [I-86]
TEST_F(CaribbeanJackpot, AShortWagerIsHandedBackAndTheOtherPlaysOn) {
    seal();
    bet_both();
    house.deal(table);
    house.act(house.dealer,
              table,
              Report{.what = Irregularity::amount_found,
                     .place = 1,
                     .wager = Wager::jackpot,
                     .amount = dollars(0, 50)});
    EXPECT_EQ(seed + increment, house.pool(1));
    house.finish(table);
    ASSERT_EQ(1U, house.claim().wagers.size());
    EXPECT_EQ(dollars(10'001), house.claim().prizes.at(0).amount);
    house.expect_same_when_read();
}

TEST_F(CaribbeanJackpot, AShortWagerFoundBeforeTheStartIsNeverRegistered) {
    seal();
    bet_both();
    house.close_betting(table);
    house.act(house.dealer,
              table,
              Report{.what = Irregularity::amount_found,
                     .place = 1,
                     .wager = Wager::jackpot,
                     .amount = dollars(0, 50)});
    house.act(noor, table, Answer{.asks = Asks::top_up, .box = 1, .reply = Reply::no});
    house.act(house.dealer, table, StartJackpot{});
    EXPECT_EQ(seed + increment, house.pool(1));
    house.expect_same_when_read();
}

// The display fails during the round: accepted wagers play. [CS 11.5.2(a)]
TEST_F(CaribbeanJackpot, ARetractionNeedsNoDisplay) {
    seal();
    bet_both();
    house.deal(table);
    house.done(house.dealer, MeterCommand(ReportDisplay{table, false}));
    house.act(house.area_manager, table, Report{.what = Irregularity::wrong_count, .place = 0});
    house.act(
        house.area_manager, table, Answer{.asks = Asks::deck_count, .reply = Reply::complete});
    house.act(noor, table, Answer{.asks = Asks::retract, .box = 1, .reply = Reply::retract});
    EXPECT_EQ(seed + increment, house.pool(1));  // the wager of the void hand stays until the end
    house.finish(table);
    EXPECT_EQ(seed, house.pool(1));
    EXPECT_EQ(dollars(10'000), chips(noor));
    house.expect_same_when_read();
}

// Fraud is found after the round was settled and before the next. [CS 14.4] [I-48] [I-98]
TEST_F(CaribbeanJackpot, ASettledRoundThatProvesVoidIsUndoneWhetherTheClaimIsOpenPaidOrNone) {
    for (const bool wins : {false, true}) {
        for (const bool pays : {false, true}) {
            if (pays && !wins) continue;
            house.seal(
                table,
                {{{0, wins ? stud_royal : "2h 4h 6c 9c Jh"}, {1, stud_nothing}}, stud_dealer, {}});
            bet_both();
            house.play(table);
            ASSERT_EQ(wins, !house.meters().claims.empty());
            if (pays) {
                const std::uint64_t claim = house.claim().id;
                house.done(house.assistant,
                           MeterCommand(ConfirmClaim{claim, ClaimStep::payout_determined}));
                house.done(house.dealer, MeterCommand(PayClaim{claim}));
            }
            house.act(house.supervisor, table, Report{.what = Irregularity::fraud});
            EXPECT_TRUE(house.meters().claims.empty());
            EXPECT_EQ(dollars(10'000), chips(rosa));
            EXPECT_EQ(dollars(10'000), chips(noor));
            EXPECT_EQ(seed, house.pool(1));
            house.next(table);
        }
    }
    house.expect_same_when_read();
}

// A player who has taken the prize away must pay it back first. [I-98]
TEST_F(CaribbeanJackpot, PrizeThatHasLeftTheTableIsNotTakenFromOthers) {
    seal();
    bet_both();
    house.play(table);
    const std::uint64_t claim = house.claim().id;
    house.done(house.assistant, MeterCommand(ConfirmClaim{claim, ClaimStep::payout_determined}));
    house.done(house.dealer, MeterCommand(PayClaim{claim}));
    house.done(rosa, SeatingCommand(LeaveTable{table, rosa}));
    EXPECT_EQ(
        "account_overdrawn I-98",
        words(house.act_refused(house.supervisor, table, Report{.what = Irregularity::fraud})));
    house.done(rosa, BankedCommand(BuyChips{table, dollars(20'100)}));
    house.act(house.supervisor, table, Report{.what = Irregularity::fraud});
    EXPECT_EQ(seed, house.pool(1));
    house.expect_same_when_read();
}

// [CS 14.3] [CS 14.4]
TEST_F(CaribbeanJackpot, AnInvalidatedClaimMakesTheRoundOnTheFeltVoid) {
    seal();
    bet_both();
    house.play(table);
    const MeterCommand invalidate = VoidClaim{house.claim().id, VoidCause::invalidated, {}};
    EXPECT_EQ("rank_too_low CS 14.3", words(house.refused(house.dealer, invalidate)));
    house.done(house.supervisor, invalidate);
    EXPECT_TRUE(house.round(table).voided.is_set());
    EXPECT_EQ(dollars(10'000), chips(rosa));
    EXPECT_EQ(seed, house.pool(1));
    house.expect_same_when_read();
}

class CrownJackpot : public testing::Test {
  protected:
    JackpotHouse house{};
    TableId one = house.fitted("ultimate_holdem", dollars(5));
    TableId two = house.fitted("crown_holdem", dollars(5));
    PoolTerms linked{.games = {LinkedGame::ultimate_holdem, LinkedGame::crown_holdem},
                     .level1_wager = dollars(5)};
    SystemId system = house.system(linked, {one, two});
    PersonId rosa = house.guest("Rosa", {one, two});
    PersonId noor = house.guest("Noor", {one, two});
    Fraction reseed = Fraction::of_cents(dollars(25'000));

    void bet_and_start(TableId table) {
        house.seal(table, holdem_nothing);
        house.bet(table, 0, rosa, dollars(15));
        house.start(table);
    }
};

// [UTH 5.16] [UTH 5.16(a)] [UTH 5.16(b)] [I-48]
TEST_F(CrownJackpot, SuspendedTableWaitsAndAFaultReturnsEveryWager) {
    bet_and_start(one);
    bet_and_start(two);
    const MeterCommand suspend = SuspendTables{{one}};
    for (const PersonId low : {rosa, house.dealer, house.supervisor})
        EXPECT_EQ("rank_too_low UTH 5.16", words(house.refused(low, suspend)));
    house.done(house.area_manager, suspend);
    EXPECT_EQ(
        "table_suspended UTH 5.16",
        words(house.act_refused(the_house_itself, one, DealHands{house.next_cards<52>(one, 4)})));
    EXPECT_EQ("table_suspended UTH 5.16",
              words(house.act_refused(
                  house.area_manager, one, Report{.what = Irregularity::disruption})));
    house.done(house.area_manager, MeterCommand(ContinueTables{{one}}));
    house.deal_hands(one);
    house.done(house.area_manager, suspend);
    house.deal_hands(two);  // the other table plays on
    EXPECT_EQ(
        "rank_too_low UTH 5.16(b)",
        words(house.refused(house.supervisor, MeterCommand(ConfirmFault{system, house.now}))));
    house.done(house.area_manager, MeterCommand(ConfirmFault{system, house.now}));
    EXPECT_EQ("UTH 5.16(b)", house.round(one).voided.id());
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed + Fraction::of_cents(dollars(2, 5)), house.pool(system, 0));
    EXPECT_EQ("table_suspended UTH 5.16",
              words(house.refused(the_house_itself, BankedCommand(OpenRound{one}))));
    house.done(house.area_manager, MeterCommand(ContinueTables{{one}}));
    house.next(one);
    house.act(the_house_itself, two, AnnounceDecisions{});
    house.finish(two);
    house.next(two);
    house.expect_same_when_read();
}

// A fault takes effect even while a question is open. [CH 5.13(b)]
TEST_F(CrownJackpot, AFaultEndsARoundThatWaitsForAnAnswer) {
    bet_and_start(two);
    house.act(house.dealer, two, Report{.what = Irregularity::jackpot_fault});
    ASSERT_FALSE(house.round(two).questions.empty());
    house.done(house.area_manager, MeterCommand(SuspendTables{{one, two}}));
    house.done(house.area_manager, MeterCommand(ConfirmFault{system, house.now}));
    EXPECT_EQ("CH 5.13(b)", house.round(two).voided.id());
    EXPECT_EQ(dollars(10'000), house.stack(two, rosa));
    EXPECT_EQ(reseed, house.pool(system, 2));
    house.expect_same_when_read();
}

// The round was settled on a system that had failed before, so the claim and the round are void.
// [UTH 5.16(b)] [I-88]
TEST_F(CrownJackpot, AClaimSinceTheFaultBeganIsVoidWithItsRound) {
    const Moment began = house.now;
    house.seal(one, holdem_royal);
    house.bet(one, 0, rosa, dollars(15));
    house.bet(one, 1, noor, dollars(5));
    house.play(one);
    const MeterCommand fall = VoidClaim{house.claim().id, VoidCause::fault, {}};
    EXPECT_EQ("not_now UTH 5.16(b)", words(house.refused(house.area_manager, fall)));
    house.done(house.area_manager, MeterCommand(SuspendTables{{one}}));
    house.done(house.area_manager, MeterCommand(ConfirmFault{system, began}));
    house.done(house.area_manager, fall);
    EXPECT_EQ("UTH 5.16(b)", house.round(one).voided.id());
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed, house.pool(system, 0));
    house.expect_same_when_read();
}

// A payment was withheld and the table played on. When fraud is proved, the Jackpot stakes are
// still returned. [UTH 5.17] [I-88] [I-98]
TEST_F(CrownJackpot, WithheldClaimVoidedLaterReturnsItsStakes) {
    house.seal(one, holdem_royal);
    house.bet(one, 0, rosa, dollars(15));
    house.bet(one, 1, noor, dollars(5));
    house.play(one);
    const std::uint64_t claim = house.claim().id;
    const MeterCommand fall = VoidClaim{claim, VoidCause::fraud, {}};
    EXPECT_EQ("not_now UTH 5.17", words(house.refused(house.area_manager, fall)));
    house.done(house.area_manager, MeterCommand(HoldClaim{claim}));
    house.next(one);
    bet_and_start(one);
    const Money before = house.stack(one, rosa);
    house.done(house.area_manager, fall);
    EXPECT_EQ(before + dollars(15), house.stack(one, rosa));
    EXPECT_EQ(reseed + Fraction::of_cents(dollars(2, 5)), house.pool(system, 0));
    house.deal_hands(one);
    house.expect_same_when_read();
}

// [UTH 6.4] [I-98]
TEST_F(CrownJackpot, ALateVoidUndoesAnOpenClaimOfPerthToo) {
    house.seal(one, holdem_royal);
    house.bet(one, 0, rosa, dollars(15));
    house.bet(one, 1, noor, dollars(5));
    house.play(one);
    house.act(house.area_manager, one, Report{.what = Irregularity::fraud});
    EXPECT_TRUE(house.meters().claims.empty());
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed, house.pool(system, 0));
    house.expect_same_when_read();
}

// The table has left its system since, so the house bears the amount that the system kept. [I-98]
TEST_F(CrownJackpot, HouseBearsALateVoidAtATableThatHasLeftItsSystem) {
    house.seal(one, holdem_nothing);
    house.bet(one, 0, rosa, dollars(15));
    house.play(one);
    const Fraction kept = house.pool(system, 0);
    house.done(house.area_manager, MeterCommand(MoveTable{one, 0}));
    house.act(house.area_manager, one, Report{.what = Irregularity::fraud});
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(kept, house.pool(system, 0));
    house.expect_same_when_read();
}

// A fault affected a round without a claim, and is found before the next round. [UTH 5.16(b)]
// [I-88]
TEST_F(CrownJackpot, AFaultFoundAfterTheEndIsAnAreaManagersToRuleOn) {
    house.seal(one, holdem_nothing);
    house.bet(one, 0, rosa, dollars(15));
    house.play(one);
    house.act(house.dealer, one, Report{.what = Irregularity::jackpot_fault});
    EXPECT_EQ(
        "nothing_to_report UTH 5.16",
        words(house.act_refused(house.dealer, one, Report{.what = Irregularity::jackpot_fault})));
    const Answer yes{.asks = Asks::void_round, .reply = Reply::yes};
    EXPECT_EQ("not_asked UTH 5.16", words(house.act_refused(house.supervisor, one, yes)));
    house.act(house.area_manager, one, yes);
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed, house.pool(system, 0));
    house.expect_same_when_read();
}

// This happens before the deal and before the jackpot game starts, so the wager never left the
// layout. [UTH 6.4]
TEST_F(CrownJackpot, ARoundVoidBeforeItsJackpotGameGivesTheStakeBack) {
    house.seal(one, holdem_nothing);
    house.bet(one, 0, rosa, dollars(15));
    house.close_betting(one);
    house.act(house.area_manager, one, Report{.what = Irregularity::disruption});
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed, house.pool(system, 0));
    house.next(one);
    bet_and_start(one);
    house.act(house.area_manager, one, Report{.what = Irregularity::disruption});
    EXPECT_EQ(dollars(10'000), house.stack(one, rosa));
    EXPECT_EQ(reseed, house.pool(system, 0));
    house.expect_same_when_read();
}

}  // namespace
}  // namespace baize::house
