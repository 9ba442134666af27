// Dealing at tables that the house deals: only the house deals there, and only from the deck that
// it committed to.
#pragma once

#include <optional>

#include "house/casino/steps.h"
#include "house/tables/banked/commands.h"

namespace baize::house {

// Returns the reason why this action of a dealer, or this report, is impossible at a table that the
// house deals. Returns nullopt for actions of players, and where a person deals. [I-114]
[[nodiscard]] std::optional<Rejection> not_as_committed(const Context& now,
                                                        const TableState& table,
                                                        const Action& action);

// As above, for a report about a poker hand: the committed deck is complete. The engine itself
// refuses reports of other dealer's mistakes at such a table.
[[nodiscard]] std::optional<Rejection> not_of_committed_deck(const TableState& table,
                                                             const poker::Report& report);

// As above, for a poker hand to be opened: its deck must be committed to.
[[nodiscard]] std::optional<Rejection> no_deck_committed(const Context& now,
                                                         const TableState& table);

// True if a wager was placed in this round. Jackpot wagers that stayed from the round before do not
// count: until another wager is placed, a deck can be committed to and no clock runs. [CS 11.14]
[[nodiscard]] bool has_begun(const Round& round);

// Returns the number of cards that the action takes from the deck.
[[nodiscard]] std::size_t cards_in(const Action& action);

// The house commits to a deck for the next round. `round`: the number of the round in which it will
// be dealt.
[[nodiscard]] Result<Steps> commit_to_deck(const Context& now, const SealDeck& command);

}  // namespace baize::house
