// Players of house games who do nothing, at tables that the house deals itself.
#include <gtest/gtest.h>

#include "engine/banked/machine/menu.h"
#include "house/seating/seating.h"
#include "house/workflows/auto_dealer/clocks.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class Unattended : public testing::Test {
  protected:
    void open(std::string_view game) {
        table = house.table(game);
        dealer.run(house, table);
        for (const PersonId person : {ann, ben}) {
            house.must(person, SeatingCommand(TakeSeat{table, box_of(person), person}));
            house.must(person, BankedCommand(BuyChips{table, dollars(300)}));
        }
        house.pass(Span::of_seconds(1));
    }

    [[nodiscard]] SeatNumber box_of(PersonId person) const { return person == ann ? 0 : 1; }

    void wager(PersonId person) {
        const std::uint8_t box = box_of(person);
        house.must(person,
                   BankedCommand(ActInRound{table, PlaceWager{box, Wager::ante, dollars(5)}, 0}));
        if (banked_game(house.at(table)).hooks->facts().name == "ultimate_holdem")
            house.must(
                person,
                BankedCommand(ActInRound{table, PlaceWager{box, Wager::blind, dollars(5)}, 0}));
        house.must(person, BankedCommand(FinishWagers{table}));
        dealer.run(house, table);
    }

    void fold(PersonId person) {
        const bool is_crown = banked_game(house.at(table)).hooks->facts().name == "crown_holdem";
        while (house.round(table).phase == Phase::deciding && !is_over()) {
            const BankedGame& game = banked_game(house.at(table));
            const DecisionOffers may =
                game.hooks->decisions(game.rules, house.round(table), box_of(person));
            if (may.empty() || house.round(table).boxes[box_of(person)].acted) return;
            const auto found = std::find_if(may.begin(), may.end(), [](const auto& offer) {
                return offer.decision == Decision::fold;
            });
            const Decision decision = found != may.end() ? Decision::fold : Decision::check;
            house.must(person,
                       BankedCommand(ActInRound{table, Decide{box_of(person), decision, {}}, 0}));
            dealer.run(house, table);
            if (is_crown) return;
        }
    }

    [[nodiscard]] bool is_over() const { return house.round(table).phase == Phase::over; }

    [[nodiscard]] bool is_betting() const { return house.round(table).phase == Phase::betting; }

    [[nodiscard]] PersonId sitter(SeatNumber seat) const {
        return table_of(house.casino.state().seating, table)->places[seat].sitter.person;
    }

    // Ann plays a round; Ben does nothing. Returns how long the table waited for wagers.
    Span round_without_ben() {
        const Moment began = house.now;
        wager(ann);
        if (is_betting()) {
            house.now = *wakes_at(house.casino.state(), house.at(table));
            dealer.run(house, table);
        }
        const Span waited = house.now - began;
        while (house.round(table).phase == Phase::deciding)
            fold(ann);
        house.pass(Span::of_seconds(1));
        dealer.run(house, table);
        return waited;
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = 0;
    PersonId ann = house.player("Ann", dollars(1'000));
    PersonId ben = house.player("Ben", dollars(1'000));
};

// [I-149]
TEST_F(Unattended, PlayerWhoLetTheTimeForWagersPassIsNotWaitedFor) {
    open("three_card");
    EXPECT_EQ(Span::of_seconds(30), round_without_ben());
    EXPECT_EQ(Span{}, round_without_ben());
    EXPECT_EQ(Span{}, round_without_ben());
    EXPECT_EQ(ben, sitter(1)) << "a seat is free: he may abstain [TCP 11.8]";
    // He is waited for as soon as he does anything.
    wager(ben);
    EXPECT_TRUE(is_betting());
    wager(ann);
    fold(ann);
    fold(ben);
    dealer.run(house, table);
    EXPECT_EQ(Span::of_seconds(30), round_without_ben());
    expect_read_back(house);
}

// [I-149]
TEST_F(Unattended, PlayerWhoSkipsTheRoundIsNotWaitedForInIt) {
    open("three_card");
    house.must(ben, BankedCommand(FinishWagers{table}));
    EXPECT_EQ("already_done TCP 5.1.1",
              words(house.refused(ben, BankedCommand(FinishWagers{table}))));
    EXPECT_EQ(Span{}, round_without_ben());
    // In the next round he is waited for, and may change his mind.
    house.must(ben, BankedCommand(FinishWagers{table}));
    house.must(ben, BankedCommand(ActInRound{table, PlaceWager{1, Wager::ante, dollars(5)}, 0}));
    wager(ann);
    EXPECT_TRUE(is_betting());
    const PersonId zoe = house.player("Zoe", dollars(100));
    EXPECT_EQ("not_now TCP 5.1.1", words(house.refused(zoe, BankedCommand(FinishWagers{table}))));
    expect_read_back(house);
}

// A player who sits down in the middle has not let the whole time pass. [I-149]
TEST_F(Unattended, NewcomerInTheMiddleOfTheTimeIsWaitedForInTheNextRound) {
    open("three_card");
    house.must(ben, SeatingCommand(LeaveTable{table, ben}));
    house.must(ben, SeatingCommand(TakeSeat{table, 1, ben}));
    house.must(ann, BankedCommand(ActInRound{table, PlaceWager{0, Wager::ante, dollars(5)}, 0}));
    house.pass(Span::of_seconds(20));
    house.must(ben, BankedCommand(BuyChips{table, dollars(100)}));
    house.must(ann, BankedCommand(FinishWagers{table}));
    dealer.run(house, table);
    EXPECT_TRUE(is_betting());
    house.pass(Span::of_seconds(10));
    dealer.run(house, table);
    ASSERT_FALSE(is_betting());
    fold(ann);
    dealer.run(house, table);
    EXPECT_EQ(Span::of_seconds(30), round_without_ben());
    expect_read_back(house);
}

// [I-42] [I-149]
TEST_F(Unattended, PlayerWhoLetADecisionPassIsNotWaitedForInTheNextRound) {
    open("three_card");
    wager(ann);
    wager(ben);
    fold(ann);
    house.pass(Span::of_seconds(30));
    dealer.run(house, table);
    EXPECT_TRUE(is_betting());
    EXPECT_EQ(Span{}, round_without_ben());
    expect_read_back(house);
}

// One clock for all decisions of a street. [I-149]
TEST_F(Unattended, AllMissingDecisionsAreMadeWhenTheClockEnds) {
    open("three_card");
    wager(ann);
    wager(ben);
    ASSERT_EQ(Phase::deciding, house.round(table).phase);
    house.pass(Span::of_seconds(30));
    dealer.run(house, table);
    EXPECT_TRUE(is_betting()) << "nobody is waited for a second time";
    EXPECT_EQ(1U, house.at(table).completed);
    expect_read_back(house);
}

// [I-149]
TEST_F(Unattended, PlayerWithoutAConnectionDoesNotHoldTheTableUp) {
    open("three_card");
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ben}));
    EXPECT_EQ(Span{}, round_without_ben());
    house.must(the_house_itself, SeatingCommand(MarkBack{table, ben}));
    wager(ben);
    wager(ann);
    fold(ann);
    house.pass(Span::of_seconds(2));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ben}));
    EXPECT_EQ(house.now + Span::of_seconds(5), wakes_at(house.casino.state(), house.at(table)));
    house.pass(Span::of_seconds(5));
    dealer.run(house, table);
    EXPECT_TRUE(is_betting());
    expect_read_back(house);
}

// Where no other player waits the whole clock runs. [I-149]
TEST_F(Unattended, PlayerWithoutAConnectionKeepsTheClockWhereNoOtherPlayerWaits) {
    open("three_card");
    house.must(ben, SeatingCommand(LeaveTable{table, ben}));
    wager(ann);
    ASSERT_EQ(Phase::deciding, house.round(table).phase);
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ann}));
    EXPECT_EQ(house.now + Span::of_seconds(30), wakes_at(house.casino.state(), house.at(table)));
    expect_read_back(house);
}

// [UTH 6.6] [CH 6.6] [I-149]
TEST_F(Unattended, SeatAtPerthIsFreedAfterThreeRoundsWithoutAnAct) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        open(game);
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(ben, sitter(1)) << game;
            static_cast<void>(round_without_ben());
        }
        EXPECT_EQ(0U, sitter(1)) << game;
        house.must(ann, SeatingCommand(LeaveTable{table, ann}));
    }
    EXPECT_EQ(dollars(1'000), house.wallet(ben));
    expect_read_back(house);
}

// A player who does something at the table without wagering may stay as long as a seat is free.
// [I-149]
TEST_F(Unattended, PlayerAtPerthWhoIsThereKeepsTheSeat) {
    open("crown_holdem");
    for (int i = 0; i < 4; ++i) {
        static_cast<void>(round_without_ben());
        house.must(ben, BankedCommand(BuyChips{table, dollars(5)}));
    }
    EXPECT_EQ(ben, sitter(1));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
