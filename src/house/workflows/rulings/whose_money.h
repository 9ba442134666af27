// Commands name people; the ledger has accounts. Which of a person's accounts a ruling takes from
// or pays into, and how what was booked can be undone today.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "house/casino/steps.h"

namespace baize::casino {

// An amount out of the chips in front of the person, with which was won or wagered, or out of the
// wallet, where chips go with those who leave the table and where money arrives that is brought for
// a ruling; in parts out of both where neither holds all of it. What both do not hold is asked of
// the wallet, so that the ledger refuses it. [I-98]
[[nodiscard]] std::vector<ledger::Posting> taken_from(const Situation& now,
                                                      TableId table,
                                                      PersonId person,
                                                      Money amount);

// The same, and then out of the person's chips at other tables, where no hand of poker is played
// with them: who carries winnings to another table has not taken them away. [I-88] [I-99]
[[nodiscard]] std::vector<ledger::Posting> taken_anywhere(const Situation& now,
                                                          TableId table,
                                                          PersonId person,
                                                          Money amount);

// The chips at the table while the person is there, the wallet afterwards: nobody would find chips
// at a table that the person has left.
[[nodiscard]] ledger::Account given_to(const Situation& now, TableId table, PersonId person);

// The same lines with accounts that can be undone now: people as above; what the float or the Chip
// Box does not hold any more is the house's, which has it; so is what a jackpot system got, which
// settles that with the house by an event of its own (OutcomeFell).
[[nodiscard]] std::vector<ledger::Posting> undoable(const Situation& now,
                                                    TableId table,
                                                    std::span<const ledger::Posting> booked);

// A player who has taken money away that is due back.
struct Owed {
    PersonId person = 0;
    Money amount{};
};

struct Undoing {
    std::vector<ledger::Posting> lines{};
    std::vector<Owed> owed{};
};

// The same for a round that falls as a whole, which waits for nobody: of what a player won, as much
// as is in front of the player or in the wallet comes back, and the house bears the rest. [I-98]
[[nodiscard]] Undoing undoable_round(const Situation& now,
                                     TableId table,
                                     std::span<const ledger::Posting> booked);

// The same lines as if everybody had paid and been paid in chips at the table.
[[nodiscard]] std::vector<ledger::Posting> at_the_table(TableId table,
                                                        std::span<const ledger::Posting> moved);

// What the jackpot systems have got of it.
[[nodiscard]] Money got_by_systems(std::span<const ledger::Posting> booked);

// While a hand of poker is played, the stacks at the table are the game's: it recorded them when
// the hand was opened, and pays out by them. A misdeal is the same hand.
[[nodiscard]] std::optional<Rejection> why_stacks_stay(const FloorTable& table,
                                                       std::span<const ledger::Posting> moved);

}  // namespace baize::casino
