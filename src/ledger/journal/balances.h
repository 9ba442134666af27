// The balance of every account: the sum of all postings. This is a projection, which can be dropped
// and rebuilt from the events.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ledger/record/byte_span.h"
#include "ledger/record/fault.h"
#include "ledger/record/posting.h"

namespace baize::ledger {

class Balances {
  public:
    [[nodiscard]] Money of(Account account) const;

    // Applies the postings, or returns why it cannot: their sum is not zero, or an account would be
    // overdrawn or would hold more than Money can. On a fault nothing changes.
    [[nodiscard]] std::optional<Fault> post(std::span<const Posting> postings);

    // Reverts the last accepted post(). REQUIRES: the same postings.
    void take_back(std::span<const Posting> postings);

    // Returns the accounts in order, without those at zero.
    [[nodiscard]] std::vector<std::pair<Account, Money>> all() const;

    void write(ByteWriter& out) const;
    [[nodiscard]] bool read(ByteReader& in);  // false if write() did not write the bytes

  private:
    [[nodiscard]] std::optional<Fault> move(const Posting& posting);
    void forget_empty(std::span<const Posting> postings);

    std::unordered_map<Account, Money> amounts_;
};

}  // namespace baize::ledger
