#include "engine/banked/wagers/pay_table.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

enum class Hand : std::uint8_t { low, middle, high };

PayTable table(OddsTo low, OddsTo middle, OddsTo high) {
    return pay_table<Hand>("T", {{Hand::low, low}, {Hand::middle, middle}, {Hand::high, high}});
}

TEST(PayTables, LookUpByHand) {
    constexpr PayTable lines = pay_table<Hand>("A", {{Hand::high, {3, 2}}, {Hand::middle, {1}}});
    EXPECT_EQ(lines.name, "A");
    EXPECT_EQ(lines[Hand::high], (OddsTo{3, 2}));
    EXPECT_TRUE(lines.pays(Hand::middle));
    EXPECT_FALSE(lines.pays(Hand::low));
}

// g++ 12 once left odds of 0 to 0 in tables made at run time after one made by the compiler.
TEST(PayTables, CustomTableIsComplete) {
    constexpr PayTable by_compiler = pay_table<Hand>("A", {{Hand::low, {7}}});
    const PayTable empty;
    EXPECT_EQ(by_compiler[Hand::high], (OddsTo{0, 1}));
    for (const OddsTo odds : empty.odds)
        EXPECT_EQ(odds, (OddsTo{0, 1}));
}

TEST(PayTables, AStrongerHandIsNeverPaidLess) {
    EXPECT_TRUE(is_well_formed(table({1}, {1}, {2}), 3));
    EXPECT_TRUE(is_well_formed(table({0}, {3, 2}, {2}), 3));
    EXPECT_FALSE(is_well_formed(table({0}, {3, 2}, {1}), 3));
    EXPECT_FALSE(is_well_formed(table({0}, {2}, {3, 2}), 3));
    EXPECT_FALSE(is_well_formed(table({1}, {0}, {2}), 3)) << "a gap above the weakest paid hand";
}

TEST(PayTables, OddsMustBeOddsOnHandsThatExist) {
    EXPECT_FALSE(is_well_formed(table({-1}, {1}, {2}), 3));
    EXPECT_FALSE(is_well_formed(table({0}, {1}, {2, 0}), 3));
    EXPECT_FALSE(is_well_formed(table({0}, {1}, {2}), 2)) << "pays a hand outside the ranking";
    EXPECT_FALSE(is_well_formed(PayTable{}, 3)) << "pays nothing at all";
    EXPECT_FALSE(is_well_formed(table({0}, {1}, {0}), 3)) << "pays nothing for the best";
}

}  // namespace
}  // namespace baize
