// Tests wagers that are placed together: all are accepted, or none is.
#include <gtest/gtest.h>

#include "house_dealer.h"

namespace baize::house {
namespace {

class PlaceWagersTest : public testing::Test {
  protected:
    PlaceWagersTest() {
        house.must(ann, SeatingCommand(TakeSeat{table, 2, ann}));
        house.must(ann, BankedCommand(BuyChips{table, dollars(60)}));
        dealer.run(house, table);
    }

    [[nodiscard]] Command press(const std::vector<PlaceWager>& wagers) const {
        return BankedCommand(PlaceWagers{table, wagers, 0});
    }

    [[nodiscard]] Money staked(Wager wager) const {
        return house.round(table).boxes[2].stake[index(wager)];
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = house.table("three_card");
    PersonId ann = house.player("Ann", dollars(1'000));
};

// [I-140]
TEST_F(PlaceWagersTest, AllWagersStandAndTheChipsAreMovedOnce) {
    const Result<Receipt> done = house.submit(
        ann, press({{2, Wager::ante, dollars(10)}, {2, Wager::pair_plus, dollars(5)}}));
    ASSERT_TRUE(done) << words(done.error());
    EXPECT_EQ(done->first + 1, done->last);
    EXPECT_EQ(dollars(10), staked(Wager::ante));
    EXPECT_EQ(dollars(5), staked(Wager::pair_plus));
    EXPECT_EQ(dollars(45), house.stack(table, ann));
    expect_read_back(house);
}

// The player has chips for each wager alone, but not for both. [I-140] [TCP 5.1]
TEST_F(PlaceWagersTest, NoneIsAcceptedIfTheChipsAreTooFewForAll) {
    const Command both = press({{2, Wager::ante, dollars(30)}, {2, Wager::pair_plus, dollars(35)}});
    EXPECT_EQ("too_few_chips TCP 5.1", words(house.refused(ann, both)));
    EXPECT_EQ(Money{}, staked(Wager::ante));
    EXPECT_EQ(dollars(60), house.stack(table, ann));
}

// [I-140]
TEST_F(PlaceWagersTest, NoneIsAcceptedIfTheLastIsRefused) {
    const std::uint64_t events = house.casino.journal().head().sequence;
    const Rejection why = house.refused(
        ann, press({{2, Wager::ante, dollars(5)}, {2, Wager::pair_plus, dollars(3)}}));
    EXPECT_EQ(Reason::below_minimum, why.reason) << words(why);
    EXPECT_EQ(Money{}, staked(Wager::ante));
    EXPECT_EQ(events, house.casino.journal().head().sequence);
    EXPECT_EQ(Reason::no_such_amount, house.refused(ann, press({})).reason);
}

// Wagers that depend on each other are changed at once: they are taken back and placed again in one
// command.
TEST_F(PlaceWagersTest, WagersAreReplacedInOneCommand) {
    house.must(ann, press({{2, Wager::ante, dollars(5)}, {2, Wager::pair_plus, dollars(5)}}));
    house.must(ann,
               press({{2, Wager::pair_plus, Money{}},
                      {2, Wager::ante, Money{}},
                      {2, Wager::ante, dollars(15)},
                      {2, Wager::pair_plus, dollars(5)}}));
    EXPECT_EQ(dollars(15), staked(Wager::ante));
    EXPECT_EQ(dollars(40), house.stack(table, ann));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
