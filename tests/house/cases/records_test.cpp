// Records are kept for years: tests that every event and the whole state can be restored from their
// bytes.
#include "house/cases/money.h"
#include "ledger/record/encoding.h"
#include "room.h"

namespace baize::house {
namespace {

template <typename Value>
void expect_round_trip(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, value);
    const auto read = ledger::decoded<Value>(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(*read, value);
}

struct Room {
    CasesState state{};
    std::vector<CaseEvent> events{};

    template <typename Command>
    CaseNumber happen(const Command& command, Issuer by = staff_by(Role::executive)) {
        const auto decided = decide(state, by, command);
        EXPECT_TRUE(decided.has_value());
        events.emplace_back(*decided);
        return record(state, decided, by);
    }
};

Room a_bad_night() {
    Room room;
    const CaseNumber incident = room.happen(a_calculator(Book::cs));
    const Charge charge{incident, anna, "satisfied"};
    room.happen(BarPlayer{charge, Reach::this_table});
    const CaseNumber winnings = room.happen(held(charge, chips_of_anna, dollars(50)));
    room.happen(DetainPerson{charge, DetentionGround::cheating, "room 3", 71});
    room.happen(closed(winnings, true, wallet_of_anna, "nothing found"));
    const CaseNumber mistaken = room.happen(a_breach(Book::uth, Offence::exchange));
    room.happen(WithdrawIncident{mistaken, "another table"});
    const CaseNumber dispute = room.happen(disputed(Book::cs));
    room.happen(AdviseComplainant{dispute});
    room.happen(paid_by_the_float(dispute));
    const CaseNumber review = room.happen(RequestReview{.of = dispute, .requested_by = anna});
    room.happen(RecordAnswer{.review = review,
                             .outcome = ReviewOutcome::overturned,
                             .reference = "R-1",
                             .words = "not paid after all"});
    auto fire = invalidated(Book::tcp, InvalidationCause::disruption, 8);
    fire.facts.booked = {{chips_of_anna, -dollars(5)}, {float_of_table, dollars(5)}};
    room.happen(fire);
    const CaseNumber hold = room.happen(WithFacts<HoldPayment>{
        {table, {.round = 9, .box = 1}, "two aces of spades"},
        {.book = Book::uth, .owner = anna, .parts = {{chips_of_anna, dollars(500)}}}});
    room.happen(EndPaymentHold{hold, Finding::fault, "seen on the recording"});
    return room;
}

TEST(CaseRecords, EventsAndStateRoundTrip) {
    const Room room = a_bad_night();
    std::vector<bool> seen(std::variant_size_v<CaseEvent>);
    for (const CaseEvent& event : room.events) {
        expect_round_trip(event);
        seen[event.index()] = true;
    }
    EXPECT_EQ(seen, std::vector<bool>(seen.size(), true));
    expect_round_trip(room.state);
}

TEST(CaseRecords, ReplayedEventsGiveTheSameState) {
    const Room room = a_bad_night();
    CasesState again;
    for (const CaseEvent& event : room.events) {
        apply(again,
              event,
              {.time = Moment::of_microseconds(1), .by = manager, .sequence = again.last + 100U});
    }
    EXPECT_EQ(again, room.state);
}

TEST(CaseRecords, AreNumberedFromOneList) {
    const Room room = a_bad_night();
    EXPECT_EQ(room.state.incidents.front().filed.number, 1U);
    EXPECT_EQ(room.state.sanctions.front().imposed.number, 2U);
    EXPECT_EQ(room.state.last, room.state.holds.front().ended->number);
}

TEST(CaseRecords, NumbersOfKindsAreAsPinned) {
    EXPECT_EQ(static_cast<int>(Offence::other_breach), 11);
    EXPECT_EQ(static_cast<int>(Sanction::person_detained), 6);
    EXPECT_EQ(static_cast<int>(InvalidationCause::wrong_card_count), 3);
    EXPECT_EQ(CaseEvent(ReviewAnswered{}).index(), 9U);
}

}  // namespace
}  // namespace baize::house
