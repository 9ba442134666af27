#include "engine/core/place.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(Place, CountsFromOneForPeople) {
    EXPECT_EQ(1, SeatIndex{0}.number());
    EXPECT_EQ(0, SeatIndex::of_number(1).value());
    EXPECT_EQ(253, SeatIndex::of_number(254).value());
    for (const std::int64_t none : {-1, 0, 255, 256, 257})
        EXPECT_FALSE(SeatIndex::of_number(none).has_value()) << none;
}

TEST(Place, HasAWordIfItIsNotABox) {
    EXPECT_EQ("dealer", PlaceIndex{at_dealer}.word());
    EXPECT_EQ("table", PlaceIndex{at_table}.word());
    EXPECT_EQ("dealer", SeatOrDealer{0xFF}.word());
    EXPECT_EQ("table", SeatOrTable{0xFF}.word());
    EXPECT_EQ("", PlaceIndex{0}.word());
    EXPECT_EQ(at_dealer, PlaceIndex::of_word("dealer").value());
    EXPECT_EQ(0xFF, SeatOrDealer::of_word("dealer").value());
    EXPECT_FALSE(SeatOrDealer::of_word("table").has_value());
    EXPECT_FALSE(SeatOrTable::of_word("dealer").has_value());
    EXPECT_FALSE(SeatIndex::of_word("table").has_value());
    EXPECT_FALSE(PlaceIndex::of_word("").has_value());
}

TEST(Place, IsAnIndexInCode) {
    const SeatIndex seat = 3;
    EXPECT_EQ(3, seat);
    EXPECT_EQ(PlaceIndex{3}, seat);
    EXPECT_LT(seat, SeatIndex{4});
}

}  // namespace
}  // namespace baize
