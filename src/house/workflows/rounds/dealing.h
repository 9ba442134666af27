// Dealing at tables where the house deals itself: only it deals there, and only what it promised.
#pragma once

#include <optional>

#include "house/casino/steps.h"

namespace baize::house {

// Why this act of the dealer's, or this report, cannot be at such a table; nothing for players'
// acts, or where a person deals. [I-114]
[[nodiscard]] std::optional<Rejection> not_as_promised(const Context& now,
                                                       const TableState& table,
                                                       const Action& action);

// The same for a report about a hand of poker: the promised deck is whole. Of all else that goes
// wrong in a dealer's hand the engine knows already that it does not there.
[[nodiscard]] std::optional<Rejection> not_of_promised(const TableState& table,
                                                       const poker::Report& report);

// The same for a hand of poker that is to be opened: the deck lies ready for it.
[[nodiscard]] std::optional<Rejection> no_deck_promised(const Context& now,
                                                        const TableState& table);

// Somebody has placed a wager on the round. Jackpot wagers that stayed were placed on the one
// before: the deck is promised, and the clock runs, as if they were not there. [CS 11.14]
[[nodiscard]] bool has_begun(const Round& round);

// Cards that leave the deck with this act.
[[nodiscard]] std::size_t cards_in(const Action& action);

// A deck for the next round, by the house itself. `round`: the one it will be dealt in.
[[nodiscard]] Result<Steps> promise_deck(const Context& now, const SealDeck& command);

}  // namespace baize::house
