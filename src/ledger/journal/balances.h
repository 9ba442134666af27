// Who has what: the sum of all postings. A projection: it can be dropped and made again from the
// events.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ledger/record/bytes.h"
#include "ledger/record/fault.h"
#include "ledger/record/posting.h"

namespace baize::ledger {

class Balances {
  public:
    [[nodiscard]] Money of(Account account) const;

    // Why the postings cannot be: they do not add up to nothing, or an account would be overdrawn
    // or hold more than Money can. Nothing has changed then.
    [[nodiscard]] std::optional<Fault> post(std::span<const Posting> postings);

    // Takes back what `post` last accepted. REQUIRES: those postings.
    void take_back(std::span<const Posting> postings);

    // In the order of accounts; those at zero are left out.
    [[nodiscard]] std::vector<std::pair<Account, Money>> all() const;

    void write(ByteWriter& out) const;
    [[nodiscard]] bool read(ByteReader& in);  // false: not what write writes

  private:
    [[nodiscard]] std::optional<Fault> move(const Posting& posting);
    void forget_empty(std::span<const Posting> postings);

    std::unordered_map<Account, Money> amounts_;
};

}  // namespace baize::ledger
