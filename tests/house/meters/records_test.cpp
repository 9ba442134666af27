#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

jackpots::PrizeMeter some_meter() {
    return {.value = Fraction(1'000'034'06, 100),
            .increments_since_reset = Fraction(34'06, 100),
            .prizes_since_reset = Fraction(7, 3),
            .resets = 5};
}

jackpots::LevelPools some_pools() {
    return {.pool = {Fraction(1, 3), Fraction(22, 7), Fraction(5, 1)}, .resets = {1, 2, 3}};
}

std::vector<MeterEvent> one_of_each() {
    MeterTerms terms = stud();
    terms.reset_value = dollars(12'000);
    const Notice notice{NoticeKind::values_change, 3, 4, 2, dollars(5)};
    const RegisteredWager wager{2, 100, 3, {1, 2, 3}};
    const WonPrize prize{2, 100, 3, JackpotHand::straight, dollars(75), "CH 3.13"_clause};
    return {EquipmentFitted{7, terms},
            SystemOpened{1, pools({LinkedGame::crown_holdem}), {7, 8}, some_pools(), {1, 3}},
            NoticeShown{notice},
            NoticeTakenDown{notice},
            TableMoved{7, 2},
            OptionSwitched{2},
            SystemClosed{1, {{2, {5, 2}}, {3, {5, 2}}}, {1, 7}},
            LevelValuesChanged{1, dollars(10), some_pools()},
            HealthReported{1, {true, false, true}},
            DisplayReported{7, false},
            ManualArranged{1, true},
            WagersRegistered{7, 12, {wager}, some_meter()},
            GameCancelled{7},
            WagersReturned{7, {1, 2}, some_meter()},
            OutcomeRecorded{7, 12, {prize}, {4}, some_pools()},
            ClaimConfirmed{99, ClaimStep::deck_sorted},
            ClaimHeld{99},
            ClaimReleased{99},
            ClaimVoided{99, VoidCause::fraud, some_pools()},
            ClaimPaid{99},
            TablesSuspended{{7, 8}},
            TablesContinued{{7}},
            FaultConfirmed{1, Moment::of_microseconds(5), {7}, some_pools()},
            RoundUndone{7, 12, some_meter()},
            OutcomeFell{1, 7, 12, dollars(-5), some_pools()}};
}

TEST(MeterRecords, EventsRoundTrip) {
    const std::vector<MeterEvent> events = one_of_each();
    ASSERT_EQ(std::variant_size_v<MeterEvent>, events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        EXPECT_EQ(i, events[i].index());  // alternatives do not move
        expect_recorded(events[i]);
        std::vector<std::byte> cut = bytes_of(events[i]);
        cut.pop_back();
        EXPECT_FALSE(ledger::decoded<MeterEvent>(cut).has_value()) << i;
    }
}

TEST(MeterRecords, StateOfBusySystemsRoundTrips) {
    Room room = perth_room();
    room.wager(ultimate_table, 1, {{1, 100, 3}, {2, 101, 2}});
    const std::uint64_t claim =
        room.outcome(ultimate_table, 1, {{1, JackpotHand::straight_flush}}, {2});
    room.record(decide_hold(room.meters, room.boss(), claim));
    room.wager(crown_table, 1, {{4, 200, 1}});
    room.record(decide_show_notice(
        room.meters,
        room.boss(),
        {.kind = NoticeKind::values_change, .system = 1, .level1_wager = dollars(2)}));
    room.record(decide_suspend(room.meters, room.boss(), {12}));
    room.record(decide_confirm_fault(room.meters, room.boss(), 1, room.now));
    room.meters.held = Fraction(7, 9);
    expect_recorded(room.meters);
    room.meters.held = Fraction();
    EXPECT_EQ(room.meters, room.replayed());
}

// [I-88]
TEST(MeterRecords, NumbersInRecordsAreAsPinned) {
    EXPECT_EQ(1, static_cast<int>(LinkedGame::caribbean_stud));
    EXPECT_EQ(4, static_cast<int>(LinkedGame::crown_holdem));
    EXPECT_EQ(4, static_cast<int>(NoticeKind::values_change));
    EXPECT_EQ(3, static_cast<int>(ClaimStep::deck_sorted));
    EXPECT_EQ(4, static_cast<int>(VoidCause::invalidated));
}

}  // namespace
}  // namespace baize::house
