// Tests the list of seats about which staff must decide, and who may request it.
#include "house/workflows/seats/seats_to_judge.h"

#include <gtest/gtest.h>

#include "house/casino/table_view.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

Result<SeatsToJudge> asked(const House& house, PersonId person) {
    const CasinoState& state = house.casino.state();
    return seats_to_judge({state, house.casino.balances(), issuer_of(state, person, house.now)});
}

std::vector<bool> flags(const House& house, TableId table) {
    const TableView seen =
        view_of(house.casino.state(), house.casino.balances(), house.at(table), Viewer{});
    std::vector<bool> shown;
    for (const SeatView& seat : seen.seats)
        shown.push_back(seat.is_abstaining);
    return shown;
}

// Ann plays three rounds and Ben none; at Melbourne that counts once every other seat is taken.
// [CS 14.8] [TCP 11.8] [I-109]
TEST(SeatsToJudge, NameAbstainingPlayersAndDisplaysShowThem) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        for (int i = 0; i < 3; ++i)
            house.next_round();
        EXPECT_TRUE(asked(house, house.dealer)->abstaining.empty()) << "seats are free";
        for (const SeatNumber seat : std::array<SeatNumber, 5>{1, 3, 4, 5, 6})
            house.seated("Player " + std::to_string(seat), seat, dollars(100));
        const SeatsToJudge found = asked(house, house.dealer).value();
        EXPECT_EQ((std::vector<AbstainingSeat>{
                      {house.table_number, MelbourneTable::bens_area, house.ben, 3}}),
                  found.abstaining);
        EXPECT_EQ((std::vector<bool>{true, false, false, false, false, false, false}),
                  flags(house, house.table_number));
        house.must(house.supervisor, FreeSeat{house.table_number, MelbourneTable::bens_area});
        EXPECT_TRUE(asked(house, house.dealer)->abstaining.empty());
    }
}

// Perth does not ask whether other seats are taken. [UTH 6.6] [CH 6.6] [I-109]
TEST(SeatsToJudge, NameAbstainingPlayersAtPerthWithFreeSeats) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        SCOPED_TRACE(game);
        House house;
        const TableId table = house.table(game, DealtBy::dealer);
        const PersonId ann = house.player("Ann", dollars(500));
        const PersonId ben = house.player("Ben", dollars(500));
        house.must(ann, TakeSeat{table, 0, ann});
        house.must(ann, BuyChips{table, dollars(500)});
        house.must(ben, TakeSeat{table, 1, ben});
        for (int i = 0; i < 3; ++i) {
            EXPECT_TRUE(asked(house, house.dealer)->abstaining.empty());
            house.must(ann, ActInRound{table, PlaceWager{0, Wager::ante, dollars(5)}, 0});
            if (game == "ultimate_holdem")
                house.must(ann, ActInRound{table, PlaceWager{0, Wager::blind, dollars(5)}, 0});
            for (const Action& action :
                 std::vector<Action>{CloseBetting{}, Shuffle{}, Cut{20}, DealHands{}})
                house.must(house.dealer, ActInRound{table, action, 0});
            house.must(
                house.area_manager,
                ActInRound{
                    table, Report{.what = Irregularity::disruption}, 0, {"fire alarm", true}});
            house.must(house.dealer, OpenRound{table});
        }
        EXPECT_EQ((std::vector<AbstainingSeat>{{table, 1, ben, 3}}),
                  asked(house, house.dealer)->abstaining);
        EXPECT_TRUE(flags(house, table)[1]);
    }
}

// [CP 8.11] [I-109]
TEST(SeatsToJudge, NamePokerPlayersWhoAreAwayForHalfAnHour) {
    House house;
    const TableId table = house.table("holdem");
    const PersonId ann = house.player("Ann", dollars(500));
    house.must(ann, sit_down(table, ann, 3, dollars(100)));
    house.must(ann, MarkAbsent{table, ann});
    const Moment since = house.now;
    house.pass(Span::of_microseconds(30LL * 60'000'000 - 1));
    EXPECT_TRUE(asked(house, house.dealer)->absent.empty());
    house.pass(Span::of_microseconds(1));
    EXPECT_EQ((std::vector<AbsentSeat>{{table, 3, ann, since}}),
              asked(house, house.dealer)->absent);
}

// [I-109] [I-112]
TEST(SeatsToJudge, AreShownToStaffAndInspectorsOnly) {
    House house;
    const PersonId ann = house.player("Ann", dollars(5));
    EXPECT_EQ("rank_too_low I-109", words(asked(house, ann).error()));
    EXPECT_EQ("rank_too_low I-109", words(asked(house, house.cage).error()));
    EXPECT_TRUE(asked(house, house.dealer));
    EXPECT_TRUE(asked(house, house.inspector));
}

}  // namespace
}  // namespace baize::house
