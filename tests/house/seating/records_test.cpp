#include <variant>

#include "house/seating/absence.h"
#include "house/seating/events.h"
#include "house/seating/room.h"
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
TestRoom busy_room() {
    TestRoom room = full_poker_table();
    room.run(decide_ask(room.state, room.self(18), table_1, 18, 4));
    for (const PersonId person : {30U, 31U, 32U})
        room.join(person);
    room.run(decide_absent(room.state, room.staff(Role::dealer), table_1, 15));
    room.run(decide_absent(room.state, room.staff(Role::dealer), table_1, 16));
    room.run(decide_pick_up(
        room.state, room.settings, room.staff(Role::area_manager), {table_1, 16, dollars(75)}));
    room.call(5);
    room.run(decide_pass(room.state, room.self(30), {table_1, 5}));
    room.call(5);
    room.leave(19);
    room.run(decide_hold(room.state, room.staff(Role::supervisor), {table_1, 8}, 60));
    room.put("crown_holdem", 7, 2);
    room.record(ClaimsOpened{2});
    room.record(ClaimsClosed{2, {{3, 40}}});
    room.record(ClaimsOpened{2});
    room.record(ClaimDeclined{2, 3, ClaimedWager::ante, 40});
    room.record(SeatedOrdered{2, true});
    return room;
}

TEST(SeatingRecords, SnapshotRoundTrips) {
    const TestRoom room = busy_room();
    EXPECT_EQ(room.state, ledger::decoded<Seating>(written(room.state)));
    EXPECT_EQ(Seating{}, ledger::decoded<Seating>(written(Seating{})));
    std::vector<std::byte> cut = written(room.state);
    cut.pop_back();
    EXPECT_FALSE(ledger::decoded<Seating>(cut).has_value());
}

TEST(SeatingRecords, OnlySealedChipsMoveMoney) {
    const TestRoom room = busy_room();
    for (const SeatingEvent& event : one_of_each()) {
        const bool moves = std::holds_alternative<SeatTaken>(event) ||
                           std::holds_alternative<PlayerPickedUp>(event) ||
                           std::holds_alternative<SealedHandedBack>(event);
        const std::vector<ledger::Posting> moved = postings(room.state, event);
        EXPECT_EQ(moves ? 2U : 0U, moved.size()) << event.index();
        EXPECT_TRUE(ledger::is_balanced(moved));
        for (const ledger::Posting& posting : moved)
            EXPECT_TRUE(ledger::is_well_formed(posting.account));
    }
}

}  // namespace
}  // namespace baize::house
