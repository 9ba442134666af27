// Undoing what was booked.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "house/by.h"
#include "ledger/record/posting.h"

namespace baize::house {

// The same lines the other way round, one line an account, in the order of accounts; none for
// accounts that end where they began. A wager put up and paid comes back as the difference, so that
// nobody has to be able to pay twice.
[[nodiscard]] std::vector<ledger::Posting> contra_of(std::span<const ledger::Posting> booked);

[[nodiscard]] std::vector<ledger::Posting> transfer(ledger::Account from,
                                                    ledger::Account to,
                                                    Money amount);

// The parts of an amount that is taken, and what gets all of it as the last line.
[[nodiscard]] std::vector<ledger::Posting> transfer(std::span<const ledger::Posting> parts,
                                                    ledger::Account to);

// What the parts of an amount that is taken come to; nothing where one of them is none, or where no
// sum of money could hold them.
[[nodiscard]] std::optional<Money> sum_of(std::span<const ledger::Posting> parts);

// Is this the person's own: wallet, or chips at this table?
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person, TableId table);

// The same, with chips at any table.
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person);

// Can a round at this table have moved money here? No other table's chips, and not the cage: money
// enters and leaves the house there only. [I-138]
[[nodiscard]] bool is_of_round(ledger::Account account, TableId table);

// What lies in a pot belongs to the round that is on. Taken out from under the table, the round
// could not be settled any more: only the game itself takes it.
[[nodiscard]] bool takes_from_a_pot(std::span<const ledger::Posting> postings);

// Money that can be posted and undone again: adds up to nothing, between accounts that can exist,
// in amounts that no sum of them overflows.
[[nodiscard]] bool is_postable(std::span<const ledger::Posting> postings);

}  // namespace baize::house
