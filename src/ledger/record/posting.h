// Double-entry bookkeeping: the money that an event moves, as lines whose sum is zero.
#pragma once

#include <span>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "ledger/record/account.h"

namespace baize::ledger {

// A change of one account by an event.
struct Posting {
    Account account{};
    Money amount{};  // positive: into the account
    friend constexpr bool operator==(const Posting&, const Posting&) = default;
};
BOOST_DESCRIBE_STRUCT(Posting, (), (account, amount))

[[nodiscard]] constexpr bool is_balanced(std::span<const Posting> postings) {
    WideCents sum = 0;
    for (const Posting& posting : postings)
        sum += posting.amount.cents();
    return sum == 0;
}

}  // namespace baize::ledger
