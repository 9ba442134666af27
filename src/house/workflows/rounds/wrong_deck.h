// Play with a deck that was counted and found wrong waits for a ruling: the round is void at
// Melbourne's tables, a hand of poker is a misdeal until its pot is pushed. At Perth the operator
// may let the round stand. [CS 11.11] [TCP 9.10] [CP 9.1.1(h)] [UTH 6.4(c)] [CH 5.2] [I-147]
#pragma once

#include <optional>

#include "house/casino/steps.h"

namespace baize::house {

// Returns the rejection of every action but a report that rules on the deck or makes the round void
// for another reason, and the answer to a question.
[[nodiscard]] std::optional<Rejection> deck_refused(const Context& now,
                                                    const TableState& table,
                                                    const Action& action);

// As above, for a report about a hand of poker.
[[nodiscard]] std::optional<Rejection> deck_refused(const Context& now,
                                                    const TableState& table,
                                                    const poker::Report& report);

// As above, for any other act of play in a hand of poker.
[[nodiscard]] std::optional<Rejection> deck_refused(const Context& now, const TableState& table);

}  // namespace baize::house
