// What a table's sign says of its Jackpot wager, and what the jackpot system it is part of asks.
#pragma once

#include "house/casino/steps.h"
#include "house/meters/terms.h"

namespace baize::casino {

// Why equipment on these terms cannot serve a table with this sign: another game, or another cost
// of the wager. A sign without a Jackpot wager contradicts nothing. [CS 9.1.1(b)] [CS 9.1.1(d)]
// [UTH 3.22] [CH 3.8]
[[nodiscard]] std::optional<Rejection> contradiction(const house::Terms& terms,
                                                     const house::Sign& sign);

// Why this sign cannot hang at this table, as part of the system it is in.
[[nodiscard]] std::optional<Rejection> sign_refused(const Situation& now,
                                                    const FloorTable& table,
                                                    const house::Sign& sign);

// Notices whose time has come, but for those of another cost of the Jackpot wager: that changes
// with the table's system.
[[nodiscard]] std::vector<std::uint32_t> notices_due(const Situation& now, const FloorTable& table);

// Why the table cannot be part of a system together with those: their hands that win must be the
// same. [CS 9.1.1(b)(i)] [I-30]
[[nodiscard]] std::optional<Rejection> hands_differ(const Situation& now,
                                                    const FloorTable& table,
                                                    const house::Sign& sign,
                                                    const std::vector<TableId>& others);

// The table's system will ask another cost from now on: the announced change of its sign takes
// effect with it.
[[nodiscard]] std::optional<Rejection> add_sign_of_terms(const Situation& now,
                                                         const FloorTable& table,
                                                         const house::Terms& terms,
                                                         Steps& steps);

// Why the table must be left as it is: Jackpot wagers lie on its felt, or stay for the next round.
[[nodiscard]] std::optional<Rejection> jackpots_on_felt(const FloorTable& table);

}  // namespace baize::casino
