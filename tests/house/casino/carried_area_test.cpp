// Jackpot wagers that stay on the layout after a misdeal, on the area of a seat that another player
// takes. [CS 11.14] [CS 5.10.1]
#include <gtest/gtest.h>

#include "jackpot_kit.h"

namespace baize::house {
namespace {

// Rosa sits at area 0 and has played area 1 too; after a misdeal both of her Jackpot wagers stay.
class CarriedArea : public testing::Test {
  protected:
    CarriedArea() {
        house.seal(table, {{{0, "2c 4d 6h 9s Jc"}, {1, "3c 5d 7h Ts Qc"}}, "2d 3d 5h 8h Tc", {}});
        house.bet(table, 0, rosa, dollars(1));
        house.bet(table, 1, rosa, dollars(1));
        house.start(table);
        house.deal_hands(table);
        house.act(house.supervisor, table, Report{.what = Irregularity::wrong_count, .place = 0});
    }

    void sits(house::SeatNumber seat) {
        house.done(noor, SeatingCommand(TakeSeat{table, seat, noor}));
    }

    // Expects that Noor can use the area and place a Jackpot wager there.
    void expect_free_for_noor(std::uint8_t area) {
        EXPECT_EQ(Money{}, house.round(table).boxes[area][Wager::jackpot]);
        EXPECT_EQ(dollars(9'999), house.stack(table, rosa));
        house.bet(table, area, noor, dollars(1));
        house.expect_same_when_read();
    }

    JackpotHouse house{};
    // The seats of the other table let players use further areas.
    TableId table = house.fitted("caribbean_stud", dollars(1), DealtBy::dealer);
    TableId other = house.fitted("caribbean_stud", dollars(1), DealtBy::dealer);
    house::SystemId linked =
        house.system(JackpotHouse::terms("caribbean_stud", dollars(1)), {table, other});
    PersonId rosa = house.guest("Rosa", {table});
    PersonId noor = house.guest("Noor", {table});
};

// [CS 5.10.1] [CS 11.14] [I-96]
TEST_F(CarriedArea, IsClearedForAPlayerWhoSitsDownWhileBetsAreOpen) {
    house.next(table);
    sits(1);
    expect_free_for_noor(1);
}

// [CS 5.10.1] [CS 11.14] [I-96]
TEST_F(CarriedArea, IsClearedOfTheAnteBesideTheWagerThatStayed) {
    house.next(table);
    house.act(rosa, table, PlaceWager{1, Wager::ante, dollars(10)});
    sits(1);
    expect_free_for_noor(1);
}

// [CS 5.10.1] [CS 11.14] [I-96]
TEST_F(CarriedArea, IsClearedWhenTheNextRoundOpensForAPlayerWhoSatDownBefore) {
    sits(1);
    house.next(table);
    expect_free_for_noor(1);
}

// Rosa moves and another player takes her old seat, so her wagers on both areas are returned to
// her. [CS 5.10.1] [CS 11.14] [I-96]
TEST_F(CarriedArea, IsClearedOnEverySeatThatOthersHaveTaken) {
    house.done(rosa, SeatingCommand(ChangeSeat{table, 5, rosa}));
    sits(0);
    const PersonId iris = house.guest("Iris", {table});
    house.done(iris, SeatingCommand(TakeSeat{table, 1, iris}));
    house.next(table);
    EXPECT_EQ(dollars(10'000), house.stack(table, rosa));
    house.bet(table, 0, noor, dollars(1));
    house.bet(table, 1, iris, dollars(1));
    house.bet(table, 5, rosa, dollars(1));
    house.expect_same_when_read();
}

// [CS 11.14.1] [I-140]
TEST_F(CarriedArea, OnePressTakesBothWagersBack) {
    house.next(table);
    const PlaceWager first{0, Wager::jackpot, Money{}};
    const PlaceWager second{1, Wager::jackpot, Money{}};
    house.done(rosa, BankedCommand(PlaceWagers{table, {first, second}, 0}));
    EXPECT_EQ(dollars(10'000), house.stack(table, rosa));
    EXPECT_EQ(Fraction::whole(1'000'000), house.pool(linked));
    house.expect_same_when_read();
}

// A wager on the area of the player's own seat stays. [CS 11.14]
TEST_F(CarriedArea, OfTheOwnSeatKeepsItsWager) {
    house.next(table);
    EXPECT_EQ(dollars(1), house.round(table).boxes[0][Wager::jackpot]);
    EXPECT_EQ(dollars(1), house.round(table).boxes[1][Wager::jackpot]);
}

}  // namespace
}  // namespace baize::house
