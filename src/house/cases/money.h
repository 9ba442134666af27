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

// Is this the person's own: wallet, or chips at a table?
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person);

// Money that can be posted: adds up to nothing, between accounts that can exist.
[[nodiscard]] bool is_postable(std::span<const ledger::Posting> postings);

}  // namespace baize::house
