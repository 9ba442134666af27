// Jackpots won at whole rounds through the casino's commands, from the increment to the payment.
#include "jackpot_kit.h"

namespace baize::house {
namespace {

constexpr std::string_view royal = "Ts Js Qs Ks As";
constexpr std::string_view other_royal = "Th Jh Qh Kh Ah";
constexpr std::string_view straight_flush = "5d 6d 7d 8d 9d";
constexpr std::string_view nothing = "2c 4d 6h 9s Jc";
constexpr std::string_view dealers = "2d 3d 5h 8h Tc";

// [CS 9.3.2] [CS 10.1.1] [CS 10.2.2] [CS 10.2.4 by result] [I-15] [I-50]
TEST(JackpotWins, ARoyalTakesTheMeterOfTwoTablesAndTheNextOneWhatItLeft) {
    JackpotHouse house;
    const TableId one = house.fitted("caribbean_stud");
    const TableId two = house.fitted("caribbean_stud");
    const SystemId system =
        house.system(JackpotHouse::terms("caribbean_stud", dollars(1)), {one, two});
    const PersonId rosa = house.guest("Rosa", {one});
    const PersonId noor = house.guest("Noor", {one});
    const PersonId otto = house.guest("Otto", {two});
    house.seal(one, {{{0, royal}, {2, nothing}}, dealers, {}});
    house.seal(two, {{{1, other_royal}}, dealers, {}});
    house.bet(one, 0, rosa, dollars(1));
    house.bet(one, 2, noor, dollars(1));
    house.bet(two, 1, otto, dollars(1));
    house.deal(one);
    EXPECT_EQ(Fraction(1'000'068'12, 100), house.pool(system));  // two at 34.06 per cent
    house.deal(two);
    EXPECT_EQ(Fraction(1'000'102'18, 100), house.pool(system));
    house.finish(two);  // the outcome of this table is recorded first, although it was dealt later
    ASSERT_EQ(1U, house.meters().claims.size());
    const std::uint64_t first = house.claim().id;
    EXPECT_EQ(otto, house.claim().prizes[0].person);
    EXPECT_EQ(dollars(10'002), house.claim().prizes[0].amount);
    house.finish(one);
    const Claim second = house.claim();
    EXPECT_LT(first, second.id);
    ASSERT_EQ(1U, second.prizes.size());
    EXPECT_EQ(rosa, second.prizes[0].person);
    EXPECT_EQ(dollars(10'000), second.prizes[0].amount);

    // The table waits with Jackpot wagers. No rank below assistant casino manager determines the
    // payout, and it is not paid before.
    house.next(one);
    house.act(noor, one, PlaceWager{2, Wager::ante, dollars(10)});
    EXPECT_EQ("claim_open CS 10.1.1",
              words(house.act_refused(noor, one, PlaceWager{2, Wager::jackpot, dollars(1)})));
    const MeterCommand confirm = ConfirmClaim{second.id, ClaimStep::payout_determined};
    for (const PersonId low : {rosa, house.dealer, house.supervisor, house.area_manager})
        EXPECT_EQ("rank_too_low CS 10.1.1", words(house.refused(low, confirm)));
    EXPECT_EQ("claim_not_confirmed CS 10.1.1",
              words(house.refused(house.dealer, MeterCommand(PayClaim{second.id}))));
    house.done(house.assistant, confirm);
    EXPECT_EQ("rank_too_low CS 10.1.2",
              words(house.refused(rosa, MeterCommand(PayClaim{second.id}))));
    const Money before = house.stack(one, rosa);
    house.done(house.dealer, MeterCommand(PayClaim{second.id}));
    EXPECT_EQ(before + dollars(10'000), house.stack(one, rosa));
    house.act(noor, one, PlaceWager{2, Wager::jackpot, dollars(1)});
    house.expect_same_when_read();
}

// [CS 10.1.1] [CS 10.1.2]
TEST(JackpotWins, AStraightFlushTakesATenthAndAFlushOnlyItsBonus) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("caribbean_stud");
    const PersonId rosa = house.guest("Rosa", {table});
    const PersonId noor = house.guest("Noor", {table});
    house.seal(table, {{{0, straight_flush}, {1, "2h 4h 6h 9h Jh"}}, dealers, {}});
    house.bet(table, 0, rosa, dollars(1));
    house.bet(table, 1, noor, dollars(1));
    house.play(table);
    const Claim claim = house.claim();
    ASSERT_EQ(2U, claim.prizes.size());
    EXPECT_EQ(JackpotHand::straight_flush, claim.prizes[0].hand);
    EXPECT_EQ(dollars(1'000, 10), claim.prizes[0].amount);
    EXPECT_EQ(JackpotHand::flush, claim.prizes[1].hand);
    EXPECT_EQ(noor, claim.prizes[1].person);
    house.done(house.assistant, MeterCommand(ConfirmClaim{claim.id, ClaimStep::payout_determined}));
    house.done(the_house_itself, MeterCommand(PayClaim{claim.id}));
    EXPECT_TRUE(house.meters().claims.empty());
    house.expect_same_when_read();
}

// Option 1 lists no straight: the wager loses and the round is settled. [CS 5.8.2] [CS 10.1.2]
TEST(JackpotWins, AHandThatTheTableInUseDoesNotListWinsNothing) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("caribbean_stud");
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{0, "5c 6d 7h 8s 9c"}}, dealers, {}});
    house.bet(table, 0, rosa, dollars(1));
    house.play(table);
    EXPECT_TRUE(house.meters().claims.empty());
    house.next(table);
    house.expect_same_when_read();
}

// The dealer determines a bonus, which needs no confirmation. [CS 10.1.2] [CS 12.9.1 by result]
TEST(JackpotWins, WildArubaAddsMoreThanHalfAndPaysABonusAtOnce) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("wild_aruba");
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{3, "Jc Jd Jh Js Kd"}}, dealers, {}});
    house.bet(table, 3, rosa, dollars(1));
    house.play(table);
    EXPECT_EQ(Fraction::whole(1'000'053), house.pool(1));
    const Claim claim = house.claim();
    EXPECT_EQ(JackpotHand::four_of_a_kind, claim.prizes.at(0).hand);
    house.done(house.dealer, MeterCommand(PayClaim{claim.id}));
    house.next(table);
    house.seal(table, {{{3, royal}}, dealers, {}});
    house.bet(table, 3, rosa, dollars(1));
    house.play(table);
    EXPECT_EQ(JackpotHand::royal_flush, house.claim().prizes.at(0).hand);
    EXPECT_EQ("claim_not_confirmed CS 10.1.1",
              words(house.refused(house.dealer, MeterCommand(PayClaim{house.claim().id}))));
    house.expect_same_when_read();
}

const Laid flopped_royal{{{0, "As Ks"}, {1, "2c 7d"}}, "3h 8c", "Qs Js Ts 4d 5h"};

// [UTH 4.16(a)] [UTH 4.16(b)] [UTH 4.17] [UTH 4.22] [UTH 4.23] [UTH 3.32]
TEST(JackpotWins, UltimateHoldemPaysRoyalsInTheOrderOfTheLogAfterVerifyingAndSorting) {
    JackpotHouse house;
    const TableId one = house.fitted("ultimate_holdem", dollars(5));
    const TableId two = house.fitted("ultimate_holdem", dollars(5));
    const SystemId system =
        house.system(JackpotHouse::terms("ultimate_holdem", dollars(5)), {one, two});
    const PersonId rosa = house.guest("Rosa", {one});
    const PersonId otto = house.guest("Otto", {two});
    const PersonId noor = house.guest("Noor", {one, two});
    house.seal(one, flopped_royal);
    house.seal(two, flopped_royal);
    house.bet(one, 0, rosa, dollars(15));
    house.bet(one, 1, noor, dollars(15));
    house.bet(two, 0, otto, dollars(5));
    house.bet(two, 1, noor, dollars(5));
    house.play(one);
    house.play(two);
    ASSERT_EQ(2U, house.meters().claims.size());
    const Claim first = house.meters().claims[0];
    const Claim second = house.meters().claims[1];
    EXPECT_EQ(3, first.prizes.at(0).level);
    EXPECT_GT(first.prizes.at(0).amount, dollars(75'000));
    EXPECT_EQ(dollars(25'004, 10), second.prizes.at(0).amount);  // reset, and 41 per cent of 10
    EXPECT_EQ("claim_not_confirmed UTH 4.16(b)",
              words(house.refused(house.dealer, MeterCommand(PayClaim{second.id}))));
    EXPECT_EQ("claim_open UTH 4.23",
              words(house.act_refused(the_house_itself, one, CloseJackpot{})));
    for (const std::uint64_t claim : {first.id, second.id}) {
        const MeterCommand verify = ConfirmClaim{claim, ClaimStep::hand_verified};
        for (const PersonId low : {rosa, house.dealer})
            EXPECT_EQ("rank_too_low UTH 4.16(b)", words(house.refused(low, verify)));
        house.done(house.supervisor, verify);
        EXPECT_EQ("claim_not_confirmed UTH 4.17",
                  words(house.refused(house.dealer, MeterCommand(PayClaim{claim}))));
        const MeterCommand sort = ConfirmClaim{claim, ClaimStep::deck_sorted};
        EXPECT_EQ("rank_too_low UTH 4.17", words(house.refused(rosa, sort)));
        house.done(house.dealer, sort);
    }
    EXPECT_EQ("earlier_claim_first UTH 4.22",
              words(house.refused(house.dealer, MeterCommand(PayClaim{second.id}))));
    EXPECT_EQ("rank_too_low UTH 4.22",
              words(house.refused(rosa, MeterCommand(PayClaim{first.id}))));
    house.done(house.dealer, MeterCommand(PayClaim{first.id}));
    house.done(house.dealer, MeterCommand(PayClaim{second.id}));
    house.next(one);
    house.next(two);
    EXPECT_EQ(Fraction::of_cents(dollars(25'000)), house.pool(system, 0));
    house.expect_same_when_read();
}

// [CH 5.14] [CH 4.21] [I-88]
TEST(JackpotWins, APaymentIsWithheldForSeventyTwoHoursAndTheTablePlaysOn) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("crown_holdem", dollars(5));
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{0, "9s 8s"}}, "3h 8c", "7s 6s 5s 4d 5h"});
    house.bet(table, 0, rosa, dollars(10));
    house.play(table);
    const Claim claim = house.claim();
    EXPECT_EQ(JackpotHand::straight_flush, claim.prizes.at(0).hand);
    EXPECT_EQ(2, claim.prizes.at(0).level);
    house.done(house.supervisor, MeterCommand(ConfirmClaim{claim.id, ClaimStep::hand_verified}));
    house.done(house.dealer, MeterCommand(ConfirmClaim{claim.id, ClaimStep::deck_sorted}));
    for (const PersonId low : {rosa, house.dealer, house.supervisor})
        EXPECT_EQ("rank_too_low CH 5.14",
                  words(house.refused(low, MeterCommand(HoldClaim{claim.id}))));
    house.done(house.area_manager, MeterCommand(HoldClaim{claim.id}));
    EXPECT_EQ("payment_held CH 5.14",
              words(house.refused(house.dealer, MeterCommand(PayClaim{claim.id}))));
    house.next(table);
    house.seal(table, {{{0, "2c 7d"}}, "3h 8c", "Qs Js Ts 4d 5h"});
    house.bet(table, 0, rosa, dollars(5));
    house.play(table);
    house.next(table);
    house.pass(Span::of_hours(71));
    EXPECT_EQ("payment_held CH 5.14",
              words(house.refused(house.dealer, MeterCommand(PayClaim{claim.id}))));
    EXPECT_EQ("already_done CH 5.14",
              words(house.refused(house.area_manager, MeterCommand(HoldClaim{claim.id}))));
    house.pass(Span::of_hours(1));
    const Money before = house.stack(table, rosa);
    house.done(house.dealer, MeterCommand(PayClaim{claim.id}));
    EXPECT_EQ(before + claim.prizes[0].amount, house.stack(table, rosa));
    house.expect_same_when_read();
}

// [CH 5.14]
TEST(JackpotWins, AHoldIsReleasedByAnAreaManagerBefore) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("crown_holdem", dollars(5));
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{0, "9s 4s"}}, "3h 8c", "7s 6s 2s 4d 5h"});
    house.bet(table, 0, rosa, dollars(5));
    house.play(table);
    const std::uint64_t claim = house.claim().id;
    house.done(house.supervisor, MeterCommand(ConfirmClaim{claim, ClaimStep::hand_verified}));
    house.done(house.area_manager, MeterCommand(HoldClaim{claim}));
    EXPECT_EQ("rank_too_low CH 5.14",
              words(house.refused(house.supervisor, MeterCommand(ReleaseClaim{claim}))));
    house.done(house.area_manager, MeterCommand(ReleaseClaim{claim}));
    house.done(house.dealer, MeterCommand(PayClaim{claim}));
    house.expect_same_when_read();
}

// The verifier finds a different hand, so the outcome is recorded again with the meter value from
// before. [CS 10.1.1] [CS 10.2.2]
TEST(JackpotWins, AHandThatIsNotVerifiedIsRecordedAgainInTheSameCommand) {
    JackpotHouse house;
    const TableId table = house.jackpot_table("caribbean_stud");
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{0, straight_flush}}, dealers, {}});
    house.bet(table, 0, rosa, dollars(1));
    house.play(table);
    const Fraction increment = Fraction(3406, 100);
    const std::uint64_t claim = house.claim().id;
    const MeterCommand again = VoidClaim{claim, VoidCause::not_verified, {{0, JackpotHand::flush}}};
    EXPECT_EQ("rank_too_low CS 10.1.1", words(house.refused(house.area_manager, again)));
    house.done(house.assistant, again);
    EXPECT_EQ(Fraction::whole(1'000'000) + increment, house.pool(1));
    EXPECT_EQ(JackpotHand::flush, house.claim().prizes.at(0).hand);
    EXPECT_NE(claim, house.claim().id);
    house.done(house.dealer, MeterCommand(PayClaim{house.claim().id}));
    house.next(table);
    house.expect_same_when_read();
}

}  // namespace
}  // namespace baize::house
