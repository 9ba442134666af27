// A state of the seating for tests: commands are decided, recorded and applied as in the casino.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/money.h"
#include "house/seating/events.h"
#include "house/seating/offers.h"
#include "house/seating/seats.h"
#include "house/seating/waiting.h"

namespace baize::house {

inline constexpr TableId table_1 = 1;
inline constexpr ListId list_1 = 7;
inline constexpr Moment seven_pm = Moment::of_microseconds(1'794'700'800'000'000);
inline constexpr Span a_microsecond = Span::of_microseconds(1);

inline Money dollars(std::int64_t amount) {
    return Money::of_cents(amount * 100);
}

struct TestRoom {
    Seating state{};
    SeatingSettings settings{};
    Moment now = seven_pm;
    std::uint64_t sequence = 0;
    std::vector<ledger::Posting> moved{};  // postings of the last event

    [[nodiscard]] Issuer staff(Role rank) const {
        return {.person = 900, .rank = rank, .now = now};
    }

    [[nodiscard]] Issuer self(PersonId person) const { return {.person = person, .now = now}; }

    void record(const SeatingEvent& event) {
        moved = postings(state, event);
        EXPECT_TRUE(ledger::is_balanced(moved));
        apply(state, event, {now, 900, ++sequence});
    }

    // Records a decided event; a rejection fails the test.
    template <typename Event>
    void run(const Result<Event>& decided) {
        ASSERT_TRUE(decided.has_value())
            << name(decided.error().reason) << ' ' << decided.error().clause.id();
        record(*decided);
    }

    void put(std::string_view game, std::uint8_t seats, TableId table = table_1) {
        run(decide_put_seats(
            state, staff(Role::supervisor), {table, game_named(game).value(), seats, list_1}));
    }

    void sit(PersonId person, SeatNumber seat, TableId table = table_1) {
        run(decide_sit(state, self(person), {table, seat}, person));
    }

    void leave(PersonId person, TableId table = table_1) {
        run(decide_leave(state, self(person), table, person));
    }

    void join(PersonId person) { run(decide_join(state, self(person), list_1, person)); }

    void call(SeatNumber seat, TableId table = table_1) {
        run(decide_call(state, settings, staff(Role::supervisor), {table, seat}));
    }

    void open(SeatNumber seat) {
        run(decide_open_seat(state, staff(Role::supervisor), {table_1, seat}));
    }

    [[nodiscard]] const SeatedTable& table(TableId id = table_1) const {
        return *table_of(state, id);
    }

    [[nodiscard]] const SeatPlace& place(SeatNumber seat, TableId id = table_1) const {
        return table(id).places[seat];
    }

    [[nodiscard]] PersonId sitting(SeatNumber seat, TableId id = table_1) const {
        return place(seat, id).sitter.person;
    }

    // Returns the person to whom the seat is offered, or 0.
    [[nodiscard]] PersonId offered(SeatNumber seat, TableId id = table_1) const {
        const SeatPlace& at = place(seat, id);
        return at.offer ? at.offer->person : 0;
    }

    [[nodiscard]] std::vector<PersonId> waiting() const {
        std::vector<PersonId> people;
        for (const Waiting& each : list_of(state, list_1)->waiting)
            people.push_back(each.person);
        return people;
    }
};

// Returns a full poker table: players 11 to 19 in seats 0 to 8.
inline TestRoom full_poker_table() {
    TestRoom room;
    room.put("holdem", 9);
    for (SeatNumber seat = 0; seat < 9; ++seat)
        room.sit(11U + seat, seat);
    return room;
}

template <typename Event>
Rejection refusal(const Result<Event>& decided) {
    return decided ? Rejection{} : decided.error();
}

// Expects that the given rank and all above may give the command, and that lower ranks and people
// without a rank may not.
template <typename Decide>
void expect_rank(Role least, Clause clause, Moment now, const Decide& decide) {
    for (const Role rank : {Role::player,
                            Role::chip_runner,
                            Role::dealer,
                            Role::supervisor,
                            Role::area_manager,
                            Role::assistant_casino_manager,
                            Role::executive}) {
        const auto decided = decide(Issuer{.person = 900, .rank = rank, .now = now});
        EXPECT_EQ(rank >= least, decided.has_value()) << static_cast<int>(rank);
        const Rejection expected =
            rank < least ? Rejection{Reason::rank_too_low, clause} : Rejection{};
        EXPECT_EQ(expected, refusal(decided));
    }
    const Issuer inspector{
        .person = 900, .rank = Role::executive, .office = Office::inspector, .now = now};
    EXPECT_EQ((Rejection{Reason::rank_too_low, clause}), refusal(decide(inspector)));
}

}  // namespace baize::house
