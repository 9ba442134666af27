#include <array>

#include <gtest/gtest.h>

#include "engine/games/ultimate_holdem/hand_built.h"

namespace baize::ultimate_holdem {
namespace {

// A hand of each kind that beats the dealer, best first, and what the book pays on it in dollars
// for ten: the Blind, then Trips by table 1 to 4.
struct PaidHand {
    std::string_view hole{};
    std::string_view board{};
    std::string_view blind{};
    std::array<std::int64_t, 4> trips{};
};

constexpr std::array paid_hands{
    PaidHand{"Ah Kh", "Qh Jh Th 2c 2s", "5000.00", {500, 500, 500, 500}},
    PaidHand{"9h Kh", "Qh Jh Th 2c 2s", "500.00", {400, 400, 400, 400}},
    PaidHand{"5h 4h", "3h 2h Ah 2c Ks", "500.00", {400, 400, 400, 400}},
    PaidHand{"9h 9d", "9c 9s Th 2c 2s", "100.00", {300, 300, 300, 200}},
    PaidHand{"9h 9d", "9c 5s 5h 2c 3s", "30.00", {90, 80, 80, 70}},
    PaidHand{"9h 8h", "2h 3h Kh 2c 5s", "15.00", {70, 60, 70, 60}},
    PaidHand{"9h 8d", "7c 6s 5h 2c 2s", "10.00", {40, 50, 40, 50}},
    PaidHand{"5h 4d", "3c 2s Ah 9c 9s", "10.00", {40, 50, 40, 50}},
    PaidHand{"9h 9d", "9c 7s 2h 2c Ks", "30.00", {90, 80, 80, 70}},
};

// [UTH 3.15 by result] [UTH 3.14(a)(i)] [UTH 4.11] [I-53]
TEST(UltimateHoldemPayTables, TheBlindIsPaidByTheHand) {
    for (const PaidHand& paid : paid_hands) {
        const HandBuilt hand({.blind = 10}, paid.hole, "Qd Jd", paid.board);
        EXPECT_EQ(hand.settled(), "blind win 10.00 +" + std::string(paid.blind) + " UTH 3.14(a)(i)")
            << paid.hole;
    }
}

// [UTH 3.21 by result] [UTH 3.20(a)(i)]
TEST(UltimateHoldemPayTables, TripsIsPaidByTheTableOnTheSign) {
    constexpr std::array<std::string_view, 4> names{"1", "2", "3", "4"};
    for (std::size_t table = 0; table < names.size(); ++table) {
        for (const PaidHand& paid : paid_hands) {
            HandBuilt hand({.ante = 10, .trips = 10}, paid.hole, "Qd Jd", paid.board);
            ASSERT_TRUE(choose_table(hooks_of<UltimateHoldem>, hand.rules, "trips", names[table]));
            const std::string pays = to_string(dollars(paid.trips[table]));
            EXPECT_EQ(
                hand.settled(),
                "ante win 10.00 +10.00 UTH 3.9(a); trips win 10.00 +" + pays + " UTH 3.20(a)(i)")
                << paid.hole << " table " << names[table];
        }
    }
}

// [UTH 3.21] [UTH 3.20(a)(i)]
TEST(UltimateHoldemPayTables, ThreeOfAKindPaysThreeInEveryTable) {
    for (const std::string_view table : {"1", "2", "3", "4"}) {
        HandBuilt hand({.ante = 10, .trips = 10}, "9h 9d", "Kd Jd", "9c 7s 2h 3c Ks");
        ASSERT_TRUE(choose_table(hooks_of<UltimateHoldem>, hand.rules, "trips", table));
        EXPECT_EQ(hand.settled(),
                  "ante win 10.00 +10.00 UTH 3.9(a); trips win 10.00 +30.00 UTH 3.20(a)(i)");
    }
}

// [UTH 3.21]
TEST(UltimateHoldemPayTables, TripsHasFourTables) {
    Rules rules = UltimateHoldem::published();
    EXPECT_FALSE(choose_table(hooks_of<UltimateHoldem>, rules, "trips", "5"));
    EXPECT_FALSE(choose_table(hooks_of<UltimateHoldem>, rules, "blind", "1"));
}

// [I-113]
TEST(UltimateHoldemPayTables, HasSevenPlaces) {
    EXPECT_EQ(UltimateHoldem::published().seats, 7);
}

}  // namespace
}  // namespace baize::ultimate_holdem
