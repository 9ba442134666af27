// Consistency of a table's sign with its jackpot system: the Jackpot wager and the winning hands.
#pragma once

#include "house/casino/steps.h"
#include "house/meters/terms.h"

namespace baize::house {

// Returns the reason why equipment on these terms cannot serve a table with this sign: another
// game, or another cost of the wager. A sign without a Jackpot wager never conflicts. [CS 9.1.1(b)]
// [CS 9.1.1(d)] [UTH 3.22] [CH 3.8]
[[nodiscard]] std::optional<Rejection> contradiction(const Terms& terms, const Sign& sign);

// Returns the reason why the table may not have this sign in its jackpot system.
[[nodiscard]] std::optional<Rejection> sign_refused(const Context& now,
                                                    const TableState& table,
                                                    const Sign& sign);

// Returns the notices that are due, except those with another cost of the Jackpot wager, which
// changes with the table's system.
[[nodiscard]] std::vector<std::uint32_t> notices_due(const Context& now, const TableState& table);

// Returns the reason why the table cannot be in one system with `others`: the same hands must win
// at all of them. [CS 9.1.1(b)(i)] [I-30]
[[nodiscard]] std::optional<Rejection> hands_differ(const Context& now,
                                                    const TableState& table,
                                                    const Sign& sign,
                                                    const std::vector<TableId>& others);

// If the table's system changes the cost of the wager, adds the announced change of the table's
// sign, which takes effect at the same time.
[[nodiscard]] std::optional<Rejection> add_sign_of_terms(const Context& now,
                                                         const TableState& table,
                                                         const Terms& terms,
                                                         Steps& steps);

// Returns a rejection if Jackpot wagers are on the layout or stay for the next round.
[[nodiscard]] std::optional<Rejection> jackpots_on_layout(const TableState& table);

}  // namespace baize::house
