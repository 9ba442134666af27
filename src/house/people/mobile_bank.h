// The chips that a chip runner carries from the cage to the tables, so that players can buy in at
// their seats: for cash, and at most the amount carried. They belong to the house until they are
// sold. [CP 1.1] [I-141]
#pragma once

#include <vector>

#include <boost/describe.hpp>

#include "house/issuer.h"
#include "ledger/record/posting.h"

namespace baize::house {

struct People;

struct RunnerSupplied {
    PersonId runner = 0;
    Money amount{};
    friend bool operator==(const RunnerSupplied&, const RunnerSupplied&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSupplied, (), (runner, amount))

// The remaining chips are returned, as counted by the cage.
struct RunnerReturned {
    PersonId runner = 0;
    Money counted{};
    friend bool operator==(const RunnerReturned&, const RunnerReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerReturned, (), (runner, counted))

struct RunnerSold {
    PersonId runner = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const RunnerSold&, const RunnerSold&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSold, (), (runner, person, amount))

// Done by the cage, for a chip runner (or above). `carried` is the balance of the runner's account.
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

[[nodiscard]] ledger::Account mobile_bank_of(PersonId runner);

[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerSupplied& supplied);
[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerReturned& returned);
[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerSold& sold);

}  // namespace baize::house
