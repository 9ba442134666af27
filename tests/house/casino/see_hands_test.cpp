// Tests requests to see a hand of the showdown, at tables that the house deals and at live tables.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house_dealer.h"
#include "live_poker.h"

namespace baize::house {
namespace {

// Emil and Fay play to the river without a bet. The big blind shows aces first, and the other hand
// goes into the muck unseen. Gil sits at the table and has no cards.
class AutoShowdown : public Pit, public ::testing::Test {
  public:
    AutoShowdown() {
        open_holdem();
        gil = player("Gil", dollars(1'000));
    }

    void play_to_the_end() {
        CardList<card_count> deck;
        for (const char* const card : {"As", "2c", "Ad", "7h", "3c", "Kh", "9d", "4s", "3d", "Js"})
            deck.push_back(Card::parse(card).value());
        CardSet used;
        for (const Card card : deck)
            used.insert(card);
        for (std::size_t i = 0; i < card_count; ++i) {
            if (!used.contains(Card::of_index(i))) deck.push_back(Card::of_index(i));
        }
        must(the_house_itself, SealDeck{holdem, deck, 10, {}});
        must(the_house_itself, OpenHand{holdem, {}, {}});
        must(gil, sit_down(holdem, gil, 5, dollars(100), poker::Choice::wait));
        in_turn(poker::Does::call);
        while (hand(holdem).phase == poker::Phase::betting)
            in_turn(poker::Does::check);
        ASSERT_EQ(poker::Phase::over, hand(holdem).phase);
        ASSERT_FALSE(hand(holdem).mucked.empty());
        hidden = hand(holdem).mucked.lowest();
    }

    [[nodiscard]] PersonId in(poker::Seat seat) const {
        return poker_state(at(holdem))->orbit.seats[seat].player;
    }

    [[nodiscard]] Command asks(poker::Seat seat) const {
        return ActInHand{holdem, {.does = poker::Does::ask_to_see, .seat = seat, .other = hidden}};
    }

    // Submits all due actions; returns true if the next hand has begun.
    bool goes_on() {
        const std::uint64_t before = round_number(at(holdem));
        HouseDealer(7).run(*this, holdem);
        return round_number(at(holdem)) > before;
    }

    PersonId gil = 0;
    poker::Seat hidden = 0;
};

// [CP 8.20.4] [CP 9.5] [I-77]
TEST_F(AutoShowdown, NextHandWaitsSoThatPeopleCanAskToSeeAHand) {
    play_to_the_end();
    EXPECT_FALSE(goes_on());
    pass(Span::of_microseconds(4'999'999));
    EXPECT_FALSE(goes_on());
    const poker::Seat winner = hand(holdem).live.lowest();
    must(in(winner), asks(winner));
    EXPECT_TRUE(hand(holdem).shown.contains(hidden));
    EXPECT_EQ("already_done CP 9.5", refusal(*this, in(winner), asks(winner)));
    // A hand shown on request stays open for the same time.
    pass(Span::of_microseconds(4'999'999));
    EXPECT_FALSE(goes_on());
    pass(Span::of_microseconds(1));
    EXPECT_TRUE(goes_on());
    expect_read_back(*this);
}

// [CP 8.20.4 by result] [CP 9.5]
TEST_F(AutoShowdown, AnyPlayerAtTheTableMayAsk) {
    play_to_the_end();
    EXPECT_EQ("not_your_box CP 6.18", refusal(*this, gil, asks(0)));
    EXPECT_EQ("seat_empty CP 4.1", refusal(*this, gil, asks(7)));
    must(gil, asks(5));
    EXPECT_TRUE(hand(holdem).shown.contains(hidden));
    expect_read_back(*this);
}

// [I-77]
TEST_F(AutoShowdown, NextHandBeginsAtOnceWhenNothingWasHidden) {
    deal_hand();
    in_turn(poker::Does::fold);
    EXPECT_TRUE(goes_on());
}

// [I-77]
TEST(Showdowns, DoNotWaitIfAllPlayersAreBots) {
    House house;
    const TableId table = house.table("holdem", DealtBy::house, Chips::play);
    for (const char* const name : {"Bot One", "Bot Two"}) {
        house.must(house.area_manager, Enrol{name, true});
        const auto bot = static_cast<PersonId>(house.casino.state().people.persons.size());
        house.must(bot, TakePlayChips{dollars(1'000)});
        const auto seat = static_cast<poker::Seat>(bot % 2);
        house.must(bot, sit_down(table, bot, seat, dollars(100)));
    }
    HouseDealer dealer(3);
    for (int acts = 0; acts < 200 && round_number(house.at(table)) < 6; ++acts) {
        dealer.run(house, table);
        const poker::Hand& hand = house.hand(table);
        ASSERT_EQ(poker::Phase::betting, hand.phase);
        const bool owes = hand.betting.level > hand.bets[hand.actor];
        const poker::Action action = owes ? poker::call(hand.actor) : poker::check(hand.actor);
        const PersonId person = poker_state(house.at(table))->orbit.seats[hand.actor].player;
        house.must(person, ActInHand{table, action});
    }
    EXPECT_EQ(6U, round_number(house.at(table)));
}

// [CP 8.20.4 by result] [CP 9.5 by result]
TEST(Showdowns, LetASeatedPlayerWithoutCardsAskAtALiveTable) {
    LivePoker house;
    const PersonId dora = house.player("Dora", dollars(1'000));
    house.open();
    house.must(dora, sit_down(house.live, dora, 6, dollars(100), poker::Choice::wait));
    house.all_stay_in();
    house.deal({"Kh", "7d", "2c"});
    house.all_stay_in();
    house.deal({"8s"});
    house.all_stay_in();
    house.deal({"9s"});
    house.all_stay_in();
    house.show(house.hand(house.live).actor, {"As", "Ad"});
    const poker::Seat mucked = house.hand(house.live).actor;
    house.act({.does = poker::Does::muck, .seat = mucked});
    house.act({.does = poker::Does::muck, .seat = house.hand(house.live).actor});
    poker::Action asks{.does = poker::Does::ask_to_see, .seat = 6, .other = mucked, .count = 2};
    asks.cards[0] = poker::Face{"Qh"_card};
    asks.cards[1] = poker::Face{"Qd"_card};
    // The dealer turns the hand up and reads it: no other person may enter the cards.
    EXPECT_EQ("rank_too_low CP 1.2", words(house.refused(dora, ActInHand{house.live, asks})));
    house.must(house.dealer, ActInHand{house.live, asks});
    EXPECT_TRUE(house.hand(house.live).shown.contains(mucked));
    EXPECT_FALSE(house.hand(house.live).live.contains(mucked));
    expect_read_back(house);
}

// At the showdown, and in a hand without further betting because all players are all in.
// [CP 8.20.4] [CP 1.2]
TEST(Showdowns, LetOnlyTheDealerEnterShownCardsAtALiveTable) {
    for (const bool is_all_in : {false, true}) {
        LivePoker house;
        house.open();
        if (is_all_in) house.act(poker::bet(house.hand(house.live).actor, dollars(200)));
        house.all_stay_in();
        house.deal({"Kh", "7d", "2c"});
        if (!is_all_in) {
            house.all_stay_in();
            house.deal({"8s"});
            house.all_stay_in();
            house.deal({"9s"});
            house.all_stay_in();
        }
        const poker::Seat seat = is_all_in ? poker::Seat{0} : house.hand(house.live).actor;
        poker::Action shows{.does = poker::Does::show, .seat = seat, .count = 2};
        shows.cards[0] = poker::Face{"As"_card};
        shows.cards[1] = poker::Face{"Ad"_card};
        EXPECT_EQ("rank_too_low CP 1.2",
                  words(house.refused(house.in(seat), ActInHand{house.live, shows})));
        EXPECT_FALSE(house.hand(house.live).shown.contains(seat));
        house.must(house.dealer, ActInHand{house.live, shows});
        EXPECT_TRUE(house.hand(house.live).shown.contains(seat));
        expect_read_back(house);
    }
}

// A folded player shows a neighbour the hand; another player who asks after the hand is over sees
// it too. [CP 9.2] [I-77]
TEST(Showdowns, HandThatOnePlayerWasShownIsShownToTheWholeTable) {
    LivePoker house;
    house.to_the_flop();
    const poker::Seat folded = house.hand(house.live).actor;
    house.act(poker::fold(folded));
    poker::Report report;
    report.what = poker::Irregularity::shown_to_one;
    report.seat = folded;
    const ReportInHand shown{house.live, report, {}};
    house.must(house.dealer, shown);
    EXPECT_EQ("already_done CP 9.2", refusal(house, house.dealer, shown));
    const poker::Seat other = house.hand(house.live).actor;
    house.act(poker::fold(other));
    const poker::Seat winner = house.hand(house.live).live.lowest();
    house.act({.does = poker::Does::push});
    const auto asks = [&](poker::Seat by, poker::Seat whose) {
        poker::Action action{
            .does = poker::Does::ask_to_see, .seat = by, .other = whose, .count = 2};
        action.cards[0] = poker::Face{"Qh"_card};
        action.cards[1] = poker::Face{"Qd"_card};
        return ActInHand{house.live, action};
    };
    // This hand was never shown, and it came to no showdown.
    EXPECT_EQ("hand_not_contested CP 9.5", refusal(house, house.dealer, asks(winner, other)));
    house.must(house.dealer, asks(winner, folded));
    EXPECT_TRUE(house.hand(house.live).shown.contains(folded));
    EXPECT_EQ("Qh"_card, house.hand(house.live).cards.hole[folded][0].card());
    EXPECT_EQ("already_done CP 9.2", refusal(house, house.dealer, asks(other, folded)));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
