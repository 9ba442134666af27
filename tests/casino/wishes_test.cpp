// What players wish for the next hand of a table that the house deals.
#include <gtest/gtest.h>

#include "casino/table_view.h"
#include "house_dealer.h"

namespace baize::casino {
namespace {

// [CP 10.1] [I-73]: who asked for too much plays without it, and takes nobody's wager along.
TEST(Wishes, OneThatCannotBeMetLeavesTheOthers) {
    House house;
    HouseDealer dealer(11);
    house::Sign sign = plain_sign("holdem", DealtBy::house);
    std::get<house::PokerTerms>(sign.terms).flop_chase = {
        .offered = true, .minimum = dollars(1), .maximum = dollars(50)};
    const TableId table = house.table(sign, DealtBy::house);
    const std::array<Money, 3> wished{dollars(5), dollars(51), dollars(10)};
    for (poker::Seat seat = 0; seat < 3; ++seat) {
        const PersonId person =
            house.player("Player " + std::string(1, static_cast<char>('A' + seat)), dollars(500));
        poker::Arrival arrival;
        arrival.player = person;
        arrival.seat = seat;
        arrival.chips = dollars(200);
        arrival.choice = poker::Choice::post;
        house.must(person, PokerCommand(SitDown{table, arrival}));
        const poker::SideWager wager{wished[seat], poker::Colour::red};
        house.must(person, PokerCommand(WishForHand{table, seat, wager, {}}));
    }
    dealer.run(house, table);
    ASSERT_NE(poker::Phase::over, house.hand(table).phase);
    EXPECT_EQ(dollars(5), house.hand(table).side_wagers[0].amount);
    EXPECT_EQ(Money{}, house.hand(table).side_wagers[1].amount);
    EXPECT_EQ(dollars(10), house.hand(table).side_wagers[2].amount);
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::casino
