// Tests late findings at Melbourne's tables: who is informed, and what can still be corrected.
#include <gtest/gtest.h>

#include "engine/banked/at_table.h"
#include "jackpot_kit.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

constexpr std::string_view poor_hand = "2c 4d 6h 9s Jc";
constexpr std::string_view poor_dealer = "2d 3d 5h 8h Tc";

// Payments are taken back only with a reason. [I-98]
ActInRound short_deck(const MelbourneTable& house) {
    return {house.table_number,
            Report{.what = Irregularity::deck_incorrect},
            0,
            {.words = "fifty-one cards"}};
}

// Plays a round of Ann and Ben up to its settlement.
void play_round(MelbourneTable& house, const MelbourneGame& game) {
    house.must(house.ann, house.ante(MelbourneTable::anns_area, dollars(10)));
    house.must(house.ben, house.ante(MelbourneTable::bens_area, dollars(10)));
    house.to_decisions();
    const Money second = dollars(10) * game.multiple;
    house.must(house.ann, house.act(Decide{MelbourneTable::anns_area, game.decision, second}));
    house.must(house.ben, house.act(Decide{MelbourneTable::bens_area, Decision::fold, {}}));
    const bool is_stud = game.game == "caribbean_stud";
    house.deal({RevealDealer{card_list<5>(is_stud ? "Kd Kh 7c 4s 2h" : "Kd Kh 7c")},
                RecordHand{MelbourneTable::anns_area,
                           card_list<5>(is_stud ? "Ad Ah 8c 5s 3h" : "Ad Ah 8c")},
                Settle{}});
}

// [CS 11.11] [TCP 9.10]
TEST(ShortDeck, FoundAfterTheSettlementVoidsTheRound) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        play_round(house, game);
        ASSERT_NE(dollars(20'000), house.chips(house.ann));
        ASSERT_EQ(dollars(19'990), house.chips(house.ben));
        EXPECT_EQ("rank_too_low " + std::string(game.deck),
                  words(house.refused(house.dealer, short_deck(house))));
        EXPECT_EQ("words_missing " + std::string(game.deck),
                  words(house.refused(house.area_manager,
                                      house.act(Report{.what = Irregularity::deck_incorrect}))));
        house.must(house.area_manager, short_deck(house));
        EXPECT_EQ(game.deck, house.round(house.table_number).voided.id());
        EXPECT_EQ(dollars(20'000), house.chips(house.ann));
        EXPECT_EQ(dollars(20'000), house.chips(house.ben));
        EXPECT_EQ("nothing_to_report " + std::string(game.deck),
                  words(house.refused(house.area_manager, short_deck(house))));
        expect_read_back(house);
    }
}

// Ann has won and left with the money; Ben's wager is still returned. [CS 11.11] [TCP 9.10] [I-98]
TEST(ShortDeck, VoidsTheRoundAlsoWhenAWinnerHasLeftWithTheMoney) {
    for (const MelbourneGame& game : melbourne_games) {
        for (const bool by_report : {true, false}) {
            SCOPED_TRACE(game.game);
            MelbourneTable house(game, DealtBy::dealer);
            play_round(house, game);
            const Money won = house.chips(house.ann) - dollars(20'000);
            ASSERT_TRUE(won.is_positive());
            house.must(house.ann, LeaveTable{house.table_number, house.ann});
            const ledger::Account wallet = wallet_of(Chips::money, house.ann);
            const Money kept = dollars(1);
            house.must(house.cage, CashOut{house.ann, house.casino.balances().of(wallet) - kept});
            const auto of_the_house = [&] {
                const ledger::Account lies{ledger::AccountKind::table_float, house.table_number, 0};
                return house.casino.balances().of(ledger::the_house) +
                       house.casino.balances().of(lies);
            };
            const Money before = of_the_house();
            const InvalidateOutcome falls{house.table_number,
                                          1,
                                          InvalidationCause::wrong_card_count,
                                          false,
                                          "fifty-one cards"};
            if (by_report) {
                house.must(house.area_manager, short_deck(house));
                EXPECT_EQ("already_done " + std::string(game.deck),
                          words(house.refused(house.area_manager, falls)));
            } else {
                house.must(house.area_manager, falls);
            }
            EXPECT_EQ(dollars(20'000), house.chips(house.ben));
            EXPECT_EQ(Money{}, house.casino.balances().of(wallet));
            EXPECT_EQ(before + kept - dollars(10), of_the_house());
            expect_read_back(house);
        }
    }
}

// [CS 11.11] [TCP 9.10] [I-98]
TEST(ShortDeck, InvalidatesTheOutcomeByTheCaseAsWell) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        play_round(house, game);
        house.must(house.area_manager,
                   InvalidateOutcome{house.table_number,
                                     1,
                                     InvalidationCause::wrong_card_count,
                                     true,
                                     "fifty-one cards"});
        EXPECT_EQ(dollars(20'000), house.chips(house.ann));
        EXPECT_EQ(dollars(20'000), house.chips(house.ben));
        expect_read_back(house);
    }
}

class ShortDeckWithJackpot : public testing::Test {
  protected:
    // Rosa's hand wins a prize of the meter or loses, and the round is settled.
    void play_round(std::string_view hand) {
        house.seal(table, {{{0, hand}}, poor_dealer, {}});
        house.bet(table, 0, rosa, dollars(1));
        house.play(table);
        ASSERT_EQ(Phase::over, house.round(table).phase);
    }

    void find_deck_short() {
        house.done(house.supervisor,
                   ActInRound{table,
                              Report{.what = Irregularity::deck_incorrect},
                              0,
                              {.words = "fifty-one cards"}});
    }

    JackpotHouse house{};
    TableId table = house.jackpot_table("caribbean_stud", dollars(1), DealtBy::dealer);
    PersonId rosa = house.guest("Rosa", {table});
    Fraction before = house.pool(1);
};

// [CS 11.11] [CS 11.14] [I-48]
TEST_F(ShortDeckWithJackpot, KeepsTheSettledWagerForTheNextRoundWhereItCountsOnce) {
    play_round(poor_hand);
    ASSERT_NE(before, house.pool(1));
    find_deck_short();
    EXPECT_EQ(dollars(9'999), house.stack(table, rosa));
    EXPECT_EQ(dollars(1), house.pot(table));
    EXPECT_EQ(before, house.pool(1));
    house.next(table);
    EXPECT_EQ(dollars(1), house.round(table).boxes[0][Wager::jackpot]);
    house.act(house.dealer, table, VerifyDeck{});
    house.seal(table, {{{0, poor_hand}}, poor_dealer, {}});
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    house.play(table);
    EXPECT_EQ(before + Fraction(3406, 100), house.pool(1));
    EXPECT_EQ(Money{}, house.pot(table));
    house.expect_same_when_read();
}

// A prize goes back into the meter, and the wager that won it is played again. [CS 11.11]
// [CS 11.14] [I-48]
TEST_F(ShortDeckWithJackpot, TakesAPrizeBackAndKeepsItsWager) {
    play_round("9s Ts Js Qs Ks");
    ASSERT_EQ(1U, house.claim().prizes.size());
    find_deck_short();
    EXPECT_EQ(dollars(9'999), house.stack(table, rosa));
    EXPECT_EQ(dollars(1), house.pot(table));
    EXPECT_EQ(before, house.pool(1));
    house.next(table);
    house.act(rosa, table, PlaceWager{0, Wager::jackpot, Money{}});
    EXPECT_EQ(dollars(10'000), house.stack(table, rosa));
    house.expect_same_when_read();
}

// A player without a chip left has the Ante and the Bet back and the Jackpot wager on the layout.
// [CS 11.11] [CS 11.14]
TEST_F(ShortDeckWithJackpot, NeedsNoChipsOfThePlayer) {
    const PersonId noor = house.player("Noor", dollars(31));
    house.must(noor, BankedCommand(BuyChips{table, dollars(31)}));
    house.seal(table, {{{0, poor_hand}}, "Ad Kd 3s 4s 5s", {}});
    house.bet(table, 0, noor, dollars(1));
    house.play(table);
    ASSERT_EQ(Money{}, house.stack(table, noor));
    find_deck_short();
    EXPECT_EQ(dollars(30), house.stack(table, noor));
    EXPECT_EQ(dollars(1), house.pot(table));
    house.expect_same_when_read();
}

// [CS 11.14.1] [I-48]
TEST_F(ShortDeckWithJackpot, RefundsTheWagerOfAPlayerWhoHasLeft) {
    play_round(poor_hand);
    house.done(rosa, SeatingCommand(LeaveTable{table, rosa}));
    find_deck_short();
    EXPECT_EQ(dollars(100'000), house.wallet(rosa) + house.stack(table, rosa));
    EXPECT_EQ(Money{}, house.pot(table));
    EXPECT_EQ(before, house.pool(1));
    house.expect_same_when_read();
}

// [TCP 9.5] [TCP 9.6]
TEST(WrongCount, NothingFollowsUntilThePitBossKnows) {
    for (const std::uint8_t place : {MelbourneTable::anns_area, at_dealer}) {
        const std::string clause = place == at_dealer ? "TCP 9.6" : "TCP 9.5";
        MelbourneTable house(melbourne_games[1], DealtBy::dealer);
        house.must(house.ann, house.ante(MelbourneTable::anns_area, dollars(10)));
        house.must(house.ben, house.ante(MelbourneTable::bens_area, dollars(10)));
        house.to_decisions();
        house.must(house.dealer,
                   house.act(Report{.what = Irregularity::wrong_count, .place = place}));
        const Answer incomplete{.asks = Asks::deck_count, .reply = Reply::incomplete};
        house.must(house.supervisor, house.act(incomplete));
        const Command fold = house.act(Decide{MelbourneTable::anns_area, Decision::fold, {}});
        EXPECT_EQ("waiting_for_answer " + clause, words(house.refused(house.ann, fold)));
        Answer answer{.asks = Asks::deck_count, .box = at_dealer, .reply = Reply::incomplete};
        EXPECT_EQ("not_asked " + clause, words(house.refused(house.supervisor, house.act(answer))));
        house.must(house.area_manager, house.act(answer));
        EXPECT_EQ(clause + ".1", house.round(house.table_number).voided.id());
        house.must(house.dealer, OpenRound{house.table_number});
        expect_read_back(house);
    }
}

class ShortJackpot : public testing::Test {
  protected:
    // Rosa's Jackpot wager proves to be 50 cents short once betting is closed.
    void find_short() {
        house.seal(table, {{{0, poor_hand}}, poor_dealer, {}});
        house.bet(table, 0, rosa, dollars(1));
        house.close_betting(table);
        house.act(house.dealer, table, found);
    }

    [[nodiscard]] const Box& box() const { return house.round(table).boxes[0]; }

    JackpotHouse house{};
    TableId table = house.jackpot_table("caribbean_stud", dollars(1), DealtBy::dealer);
    PersonId rosa = house.guest("Rosa", {table});
    Report found{.what = Irregularity::amount_found,
                 .place = 0,
                 .wager = Wager::jackpot,
                 .amount = Money::of_cents(50)};
};

// [CS 9.2.3] [I-86]
TEST_F(ShortJackpot, MayBeToppedUpBeforeTheFirstCard) {
    find_short();
    ASSERT_EQ(1U, house.round(table).questions.size());
    EXPECT_EQ("I-86", house.round(table).questions[0].clause.id());
    house.act(rosa, table, Answer{.asks = Asks::top_up, .box = 0, .reply = Reply::yes});
    EXPECT_EQ(dollars(1), box()[Wager::jackpot]);
    EXPECT_FALSE(box().overrides[index(Wager::jackpot)].clause.is_set());
    house.expect_same_when_read();
}

// [CS 9.2.3] [I-86]
TEST_F(ShortJackpot, GoesBackWhenItIsNotToppedUp) {
    find_short();
    house.act(rosa, table, Answer{.asks = Asks::top_up, .box = 0, .reply = Reply::no});
    EXPECT_EQ("CS 9.2.3", box().overrides[index(Wager::jackpot)].clause.id());
    house.expect_same_when_read();
}

// [I-86]
TEST_F(ShortJackpot, FoundAfterTheFirstCardGoesBackWithoutAsking) {
    house.seal(table, {{{0, poor_hand}}, poor_dealer, {}});
    house.bet(table, 0, rosa, dollars(1));
    house.start(table);
    house.deal_hands(table);
    house.act(house.dealer, table, found);
    EXPECT_TRUE(house.round(table).questions.empty());
    EXPECT_EQ("CS 9.2.3", box().overrides[index(Wager::jackpot)].clause.id());
    house.expect_same_when_read();
}

}  // namespace
}  // namespace baize::house
