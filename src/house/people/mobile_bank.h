// The chips a chip runner carries from the cage to the tables, so that nobody need leave a seat to
// buy in: cash against chips, never more than is carried. They are the house's until they are sold.
// [CP 1.1] [I-141]
#pragma once

#include <vector>

#include <boost/describe.hpp>

#include "house/by.h"
#include "ledger/record/posting.h"

namespace baize::house {

struct People;

struct RunnerSupplied {
    PersonId runner = 0;
    Money amount{};
    friend bool operator==(const RunnerSupplied&, const RunnerSupplied&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSupplied, (), (runner, amount))

// What is left comes back, as the cage counts it.
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

// By the cage, to and from a chip runner (or above). `carried` is what the account holds.
[[nodiscard]] Result<RunnerSupplied> decide_supply(const People& people,
                                                   const By& by,
                                                   const RunnerSupplied& wanted);
[[nodiscard]] Result<RunnerReturned> decide_return(const People& people,
                                                   const By& by,
                                                   const RunnerReturned& wanted,
                                                   Money carried);

// By the runner, for cash, to somebody else.
[[nodiscard]] Result<RunnerSold> decide_sale(const People& people,
                                             const By& by,
                                             const RunnerSold& wanted,
                                             Money carried);

[[nodiscard]] ledger::Account mobile_bank_of(PersonId runner);

[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerSupplied& supplied);
[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerReturned& returned);
[[nodiscard]] std::vector<ledger::Posting> postings(const RunnerSold& sold);

}  // namespace baize::house
