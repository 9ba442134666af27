// A seat at a house game with the chips that are bought for it, in one step.
#include <gtest/gtest.h>

#include "house/seating/seating.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class SeatWithChips : public testing::Test {
  protected:
    void SetUp() override { dealer.run(house, table); }

    [[nodiscard]] PersonId sitter(SeatNumber seat) const {
        return table_of(house.casino.state().seating, table)->places[seat].sitter.person;
    }

    [[nodiscard]] static Command take(TableId table, PersonId person, Money chips) {
        return SeatingCommand(TakeSeat{table, 2, person, chips});
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = house.table("three_card");
    PersonId ann = house.player("Ann", dollars(300));
};

// [TCP 5.1] [I-144]
TEST_F(SeatWithChips, BothComeFromOneCommand) {
    house.must(ann, take(table, ann, dollars(200)));
    EXPECT_EQ(ann, sitter(2));
    EXPECT_EQ(dollars(200), house.stack(table, ann));
    EXPECT_EQ(dollars(100), house.wallet(ann));
    house.pass(Span::of_minutes(2));
    dealer.run(house, table);
    EXPECT_EQ(ann, sitter(2)) << "the chips make the seat hers";
    expect_read_back(house);
}

// [TCP 5.1]
TEST_F(SeatWithChips, NeitherIsDoneIfOneIsRefused) {
    for (const Money chips : {dollars(301), Money::of_cents(-1), Money::max()})
        static_cast<void>(house.refused(ann, take(table, ann, chips)));
    EXPECT_EQ("too_few_chips TCP 5.1", words(house.refused(ann, take(table, ann, dollars(301)))));
    EXPECT_EQ(0U, sitter(2));
    const PersonId ben = house.player("Ben", dollars(300));
    house.must(ben, take(table, ben, dollars(5)));
    static_cast<void>(house.refused(ann, take(table, ann, dollars(200))));
    EXPECT_EQ(dollars(300), house.wallet(ann)) << "the seat is taken, so no chips are bought";
    expect_read_back(house);
}

// [TCP 5.1] [I-138]
TEST_F(SeatWithChips, StaffDoNotBuyForAPlayer) {
    EXPECT_EQ("not_your_box TCP 5.1",
              words(house.refused(house.supervisor, take(table, ann, dollars(50)))));
}

// [I-144]
TEST_F(SeatWithChips, PlayerWhoMustBuyFirstMayBuyWithTheSeat) {
    house.must(ann, take(table, ann, {}));
    house.pass(Span::of_minutes(1));
    dealer.run(house, table);
    ASSERT_EQ(0U, sitter(2));
    EXPECT_EQ("chips_first I-144", words(house.refused(ann, take(table, ann, {}))));
    EXPECT_EQ("chips_first I-144",
              words(house.refused(ann, take(table, ann, Money::of_cents(4'99)))));
    house.must(ann, take(table, ann, dollars(5)));
    EXPECT_EQ(ann, sitter(2));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
