// People, tables and records for the tests of this room.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "house/cases/cases.h"
#include "house/cases/decide.h"
#include "house/cases/disputes.h"

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

inline Issuer staff_by(Role rank, std::int64_t microseconds = 1) {
    return {.person = manager, .rank = rank, .now = Moment::of_microseconds(microseconds)};
}

// Pairs a command with the facts that the casino would supply.
template <typename Command>
struct WithFacts : Command {
    CaseFacts facts{};
};

template <typename Command>
auto decide(const CasesState& state, const Issuer& by, const WithFacts<Command>& command) {
    return decide(state, by, command.facts, static_cast<const Command&>(command));
}

// Wraps a command that needs no facts of the casino.
template <typename Command>
auto decide(const CasesState& state, const Issuer& by, const Command& command) {
    return decide(state, by, CaseFacts{}, command);
}

// Applies a decided event as the casino does.
template <typename Event>
CaseNumber record(CasesState& state, const Result<Event>& decided, const Issuer& by) {
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
    const Issuer by = staff_by(rank);
    return record(state, decide(state, by, command), by);
}

// Returns the reason and clause of a refusal as one text.
template <typename Event>
std::pair<std::string, std::string> refusal(const Result<Event>& decided) {
    if (decided) return {"allowed", ""};
    return {std::string(name(decided.error().reason)), std::string(decided.error().clause.id())};
}

using Refusal = std::pair<std::string, std::string>;

inline WithFacts<FileIncident> a_calculator(Book book) {
    return {{.table = table,
             .offence = Offence::device_used,
             .persons = {anna},
             .words = "kept a calculator under the armrest",
             .device = {.kind = DeviceKind::calculator, .can_analyse = true}},
            {.book = book, .round_in_play = 5}};
}

inline WithFacts<FileIncident> a_breach(Book book, Offence offence) {
    return {{.table = table,
             .offence = offence,
             .persons = {anna, boris},
             .words = "seen by the dealer",
             .device = {.kind = DeviceKind::other, .can_analyse = true},
             .provision = book == Book::cp ? "CP 8.6"_clause : Clause{}},
            {.book = book, .round_in_play = 5}};
}

// An Ante of ten in round 5, as the wager on the layout and as a lost wager.
inline constexpr WagerInRound her_ante{.round = 5, .box = 2, .wager = Wager::ante};

inline std::vector<ledger::Posting> ante_on_layout() {
    return {{chips_of_anna, -dollars(10)}, {layout, dollars(10)}};
}

inline std::vector<ledger::Posting> ante_lost() {
    return {{chips_of_anna, -dollars(10)},
            {layout, dollars(10)},
            {layout, -dollars(10)},
            {float_of_table, dollars(10)}};
}

inline WithFacts<VoidWager> voided(const Charge& charge, std::vector<ledger::Posting> booked) {
    return {{charge, her_ante}, {.is_settled = true, .booked = std::move(booked)}};
}

inline WithFacts<ForfeitWager> forfeited(const Charge& charge, Money amount) {
    return {{charge, her_ante},
            {.is_settled = true, .parts = {{chips_of_anna, amount}}, .account = float_of_table}};
}

// Supplies the accounts from which the casino takes the amount.
inline WithFacts<HoldWinnings> held(const Charge& charge, ledger::Account from, Money amount) {
    return {{charge, amount}, {.parts = {{from, amount}}}};
}

inline WithFacts<CloseHold> closed(CaseNumber hold,
                                   bool is_for_player,
                                   ledger::Account account,
                                   std::string words) {
    return {{hold, is_for_player, std::move(words)}, {.account = account}};
}

// Returns a ruling that moves twenty from the float to Anna.
inline WithFacts<RuleOnDispute> paid_by_the_float(CaseNumber dispute) {
    return {{dispute, "the raise is paid", {{anna, dollars(20)}}},
            {.moves = {{float_of_table, -dollars(20)}, {chips_of_anna, dollars(20)}}}};
}

inline WithFacts<OpenDispute> disputed(Book book) {
    return {{.table = table, .round = 5, .complainant = anna, .words = "my raise was not paid"},
            {.book = book}};
}

inline WithFacts<InvalidateOutcome> invalidated(Book book,
                                                InvalidationCause cause,
                                                std::uint64_t round = 5) {
    return {{.table = table,
             .round = round,
             .cause = cause,
             .affected_outcome = true,
             .words = "the dealer and a player had marked the aces"},
            {.book = book, .latest_round = round, .is_settled = true}};
}

}  // namespace baize::house
