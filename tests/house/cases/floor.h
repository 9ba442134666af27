// People, tables and records for the tests of this room.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "house/cases/cases.h"
#include "house/cases/disputes.h"
#include "house/cases/incidents.h"
#include "house/cases/invalidation.h"
#include "house/cases/sanctions.h"

namespace baize::house {

inline constexpr PersonId anna = 7;
inline constexpr PersonId boris = 8;
inline constexpr PersonId manager = 70;
inline constexpr TableId table = 12;
inline constexpr Role acm = Role::assistant_casino_manager;
inline constexpr std::array books{Book::cp, Book::cs, Book::uth, Book::ch, Book::tcp};
inline constexpr std::array ranks{Role::player,
                                  Role::chip_runner,
                                  Role::dealer,
                                  Role::supervisor,
                                  Role::area_manager,
                                  Role::assistant_casino_manager,
                                  Role::executive};

inline constexpr ledger::Account chips_of_anna{ledger::AccountKind::stack, table, anna};
inline constexpr ledger::Account chips_of_boris{ledger::AccountKind::stack, table, boris};
inline constexpr ledger::Account wallet_of_anna{ledger::AccountKind::wallet, anna, 0};
inline constexpr ledger::Account layout{ledger::AccountKind::pot, table, 0};
inline constexpr ledger::Account float_of_table{ledger::AccountKind::table_float, table, 0};
inline constexpr ledger::Account held_of_anna{ledger::AccountKind::liability, anna, 0};

inline Money dollars(std::int64_t amount) {
    return Money::of_cents(amount * 100);
}

inline By staff_by(Role rank, std::int64_t microseconds = 1) {
    return {.person = manager, .rank = rank, .now = Moment::of_microseconds(microseconds)};
}

// What the casino does with a decided event.
template <typename Event>
CaseNumber record(CasesState& state, const Result<Event>& decided, const By& by) {
    if (!decided) {
        ADD_FAILURE() << name(decided.error().reason) << " " << decided.error().clause.id();
        return 0;
    }
    const CaseEvent event = *decided;
    EXPECT_TRUE(ledger::is_balanced(postings(state, event)));
    apply(state, event, {.time = by.now, .by = by.person, .sequence = state.last + 100U});
    return state.last;
}

template <typename Command>
CaseNumber done(CasesState& state, const Command& command, Role rank = Role::executive) {
    const By by = staff_by(rank);
    return record(state, decide(state, by, command), by);
}

// The reason and clause of a refusal, for one comparison.
template <typename Event>
std::pair<std::string, std::string> refusal(const Result<Event>& decided) {
    if (decided) return {"allowed", ""};
    return {std::string(name(decided.error().reason)), std::string(decided.error().clause.id())};
}

using Refusal = std::pair<std::string, std::string>;

inline FileIncident a_calculator(Book book) {
    return {.book = book,
            .offence = Offence::device_used,
            .table = table,
            .round = 5,
            .persons = {anna},
            .words = "kept a calculator under the armrest",
            .device = {.kind = DeviceKind::calculator, .can_analyse = true}};
}

inline FileIncident a_breach(Book book, Offence offence) {
    return {.book = book,
            .offence = offence,
            .table = table,
            .round = 5,
            .persons = {anna, boris},
            .words = "seen by the dealer",
            .device = {.kind = DeviceKind::other, .can_analyse = true},
            .provision = book == Book::cp ? "CP 8.6"_clause : Clause{}};
}

// An Ante of ten in round 5: as it lies there, and lost.
inline constexpr WagerNamed her_ante{.round = 5, .wager = 401, .is_settled = true};

inline std::vector<ledger::Posting> ante_on_layout() {
    return {{chips_of_anna, -dollars(10)}, {layout, dollars(10)}};
}

inline std::vector<ledger::Posting> ante_lost() {
    return {{chips_of_anna, -dollars(10)},
            {layout, dollars(10)},
            {layout, -dollars(10)},
            {float_of_table, dollars(10)}};
}

}  // namespace baize::house
