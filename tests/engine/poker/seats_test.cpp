#include "engine/poker/rules/seats.h"

#include <bit>

#include <gtest/gtest.h>

namespace baize::poker {
namespace {

[[nodiscard]] SeatSet set_of_bits(unsigned bits) {
    SeatSet set;
    for (Seat seat = 0; seat < seats_max; ++seat)
        set.insert_if(seat, (bits >> seat & 1U) != 0);
    return set;
}

TEST(SeatSet, CountsItsMembers) {
    for (unsigned bits = 0; bits < 1U << seats_max; ++bits) {
        const SeatSet set = set_of_bits(bits);
        ASSERT_EQ(set.bits(), bits);
        ASSERT_EQ(set.size(), static_cast<std::size_t>(std::popcount(bits)));
    }
}

TEST(SeatSet, TellsWhoSitsBeyondASeat) {
    const SeatSet set{0, 3, 10};
    EXPECT_EQ(set.beyond(0), (SeatSet{3, 10}));
    EXPECT_EQ(set.beyond(2), (SeatSet{3, 10}));
    EXPECT_EQ(set.beyond(3), (SeatSet{10}));
    EXPECT_TRUE(set.beyond(10).empty());
    EXPECT_TRUE(set.beyond(no_seat).empty());
}

}  // namespace
}  // namespace baize::poker
