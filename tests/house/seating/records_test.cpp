#include <variant>

#include "house/seating/absence.h"
#include "house/seating/events.h"
#include "house/seating/floor.h"
#include "ledger/record/encoding.h"
#include "ledger/record/hash.h"

namespace baize::house {
namespace {

std::vector<std::byte> written(const auto& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, value);
    return bytes;
}

std::vector<SeatingEvent> one_of_each() {
    const Moment until = seven_pm + Span::of_minutes(2);
    return {SeatsPut{1, Book::uth, 7, 3},
            SeatsCleared{1},
            SeatTaken{1, 2, 30, dollars(310)},
            SeatLeft{1, 2, 30},
            SeatChanged{1, 2, 3, 30},
            SeatAsked{1, 30, SeatNumber{4}},
            SeatAskWithdrawn{1, 30},
            SeatDrawn{1, 2, {{30, "Kh"_card}, {31, "Kc"_card}}, 30, until},
            SeatOffered{1, 2, {30, OfferSource::request, until}},
            OfferPassed{1, 2},
            OfferLapsed{1, 2},
            SeatHeld{1, 2, 30},
            SeatOpened{1, 2},
            ListJoined{3, 30, true},
            ListLeft{3, 30},
            PlayerAbsent{1, 2},
            PlayerBack{1, 2},
            PlayerPickedUp{1, 2, 30, dollars(310), seven_pm},
            SealedHandedBack{3, 30, dollars(310)},
            AbstentionsCounted{1, {0, 4}},
            SeatFreed{1, 2, 30},
            ClaimsOpened{1},
            ClaimsClosed{1, {{2, 30}}},
            ClaimDeclined{1, 2, ClaimedWager::dealer_poker_extra, 30},
            SeatedOrdered{1, true},
            SeatReleased{1, 2, 30, ReleaseCause::gone}};
}

TEST(SeatingRecords, EventsRoundTrip) {
    const std::vector<SeatingEvent> events = one_of_each();
    ASSERT_EQ(std::variant_size_v<SeatingEvent>, events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        EXPECT_EQ(i, events[i].index());
        EXPECT_EQ(events[i], ledger::decoded<SeatingEvent>(written(events[i]))) << i;
    }
}

// Records are kept for years, so their bytes are pinned.
TEST(SeatingRecords, BytesAreAsPinned) {
    const auto hex = [](const SeatingEvent& event) { return ledger::to_hex(written(event)); };
    EXPECT_EQ("0001030703", hex(SeatsPut{1, Book::uth, 7, 3}));
    EXPECT_EQ("170102021e", hex(ClaimDeclined{1, 2, ClaimedWager::dealer_poker_extra, 30}));
    EXPECT_EQ("180101", hex(SeatedOrdered{1, true}));
}

// Returns a state with every kind of content.
TestFloor busy_floor() {
    TestFloor floor = full_poker_table();
    floor.run(decide_ask(floor.state, floor.self(18), table_1, 18, 4));
    for (const PersonId person : {30U, 31U, 32U})
        floor.join(person);
    floor.run(decide_absent(floor.state, floor.staff(Role::dealer), table_1, 15));
    floor.run(decide_absent(floor.state, floor.staff(Role::dealer), table_1, 16));
    floor.run(decide_pick_up(
        floor.state, floor.settings, floor.staff(Role::area_manager), {table_1, 16, dollars(75)}));
    floor.call(5);
    floor.run(decide_pass(floor.state, floor.self(30), {table_1, 5}));
    floor.call(5);
    floor.leave(19);
    floor.run(decide_hold(floor.state, floor.staff(Role::supervisor), {table_1, 8}, 60));
    floor.put("crown_holdem", 7, 2);
    floor.record(ClaimsOpened{2});
    floor.record(ClaimsClosed{2, {{3, 40}}});
    floor.record(ClaimsOpened{2});
    floor.record(ClaimDeclined{2, 3, ClaimedWager::ante, 40});
    floor.record(SeatedOrdered{2, true});
    return floor;
}

TEST(SeatingRecords, SnapshotRoundTrips) {
    const TestFloor floor = busy_floor();
    EXPECT_EQ(floor.state, ledger::decoded<Seating>(written(floor.state)));
    EXPECT_EQ(Seating{}, ledger::decoded<Seating>(written(Seating{})));
    std::vector<std::byte> cut = written(floor.state);
    cut.pop_back();
    EXPECT_FALSE(ledger::decoded<Seating>(cut).has_value());
}

TEST(SeatingRecords, OnlySealedChipsMoveMoney) {
    const TestFloor floor = busy_floor();
    for (const SeatingEvent& event : one_of_each()) {
        const bool moves = std::holds_alternative<SeatTaken>(event) ||
                           std::holds_alternative<PlayerPickedUp>(event) ||
                           std::holds_alternative<SealedHandedBack>(event);
        const std::vector<ledger::Posting> moved = postings(floor.state, event);
        EXPECT_EQ(moves ? 2U : 0U, moved.size()) << event.index();
        EXPECT_TRUE(ledger::is_balanced(moved));
        for (const ledger::Posting& posting : moved)
            EXPECT_TRUE(ledger::is_well_formed(posting.account));
    }
}

}  // namespace
}  // namespace baize::house
