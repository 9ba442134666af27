// Deciding the commands of this room: each function returns the event, or the rejection with its
// clause, and changes nothing.
#pragma once

#include <string_view>

#include "engine/core/result.h"
#include "house/people/events.h"
#include "house/people/people.h"

namespace baize::house {

// Anyone may enrol as a player; bots are enrolled by an Area Manager. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_enrolment(const People& people,
                                                   const Issuer& by,
                                                   std::string_view name,
                                                   bool is_program);

// A player changes their own name: a guest who stays. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_renaming(const People& people,
                                                  const Issuer& by,
                                                  std::string_view name);

// An executive gives and takes ranks and offices; the first executive is appointed when the house
// is set up. No person holds both a rank and an office, bots hold neither, and the last executive
// stays. [I-112] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_appointment(const People& people,
                                                     const Issuer& by,
                                                     const PersonAppointed& wanted);

// Only the cage exchanges cash for money in a wallet and back. `in_wallet` is the balance according
// to the ledger. [CP 6.2] [CS 5.1] [TCP 5.1] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_cash_in(const People& people,
                                                 const Issuer& by,
                                                 const CashTaken& wanted);
[[nodiscard]] Result<PeopleEvent> decide_cash_out(const People& people,
                                                  const Issuer& by,
                                                  const CashPaid& wanted,
                                                  Money in_wallet);

// Requires the cage; the recipient must be a chip runner or above. `carried` is the balance of the
// runner's account.
[[nodiscard]] Result<RunnerSupplied> decide_supply(const People& people,
                                                   const Issuer& by,
                                                   const RunnerSupplied& wanted);
[[nodiscard]] Result<RunnerReturned> decide_return(const People& people,
                                                   const Issuer& by,
                                                   const RunnerReturned& wanted,
                                                   Money carried);

// The runner sells to another person for cash.
[[nodiscard]] Result<RunnerSold> decide_sale(const People& people,
                                             const Issuer& by,
                                             const RunnerSold& wanted,
                                             Money carried);

}  // namespace baize::house
