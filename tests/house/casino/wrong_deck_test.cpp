// A deck that is counted in the middle of a round or hand and does not hold 52 cards.
#include <gtest/gtest.h>

#include "engine/banked/at_table.h"
#include "jackpot_kit.h"
#include "live_poker.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

DeckNumber deck_at(const House& house, TableId table, std::size_t place = 0) {
    return find_cards(house.casino.state().cards, table)->decks.at(place).number;
}

void count(House& house, TableId table, std::uint16_t cards, std::size_t place = 0) {
    const DeckNumber deck = deck_at(house, table, place);
    house.must(house.area_manager, OrderCount{table, deck, "the stub looks thin"});
    house.must(house.dealer, CountCards{table, deck, CountOccasion::ordered, {cards, {}}});
}

constexpr std::array<MelbourneGame, 3> stud_and_three_card{{
    melbourne_games[0],
    {.game = "wild_aruba", .deck = "CS 11.11"},
    melbourne_games[1],
}};

// Ann and Ben have bet and are asked for their decisions.
void deal_round(MelbourneTable& house) {
    house.must(house.ann, house.ante(MelbourneTable::anns_area, dollars(10)));
    house.must(house.ben, house.ante(MelbourneTable::bens_area, dollars(10)));
    house.to_decisions();
}

// [CS 11.11] [CS 12.1] [TCP 9.10] [I-147]
TEST(WrongDeck, EndsPlayOfTheRoundUntilItIsVoid) {
    for (const MelbourneGame& game : stud_and_three_card) {
        for (const std::uint16_t found : std::array<std::uint16_t, 2>{51, 53}) {
            SCOPED_TRACE(game.game);
            MelbourneTable house(game, DealtBy::dealer);
            deal_round(house);
            count(house, house.table_number, found);
            const std::string waits = "waiting_for_answer " + std::string(game.deck);
            const Decide fold{MelbourneTable::anns_area, Decision::fold, {}};
            EXPECT_EQ(waits, words(house.refused(house.ann, house.act(fold))));
            const Report absent{.what = Irregularity::player_absent,
                                .place = MelbourneTable::anns_area};
            for (const Action& action : {Action(Settle{}), Action(RevealDealer{}), Action(absent)})
                EXPECT_EQ(waits, words(house.refused(house.dealer, house.act(action))));
            house.must(house.dealer, house.act(Report{.what = Irregularity::deck_incorrect}));
            EXPECT_EQ(game.deck, house.round(house.table_number).voided.id());
            EXPECT_EQ(dollars(20'000), house.chips(house.ann));
            EXPECT_EQ(dollars(20'000), house.chips(house.ben));
            expect_read_back(house);
        }
    }
}

// The round may also fall for another reason. [CS 14.3] [TCP 11.3]
TEST(WrongDeck, LeavesRoomForAnInvalidation) {
    MelbourneTable house(melbourne_games[1], DealtBy::dealer);
    deal_round(house);
    count(house, house.table_number, 51);
    const ActInRound fraud{
        house.table_number, Report{.what = Irregularity::fraud}, 0, {"a card in a sleeve", true}};
    house.must(house.area_manager, fraud);
    EXPECT_EQ(dollars(20'000), house.chips(house.ann));
    expect_read_back(house);
}

// The first count was wrong. [CS 3.3] [TCP 3.3]
TEST(WrongDeck, CountedAgainAndFoundCompleteIsPlayedOn) {
    for (const MelbourneGame& game : stud_and_three_card) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        deal_round(house);
        count(house, house.table_number, 51);
        count(house, house.table_number, 52);
        house.fold_everybody();
        house.must(house.dealer, house.act(Settle{}));
        EXPECT_EQ(dollars(19'990), house.chips(house.ann));
        expect_read_back(house);
    }
}

// "The deck in use": the other one of the shoe has no part in the round. [CS 11.11] [TCP 9.10]
TEST(WrongDeck, OfTheShoeThatIsNotInUseDoesNotStopTheRound) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        Sign sign = plain_sign(game.game, DealtBy::dealer);
        std::get<HouseTerms>(sign.terms).shoe = ShoeKind::machine;
        MelbourneTable house(sign, DealtBy::dealer);
        house.must(house.ann, house.ante(MelbourneTable::anns_area, dollars(10)));
        house.deal({CloseBetting{}, Shuffle{}, DealHands{}, AnnounceDecisions{}});
        count(house, house.table_number, 51, 1);
        house.must(house.ann, house.act(Decide{MelbourneTable::anns_area, Decision::fold, {}}));
        count(house, house.table_number, 51, 0);
        EXPECT_EQ("waiting_for_answer " + std::string(game.deck),
                  words(house.refused(house.dealer, house.act(Settle{}))));
        expect_read_back(house);
    }
}

// Perth's operator may declare the round void, and may let it stand. [UTH 6.4(c)] [CH 5.2] [I-147]
TEST(WrongDeck, DoesNotStopARoundAtPerth) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        SCOPED_TRACE(game);
        JackpotHouse house;
        const TableId table = house.table(game, DealtBy::dealer);
        const PersonId rosa = house.guest("Rosa", {table});
        house.seal(table, {{{0, "As Ks"}}, "2c 3d", "Qs Js Ts 4h 5h"});
        house.bet(table, 0, rosa, {});
        house.deal(table);
        count(house, table, 51);
        house.finish(table);
        EXPECT_EQ(Phase::over, house.round(table).phase);
        house.expect_same_when_read();
    }
}

class WrongPokerDeck : public LivePoker, public testing::Test {
  protected:
    // The dealer's command waits for the ruling on the deck.
    void expect_waits(const Command& command) {
        EXPECT_EQ("waiting_for_answer CP 9.1.1(h)", words(refused(dealer, command)));
    }

    [[nodiscard]] static poker::Report of(poker::Irregularity what) {
        poker::Report report;
        report.what = what;
        return report;
    }
};

// "Before the Dealer pushes the pot": a misdeal, and all wagers go back. [CP 9.1.1(h)] [I-147]
TEST_F(WrongPokerDeck, EndsTheHandBeforeThePotIsPushed) {
    to_the_flop();
    count(*this, live, 51);
    const poker::Seat first = small();
    expect_waits(ActInHand{live, poker::check(first)});
    expect_waits(ActInHand{live, {.does = poker::Does::deal, .count = 1}});
    expect_waits(ActInHand{live, {.does = poker::Does::push}});
    expect_waits(PushChips{live, {.seat = first, .chips = dollars(2)}});
    expect_waits(ReshuffleStub{live, {}});
    expect_waits(ReportInHand{live, of(poker::Irregularity::burn_missed)});
    must(dealer, ReportInHand{live, of(poker::Irregularity::defective_deck)});
    EXPECT_TRUE(hand(live).deal_again);
    for (const poker::Seat seat : hand(live).dealt_in)
        EXPECT_EQ(dollars(200), chips_of(seat));
    EXPECT_EQ(Money{}, middle());
    expect_read_back(*this);
}

// [CP 3.4]
TEST_F(WrongPokerDeck, CountedAgainAndFoundCompleteIsPlayedOn) {
    to_the_flop();
    count(*this, live, 53);
    count(*this, live, 52);
    all_stay_in();
    deal({"3c"});
    expect_read_back(*this);
}

}  // namespace
}  // namespace baize::house
