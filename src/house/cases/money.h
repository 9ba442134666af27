// Reversing and transferring what was booked.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "house/issuer.h"
#include "ledger/record/posting.h"

namespace baize::house {

// Returns the opposite postings, one line per account, in the order of accounts, without accounts
// whose sum is zero. A wager that was put up and paid is reversed by the difference, so that the
// player does not need the money for both.
[[nodiscard]] std::vector<ledger::Posting> contra_of(std::span<const ledger::Posting> booked);

[[nodiscard]] std::vector<ledger::Posting> transfer(ledger::Account from,
                                                    ledger::Account to,
                                                    Money amount);

// Takes the parts of an amount from their accounts; the last line gives the sum to `to`.
[[nodiscard]] std::vector<ledger::Posting> transfer(std::span<const ledger::Posting> parts,
                                                    ledger::Account to);

// Returns the sum of the parts, or nullopt if a part is not positive or the sum overflows.
[[nodiscard]] std::optional<Money> sum_of(std::span<const ledger::Posting> parts);

// True for the person's wallet and chips at this table.
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person, TableId table);

// True for the person's wallet and chips at any table.
[[nodiscard]] bool belongs_to(ledger::Account account, PersonId person);

// True if a round at this table may have moved money in the account. Chips of other tables and the
// cage are excluded: money enters and leaves the house only at the cage. [I-138]
[[nodiscard]] bool is_of_round(ledger::Account account, TableId table);

// True if the postings take money from a pot. A pot belongs to the round in progress, which could
// not be settled without it, so only the game itself may take it.
[[nodiscard]] bool takes_from_a_pot(std::span<const ledger::Posting> postings);

// True if the postings can be made and reversed: they add up to zero, their accounts are well
// formed, and no sum of their amounts overflows.
[[nodiscard]] bool is_postable(std::span<const ledger::Posting> postings);

}  // namespace baize::house
