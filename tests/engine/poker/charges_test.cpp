// Time charges, and where each kind of commission goes.
#include "engine/poker/money/charges.h"

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

constexpr std::uint32_t at(std::uint32_t hour, std::uint32_t minute) {
    return hour * 60 + minute;
}

const TimeCharge twelve_an_hour{.hourly = Money::of_cents(1200)};

// [CP 7.2.2(b)] [I-78]
TEST(PokerTimeCharge, IsCollectedInAdvanceTwiceAnHour) {
    EXPECT_EQ(period_fee(twelve_an_hour), dollars(6));
    EXPECT_TRUE(is_collection_time(twelve_an_hour, at(20, 0)));
    EXPECT_TRUE(is_collection_time(twelve_an_hour, at(20, 30)));
    EXPECT_FALSE(is_collection_time(twelve_an_hour, at(20, 10)));
    EXPECT_FALSE(is_collection_time(TimeCharge{}, at(20, 0)));
    const TimeCharge quarters{.hourly = dollars(12), .period_minutes = 15};
    EXPECT_EQ(period_fee(quarters), dollars(3));
    EXPECT_TRUE(is_collection_time(quarters, at(20, 45)));
}

// [CP 7.2.2(a) by result] [I-78]
TEST(PokerTimeCharge, IsOwedByEverySeatedPlayerPresentOrNot) {
    RunningGame game(9);
    game.sits_out(4);
    const Assessment assessment = assess(twelve_an_hour, game.orbit);
    EXPECT_EQ(assessment.each, dollars(6));
    EXPECT_EQ(assessment.total, dollars(54));
    for (const Seat seat : occupied(game.orbit))
        EXPECT_EQ(assessment.orbit.seats[seat].charge_due, dollars(6));
    EXPECT_EQ(assessment.orbit.seats[9].charge_due, Money{});
}

// [I-78]
TEST(PokerTimeCharge, ALateComerFirstPaysAtTheNextCollection) {
    RunningGame game(2);
    game.arrives(3);  // at 20:10
    const Orbit orbit =
        assess_arrival(twelve_an_hour, game.rules.chip, game.orbit, game.at(3), at(20, 10)).orbit;
    EXPECT_EQ(orbit, game.orbit);
    EXPECT_EQ(assess(twelve_an_hour, orbit).orbit.seats[game.at(3)].charge_due, dollars(6));
}

// [I-78]
TEST(PokerTimeCharge, ALateComerPaysForTheRestOfThePeriodBySetting) {
    const RunningGame game(3);
    TimeCharge charge = twelve_an_hour;
    charge.prorate = true;
    const auto due = [&](std::uint32_t minute, Money chip) {
        return assess_arrival(charge, chip, game.orbit, game.at(3), minute).each;
    };
    EXPECT_EQ(due(at(20, 10), dollars(1)), dollars(4));
    EXPECT_EQ(due(at(20, 11), dollars(1)), dollars(3));  // 3.80 in whole chips
    EXPECT_EQ(due(at(20, 11), Money::of_cents(10)), Money::of_cents(380));
    EXPECT_EQ(due(at(20, 30), dollars(1)), Money{});  // the collection itself is coming
    EXPECT_EQ(assess_arrival(charge, dollars(1), game.orbit, game.at(9), at(20, 10)).each, Money{});
}

// [CP 7.2.2(b)] [CP 7.2.2(d)] [I-78]
TEST(PokerTimeCharge, IsTakenFromTheStackOrThePlayerGetsNoCards) {
    RunningGame game(4);
    game.deals(1);
    game.stacks[game.at(3)] = dollars(5);
    game.stacks[game.at(4)] = dollars(7);
    game.stacks[game.at(1)] = dollars(6);
    const Collection collection = collect(assess(twelve_an_hour, game.orbit).orbit, game.stacks);
    EXPECT_EQ(collection.total, dollars(18));
    EXPECT_EQ(collection.taken[game.at(4)], dollars(6));
    EXPECT_EQ(collection.taken[game.at(3)], Money{});
    game.orbit = collection.orbit;
    for (const Seat seat : occupied(game.orbit))
        game.stacks[seat] -= collection.taken[seat];
    EXPECT_EQ(game.out(3), "charge_unpaid I-78");
    EXPECT_EQ(game.out(4), "in");
    game.stacks[game.at(3)] = dollars(50);
    const Collection later = collect(game.orbit, game.stacks);
    EXPECT_EQ(later.total, dollars(6));
    game.orbit = later.orbit;
    EXPECT_EQ(game.out(3), "in");
    EXPECT_EQ(collect(game.orbit, game.stacks).total, Money{});
}

// [CP 7.2.2(b)] [I-78]
TEST(PokerTimeCharge, DividesTheHourAndIsPaidInChips) {
    EXPECT_EQ(refusal(verify(twelve_an_hour, dollars(1))), "fine");
    EXPECT_EQ(refusal(verify(TimeCharge{}, dollars(1))), "fine");
    EXPECT_EQ(refusal(verify({.hourly = dollars(11)}, dollars(1))), "not_a_betting_unit I-78");
    EXPECT_EQ(refusal(verify({.hourly = dollars(12), .period_minutes = 25}, dollars(1))),
              "no_such_period I-78");
    EXPECT_EQ(refusal(verify({.hourly = dollars(12), .period_minutes = 0}, dollars(1))),
              "no_such_period I-78");
    EXPECT_EQ(refusal(verify({.hourly = -dollars(12)}, dollars(1))), "no_such_amount CP 7.2.2(b)");
}

// [CP 7.2.2(e)]
TEST(PokerTimeCharge, IsDroppedOnlyByASupervisorWhoHasCountedIt) {
    const Count right{.held = dollars(5), .counted = dollars(5)};
    for (const Role role : {Role::player, Role::dealer})
        EXPECT_EQ(refusal(drop_time_charges(right, staff(role))), "rank_too_low CP 7.2.2(e)");
    const Count wrong{.held = dollars(5), .counted = dollars(4)};
    EXPECT_EQ(refusal(drop_time_charges(wrong, staff(Role::supervisor))),
              "wrong_amount CP 7.2.2(e)");
    for (const Role role : {Role::supervisor, Role::area_manager})
        EXPECT_EQ(refusal(drop_time_charges(right, staff(role))), "fine");
}

}  // namespace
}  // namespace baize::poker
