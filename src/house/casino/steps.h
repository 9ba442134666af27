// Functions that make the steps of a command.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/meters/meters.h"

namespace baize::house {

[[nodiscard]] constexpr ledger::Stream table_stream(TableId table) {
    return {ledger::StreamKind::table, table};
}

[[nodiscard]] constexpr ledger::Stream person_stream(PersonId person) {
    return {ledger::StreamKind::person, person};
}

[[nodiscard]] constexpr ledger::Stream system_stream(SystemId system) {
    return {ledger::StreamKind::jackpot, system};
}

inline constexpr ledger::Stream house_stream{ledger::StreamKind::house, 0};

[[nodiscard]] inline Steps one(Step step) {
    Steps steps;
    steps.push_back(std::move(step));
    return steps;
}

// Returns the table if it exists; otherwise rejects. [I-112]
[[nodiscard]] Result<const TableState*> table_at(const Context& now, TableId table);

// Returns the table if it has a sign of that kind; otherwise rejects.
[[nodiscard]] Result<const TableState*> banked_at(const Context& now, TableId table);
[[nodiscard]] Result<const TableState*> poker_at(const Context& now, TableId table);

// Returns the reason why the table is not open for play: it is closed, or waits for its closing.
[[nodiscard]] std::optional<Rejection> why_closed(const Context& now, const TableState& table);

// Returns a rejection if the person is barred from this table's game. [CP 13.2] [CS 14.2]
// [TCP 11.2] [UTH 6.9] [CH 6.9]
[[nodiscard]] std::optional<Rejection> why_barred(const Context& now,
                                                  const TableState& table,
                                                  PersonId person);

// Returns a rejection for staff: they do not play where they are on duty, and elsewhere only if the
// sign permits it. [I-142]
[[nodiscard]] std::optional<Rejection> why_staff(const Context& now,
                                                 const TableState& table,
                                                 PersonId person);

// Returns the step that opens first claims on the areas of a Perth table when its betting opens.
// [UTH 3.7(b)] [CH 3.5(b)]
[[nodiscard]] std::optional<Step> open_claims(const Context& now, const TableState& table);

// Returns the step of a sign event at a table, with its postings.
[[nodiscard]] Step sign_step(const TableState& table, SignEvent event);
[[nodiscard]] Step seating_step(const Context& now, ledger::Stream stream, SeatingEvent event);
[[nodiscard]] Step round_step(const Context& now,
                              const TableState& table,
                              RoundTransition transition);
[[nodiscard]] Step hand_step(const Context& now,
                             const TableState& table,
                             PokerTransition transition);
[[nodiscard]] Step meter_step(const Context& now, ledger::Stream stream, MeterEvent event);

}  // namespace baize::house
