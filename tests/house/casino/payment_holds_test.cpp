// Tests that payments can be withheld at Perth while a round is investigated.
#include "case_kit.h"
#include "house_dealer.h"
#include "jackpot_kit.h"

namespace baize::house {
namespace {

// A royal flush on the board of a round of Ultimate Texas Hold'em: the Blind pays 500 to 1.
class PaymentHolds : public testing::Test {
  protected:
    PaymentHolds() { begin(DealtBy::dealer); }

    void begin(DealtBy dealt_by) {
        table = house.table("ultimate_holdem", dealt_by);
        house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
        rosa = house.guest("Rosa " + std::to_string(table), {table});
        house.seal(table, {{{0, "As Ks"}}, "2c 3d", "Qs Js Ts 4h 5h"});
        house.bet(table, 0, rosa, {});
        house.play(table);
    }

    [[nodiscard]] HoldPayment blind(std::string words = "two aces of spades on camera") const {
        return {table, {1, 0, Wager::blind}, std::move(words)};
    }

    [[nodiscard]] Money held() const {
        return house.balance({ledger::AccountKind::liability, rosa, 0});
    }

    [[nodiscard]] Money chips() const { return house.stack(table, rosa); }

    [[nodiscard]] CaseNumber last() const { return house.casino.state().cases.last; }

    JackpotHouse house;
    TableId table = 0;
    PersonId rosa = 0;
};

// [UTH 5.17]
TEST_F(PaymentHolds, HoldsBlindOfRoyalFlushUntilReleased) {
    const Money won = chips();
    EXPECT_EQ("rank_too_low UTH 5.17", refusal(house, house.supervisor, blind()));
    EXPECT_EQ("words_missing UTH 5.17", refusal(house, house.area_manager, blind("")));
    house.done(house.area_manager, blind());
    EXPECT_EQ(dollars(5'000), held());
    EXPECT_EQ(won - dollars(5'000), chips());
    EXPECT_EQ("already_done UTH 5.17", refusal(house, house.area_manager, blind()));
    const EndPaymentHold release{last(), Finding::nothing, "the film shows one ace"};
    EXPECT_EQ("rank_too_low UTH 5.17", refusal(house, house.supervisor, release));
    house.done(house.area_manager, release);
    EXPECT_EQ(Money{}, held());
    EXPECT_EQ(won, chips());
    EXPECT_EQ("case_closed UTH 5.17", refusal(house, house.area_manager, release));
    // A second hold would make the total more than 72 hours. [I-88]
    EXPECT_EQ("already_done UTH 5.17", refusal(house, house.area_manager, blind()));
    house.expect_same_when_read();
}

// A voided wager has no payment left to withhold. [UTH 5.17] [I-99]
TEST_F(PaymentHolds, VoidedWagerHasNoPaymentToHold) {
    const FileIncident filing{table, Offence::exchange, {rosa}, "seen on the film"};
    house.done(house.area_manager, filing);
    const Charge charge{last(), rosa, "a marked ace"};
    house.done(house.assistant, VoidWager{charge, {1, 0, Wager::blind}});
    const CaseNumber ruling = last();
    const Money left = chips();
    EXPECT_EQ("already_done UTH 5.17", refusal(house, house.area_manager, blind()));
    EXPECT_EQ(left, chips());
    house.done(house.assistant, ReverseSanction{ruling, "the film shows one ace"});
    house.done(house.area_manager, blind());
    EXPECT_EQ(dollars(5'000), held());
    house.expect_same_when_read();
}

// [UTH 5.17] [I-88] [I-99]
TEST_F(PaymentHolds, ConfirmedFraudSendsWinningsBackToFloat) {
    const Money in_float = house.balance(float_of(table));
    house.done(house.area_manager, blind());
    const EndPaymentHold fraud{last(), Finding::fraud, "a marked ace"};
    EXPECT_EQ("rank_too_low UTH 5.17", refusal(house, house.area_manager, fraud));
    house.done(house.assistant, fraud);
    EXPECT_EQ(Money{}, held());
    EXPECT_EQ(in_float + dollars(5'000), house.balance(float_of(table)));
    house.expect_same_when_read();
}

// [UTH 5.17] [I-88]
TEST_F(PaymentHolds, HouseReleasesPaymentAfterSeventyTwoHours) {
    const Money won = chips();
    house.done(house.area_manager, blind());
    const EndPaymentHold fraud{last(), Finding::fraud, "a marked ace"};
    HouseDealer dealer(7);
    house.pass(Span::of_microseconds(72LL * 3600 * 1'000'000 - 1));
    EXPECT_FALSE(dealer.step(house, table));
    EXPECT_EQ(dollars(5'000), held());
    house.pass(Span::of_microseconds(1));
    EXPECT_EQ("not_now UTH 5.17", refusal(house, house.assistant, fraud));
    EXPECT_TRUE(dealer.step(house, table));
    EXPECT_EQ(Money{}, held());
    EXPECT_EQ(won, chips());
    EXPECT_FALSE(dealer.step(house, table));
}

// [UTH 5.17] [I-88]
TEST_F(PaymentHolds, HouseKnowsWhenPaymentFallsDue) {
    EXPECT_EQ(std::nullopt, next_check(house.casino.state(), house.at(table), house.now));
    house.done(house.area_manager, blind());
    EXPECT_EQ(house.now + Span::of_hours(72),
              next_check(house.casino.state(), house.at(table), house.now));
}

// Winnings that a player took to other tables are still in the house. [UTH 5.17] [I-98]
TEST_F(PaymentHolds, TakesWinningsOutOfWalletAndFromOtherTables) {
    const TableId other = house.table("ultimate_holdem", DealtBy::dealer);
    const Money won = chips();
    house.must(rosa, LeaveTable{table, rosa});
    house.must(rosa, SeatingCommand(TakeSeat{other, 0, rosa}));
    const Money wallet = house.wallet(rosa);
    ASSERT_GE(wallet, won);
    house.must(rosa, BankedCommand(BuyChips{other, wallet - dollars(1'000)}));
    house.done(house.area_manager, blind());
    EXPECT_EQ(dollars(5'000), held());
    EXPECT_EQ(Money{}, house.wallet(rosa));
    EXPECT_EQ(wallet - dollars(5'000), house.stack(other, rosa));
    house.expect_same_when_read();
}

// A player who has left gets a released payment in the wallet.
TEST_F(PaymentHolds, ReleasesIntoWalletOfPlayerWhoHasLeft) {
    house.done(house.area_manager, blind());
    house.must(rosa, LeaveTable{table, rosa});
    const Money wallet = house.wallet(rosa);
    house.done(house.area_manager, EndPaymentHold{last(), Finding::nothing, "all in order"});
    EXPECT_EQ(wallet + dollars(5'000), house.wallet(rosa));
}

// [UTH 6.4] [I-98]
TEST_F(PaymentHolds, HeldPaymentFallsWithItsRound) {
    house.done(house.area_manager, blind());
    const CaseNumber hold = last();
    house.done(house.area_manager,
               InvalidateOutcome{table, 1, InvalidationCause::fraud, true, "marked cards"});
    EXPECT_EQ(Money{}, held());
    EXPECT_EQ(dollars(10'000), chips());
    EXPECT_EQ(dollars(20'000), house.balance(float_of(table)));
    EXPECT_EQ(
        "case_closed UTH 5.17",
        refusal(house, house.area_manager, EndPaymentHold{hold, Finding::nothing, "too late"}));
    house.expect_same_when_read();
}

// A wager whose payment is held cannot be voided while the hold lasts.
TEST_F(PaymentHolds, OtherRulingsWaitForTheHold) {
    house.done(house.area_manager, blind());
    FileIncident filing{table, Offence::device_possessed, {rosa}, "a computer"};
    filing.device = {DeviceKind::computer, true, false};
    house.must(house.area_manager, filing);
    const Charge charge{last(), rosa, "a computer"};
    EXPECT_EQ("payment_held UTH 5.17",
              refusal(house, house.area_manager, VoidWager{charge, {1, 0, Wager::blind}}));
}

// [CH 5.14]
TEST(PaymentHoldsOfCrown, HoldsOnlySettledPaymentsThatWonSomething) {
    JackpotHouse house;
    const TableId table = house.table("crown_holdem", DealtBy::dealer);
    house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{0, "As Ks"}}, "2c 3d", "Qs Js Ts 4h 5h"});
    house.bet(table, 0, rosa, {});
    house.deal(table);
    const auto hold = [&](std::uint64_t round, Wager wager) {
        return refusal(
            house, house.area_manager, HoldPayment{table, {round, 0, wager}, "a tip-off"});
    };
    EXPECT_EQ("not_now CH 5.14", hold(1, Wager::ante));
    house.finish(table);
    EXPECT_EQ("no_such_settlement CH 5.14", hold(7, Wager::ante));
    EXPECT_EQ("no_such_wager CH 5.14", hold(1, Wager::blind));
    EXPECT_EQ("not_offered CH 5.14", hold(1, Wager::jackpot));
    EXPECT_EQ("done", hold(1, Wager::ante));
    EXPECT_TRUE(house.balance({ledger::AccountKind::liability, rosa, 0}).is_positive());
}

TEST(PaymentHoldsOfMelbourne, BookGivesNoSuchRight) {
    Pit pit;
    pit.buy_in(pit.three_card, pit.emil, dollars(100));
    pit.win_round(pit.emil);
    EXPECT_EQ(
        "not_in_this_book TCP 11.10",
        refusal(pit, pit.assistant, HoldPayment{pit.three_card, {1, 0, Wager::ante}, "a tip-off"}));
}

}  // namespace
}  // namespace baize::house
