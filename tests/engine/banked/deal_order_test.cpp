#include "engine/banked/machine/deal_order.h"

#include <vector>

#include <gtest/gtest.h>

namespace baize {
namespace {

std::vector<int> places(const DealOrder& order) {
    std::vector<int> list;
    for (const std::uint8_t place : order)
        list.push_back(place == at_dealer ? -1 : place);
    return list;
}

Places areas(std::initializer_list<std::uint8_t> boxes) {
    Places list;
    for (const std::uint8_t box : boxes)
        list.push_back(box);
    return list;
}

// [TCP 7.3] [TCP 7.3.1] [TCP 7.3.2] [TCP 7.3.3] [CS 7.3]
TEST(DealOrder, HandHeldShoeDealsOneCardAtATimeAndTheDealerLast) {
    const std::vector<int> expected{1, 4, -1, 1, 4, -1, 1, 4, -1};
    EXPECT_EQ(places(deal_order(areas({1, 4}), 3, ShoeKind::hand_held)), expected);
}

// [TCP 7.4] [TCP 7.4.1] [TCP 7.4.2] [CS 7.4]
TEST(DealOrder, MachineDealsWholeHands) {
    const std::vector<int> expected{1, 1, 1, 4, 4, 4, -1, -1, -1};
    EXPECT_EQ(places(deal_order(areas({1, 4}), 3, ShoeKind::machine)), expected);
}

// [I-113]
TEST(DealOrder, TwoCardsInTwoPasses) {
    const std::vector<int> expected{0, 1, -1, 0, 1, -1};
    EXPECT_EQ(places(deal_order(areas({0, 1}), 2, ShoeKind::hand_held)), expected);
}

TEST(DealOrder, AFullTableOfFiveCardsFitsTheDeck) {
    const Places nine = areas({0, 1, 2, 3, 4, 5, 6, 7, 8});
    EXPECT_EQ(deal_order(nine, 5, ShoeKind::hand_held).size(), 50U);
    EXPECT_EQ(deal_order(nine, 5, ShoeKind::machine).size(), 50U);
}

}  // namespace
}  // namespace baize
