// Undoing what was booked.
#pragma once

#include <span>
#include <vector>

#include "house/by.h"
#include "ledger/posting.h"

namespace baize::house {

// The same lines the other way round, one line an account, in the order of accounts; none for
// accounts that end where they began. A wager put up and paid comes back as the difference, so that
// nobody has to be able to pay twice.
[[nodiscard]] std::vector<ledger::Posting> contra_of(std::span<const ledger::Posting> booked);

[[nodiscard]] std::vector<ledger::Posting> transfer(ledger::Account from,
                                                    ledger::Account to,
                                                    Money amount);

// Is this the person's own: wallet, or chips at this table?
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person, TableId table);

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
