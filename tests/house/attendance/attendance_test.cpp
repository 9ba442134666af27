#include "house/attendance/attendance.h"

#include <array>

#include <gtest/gtest.h>

namespace baize::house {
namespace {

constexpr PersonId ann = 7;
constexpr Moment noon = Moment::of_microseconds(1'800'000'000'000'000);

// [I-149]
TEST(BoxAttendance, RoundCountsOnceAndAnActBeginsAnew) {
    Attendance counted;
    const std::array<PersonId, 1> idle{ann};
    note_act(counted, ann, noon);
    note_no_wagers(counted, idle, noon, 1);
    EXPECT_EQ(0, box_attendance(counted, ann)->missed) << "acted when the time began";
    note_no_wagers(counted, idle, noon + Span::of_seconds(1), 1);
    note_no_decision(counted, ann, 1);
    EXPECT_EQ(1, box_attendance(counted, ann)->missed);
    note_no_decision(counted, ann, 2);
    EXPECT_EQ(2, box_attendance(counted, ann)->missed);
    note_act(counted, ann, noon + Span::of_seconds(9));
    EXPECT_EQ(0, box_attendance(counted, ann)->missed);
    forget(counted, ann);
    EXPECT_EQ(Attendance{}, counted);
}

// [I-148]
TEST(SeatAttendance, HandCountsOnceAndAnActBeginsAnew) {
    Attendance counted;
    note_seated(counted, ann, {});
    for (const std::uint64_t hand : {4U, 4U, 5U})
        note_timeout(counted, ann, hand);
    EXPECT_EQ(2, seat_attendance(counted, ann)->timeouts);
    note_in_time(counted, ann);
    EXPECT_EQ(0, seat_attendance(counted, ann)->timeouts);
}

// [I-148]
TEST(SeatAttendance, AbsenceKeepsItsBeginningAndEndsWithTheReturn) {
    Attendance counted;
    note_seated(counted, ann, {});
    note_away(counted, ann, noon);
    note_missed_blind(counted, ann);
    note_away(counted, ann, noon + Span::of_minutes(5));
    EXPECT_EQ(noon, seat_attendance(counted, ann)->away_since);
    EXPECT_EQ(1, seat_attendance(counted, ann)->missed_blinds);
    note_back(counted, ann);
    EXPECT_FALSE(seat_attendance(counted, ann)->away_since);
    EXPECT_EQ(0, seat_attendance(counted, ann)->missed_blinds);
}

// [I-150]
TEST(SeatAttendance, TimeBankIsUsedUpAndFilledAfterItsHands) {
    Attendance counted;
    const BankTerms bank{Span::of_seconds(30), 2};
    note_seated(counted, ann, bank);
    use_bank(counted, ann, Span::of_seconds(12));
    EXPECT_EQ(Span::of_seconds(18), seat_attendance(counted, ann)->bank);
    use_bank(counted, ann, Span::of_seconds(40));
    EXPECT_EQ(Span{}, seat_attendance(counted, ann)->bank);
    note_hand_dealt(counted, ann, bank);
    EXPECT_EQ(Span{}, seat_attendance(counted, ann)->bank);
    note_hand_dealt(counted, ann, bank);
    EXPECT_EQ(Span::of_seconds(30), seat_attendance(counted, ann)->bank);
    note_hand_dealt(counted, ann, {Span::of_seconds(10), 20});
    EXPECT_EQ(Span::of_seconds(10), seat_attendance(counted, ann)->bank) << "another sign";
}

}  // namespace
}  // namespace baize::house
