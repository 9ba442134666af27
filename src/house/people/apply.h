// Applies an event of this room to the people, and makes the postings of the money it moves.
//
// The chips that a chip runner carries from the cage to the tables belong to the house until they
// are sold to players at their seats: for cash, and at most the amount carried. [CP 1.1] [I-141]
#pragma once

#include <vector>

#include "house/people/events.h"
#include "house/people/people.h"
#include "ledger/record/posting.h"

namespace baize::house {

[[nodiscard]] ledger::Account mobile_bank_of(PersonId runner);

// REQUIRES: an event that was decided on these people.
void apply(People& people, const PeopleEvent& event, const EventMeta& recorded);

// The caller posts them to the ledger.
[[nodiscard]] std::vector<ledger::Posting> postings(const PeopleEvent& event);

}  // namespace baize::house
