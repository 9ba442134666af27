// A state of the meters for tests: every event is written and read again, its postings are made,
// and the accounts are compared with the exact values.
#pragma once

#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "house/meters/claims.h"
#include "house/meters/displays.h"
#include "house/meters/faults.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"
#include "house/meters/systems.h"
#include "house/meters/wagers.h"
#include "kit/dollars.h"
#include "ledger/journal/balances.h"
#include "ledger/record/encoding.h"

namespace baize::house {

inline constexpr Span instant = Span::of_microseconds(1);

[[nodiscard]] constexpr Span less(Span span, Span other) {
    return Span::of_microseconds(span.microseconds() - other.microseconds());
}

template <typename Value>
[[nodiscard]] std::vector<std::byte> bytes_of(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, value);
    return bytes;
}

template <typename Value>
void expect_recorded(const Value& value) {
    const std::vector<std::byte> bytes = bytes_of(value);
    const std::optional<Value> read = ledger::decoded<Value>(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(value, *read);
    EXPECT_EQ(bytes, bytes_of(*read));
}

inline constexpr std::array all_ranks{Role::player,
                                      Role::chip_runner,
                                      Role::dealer,
                                      Role::supervisor,
                                      Role::area_manager,
                                      Role::assistant_casino_manager,
                                      Role::executive};

struct Room {
    Meters meters{};
    ledger::Balances balances{};
    Moment now = Moment::of_microseconds(1'800'000'000'000'000);
    std::uint64_t sequence = 0;
    MeterSettings settings{};
    std::vector<std::pair<std::vector<std::byte>, EventMeta>> history{};

    // Returns the state after a replay of the records, as after a restart.
    [[nodiscard]] Meters replayed() const {
        Meters again;
        for (const auto& [bytes, recorded] : history)
            apply(again, ledger::decoded<MeterEvent>(bytes).value(), recorded);
        return again;
    }

    [[nodiscard]] Issuer by(Role rank) const { return {.person = 9, .rank = rank, .now = now}; }

    [[nodiscard]] Issuer boss() const { return by(Role::area_manager); }

    [[nodiscard]] Issuer dealer() const { return by(Role::dealer); }

    void wait(Span span) { now = now + span; }

    // Records a decided event. Returns its sequence number.
    template <typename Event>
    std::uint64_t record(const Result<Event>& decided) {
        if (!decided) {
            ADD_FAILURE() << name(decided.error().reason) << " " << decided.error().clause.id();
            return 0;
        }
        const MeterEvent event = *decided;
        expect_recorded(event);
        const std::vector<ledger::Posting> lines = postings(meters, event);
        const auto fault = balances.post(lines);
        EXPECT_FALSE(fault.has_value()) << fault->text;
        const EventMeta recorded{.time = now, .by = 9, .sequence = ++sequence};
        apply(meters, event, recorded);
        history.emplace_back(bytes_of(event), recorded);
        expect_accounts();
        return sequence;
    }

    void expect_accounts() const {
        for (const System& system : meters.systems) {
            const std::vector<Fraction> pools = pools_of(system.value);
            for (std::size_t i = 0; i < pools.size(); ++i) {
                const auto place = static_cast<std::uint32_t>(pools.size() == 1 ? 0 : i + 1);
                EXPECT_EQ(whole_cents_of(pools[i]), balances.of(meter_account(system.id, place)))
                    << "system " << system.id << " place " << place;
            }
            EXPECT_EQ(system.reserve, balances.of(reserve_account(system.id)));
        }
        EXPECT_EQ(whole_cents_of(meters.held), balances.of(held_account));
    }

    SystemId open(const Terms& terms, const std::vector<TableId>& tables) {
        record(decide_open(meters, settings, boss(), terms, tables));
        return meters.last_system;
    }

    // Places Jackpot wagers and starts the round.
    std::uint64_t wager(TableId table,
                        std::uint64_t round,
                        const std::vector<PlacedWager>& wagers) {
        const Terms& terms = find_table(meters, table)->terms;
        for (const PlacedWager& one : wagers) {
            const Money stake = cost_of(terms, one.level);
            const std::array<ledger::Posting, 2> lines{
                {{ledger::the_cage, -stake}, {{ledger::AccountKind::pot, table, 0}, stake}}};
            EXPECT_FALSE(balances.post(lines).has_value());
        }
        return record(decide_register(meters, dealer(), table, round, wagers));
    }

    std::uint64_t outcome(TableId table,
                          std::uint64_t round,
                          const std::vector<WinningHand>& winners = {},
                          const std::vector<std::uint32_t>& carried = {}) {
        return record(decide_record(meters, dealer(), table, {round, winners, carried}));
    }

    [[nodiscard]] Fraction meter(SystemId id) const {
        return pools_of(find_system(meters, id)->value)[0];
    }

    [[nodiscard]] Money stack(TableId table, PersonId person) const {
        return balances.of({ledger::AccountKind::stack, table, person});
    }

    [[nodiscard]] Money pot(TableId table) const {
        return balances.of({ledger::AccountKind::pot, table, 0});
    }

    [[nodiscard]] Money owed(PersonId person) const {
        return balances.of({ledger::AccountKind::liability, person, 0});
    }
};

// Returns terms with a wager of a dollar, of which 34.06% goes into the meter, and a seed of
// 10,000.
[[nodiscard]] inline MeterTerms stud(Money wager = dollars(1)) {
    return {.wager = wager};
}

[[nodiscard]] inline MeterTerms aruba(Money wager = dollars(1)) {
    return {.game = LinkedGame::wild_aruba, .wager = wager};
}

[[nodiscard]] inline PoolTerms pools(std::vector<LinkedGame> games, Money level1 = dollars(5)) {
    return {.games = std::move(games), .level1_wager = level1};
}

inline void fit(Room& room, const Terms& terms, std::initializer_list<TableId> tables) {
    for (const TableId table : tables)
        room.record(decide_fit(room.meters, room.boss(), table, terms));
}

// Caribbean Stud: tables 1 and 2 on system 1.
[[nodiscard]] inline Room stud_room() {
    Room room;
    fit(room, stud(), {1, 2});
    room.open(stud(), {1, 2});
    return room;
}

inline constexpr TableId ultimate_table = 11;
inline constexpr TableId crown_table = 21;

// Ultimate Texas Hold'em (tables 11, 12) and Crown Hold'em (21, 22) linked on system 1.
[[nodiscard]] inline Room perth_room() {
    Room room;
    fit(room, pools({LinkedGame::ultimate_holdem}), {11, 12});
    fit(room, pools({LinkedGame::crown_holdem}), {21, 22});
    room.open(pools({LinkedGame::ultimate_holdem, LinkedGame::crown_holdem}), {11, 12, 21, 22});
    return room;
}

inline void expect_refused(Reason reason, Clause clause, const auto& decided) {
    ASSERT_FALSE(decided.has_value()) << "not refused: " << clause.id();
    EXPECT_EQ(name(reason), name(decided.error().reason));
    EXPECT_EQ(clause.id(), decided.error().clause.id());
}

// Returns the display of the table's system.
inline JackpotDisplay shown_at(const Room& room, TableId table) {
    return display_of(*find_system(room.meters, find_table(room.meters, table)->system));
}

// Expects that the given rank and all above may give the command, and that lower ranks and
// inspectors may not.
inline void expect_rank(Role least, Clause clause, const Room& room, const auto& decide) {
    for (const Role rank : all_ranks) {
        const auto decided = decide(room.by(rank));
        if (rank >= least) {
            EXPECT_TRUE(decided.has_value()) << static_cast<int>(rank);
        } else {
            expect_refused(Reason::rank_too_low, clause, decided);
        }
    }
    Issuer inspector = room.by(Role::executive);
    inspector.office = Office::inspector;
    expect_refused(Reason::rank_too_low, clause, decide(inspector));
}

}  // namespace baize::house
