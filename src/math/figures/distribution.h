// The distribution of a wager's net results over the equally likely deals. Amounts are whole cents
// and counts whole numbers, so all figures derived from them are exact.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"

namespace baize::exact {

// A number of deals. Two hands, a board and a dealer's card make some 10^13 deals.
using Weight = std::uint64_t;

// The amount that represents one unit of the first wager while the engine settles it. All odds of
// the books and all usual odds divide it, so no payment is rounded.
inline constexpr Money unit = Money::of_cents(360'000);

struct NetResult {
    Money net{};     // Net result of a round whose first wager was one unit.
    Money staked{};  // Total of all wagers of the round.
    Weight deals = 0;
    friend bool operator==(const NetResult&, const NetResult&) = default;
};

class Distribution {
  public:
    void add(Money net, Money staked, Weight deals);

    // Sorted by net result, then by stake. No pair occurs twice, and every result has deals.
    [[nodiscard]] const std::vector<NetResult>& results() const { return results_; }

    [[nodiscard]] Weight deals() const;

    // Per round, in units. REQUIRES for all of these: there are deals.
    [[nodiscard]] Fraction expectation() const;
    [[nodiscard]] Fraction average_stake() const;
    [[nodiscard]] Fraction variance() const;
    [[nodiscard]] Fraction third_central_moment() const;
    [[nodiscard]] Fraction hit_frequency() const;  // Share of rounds with a positive net result.
    [[nodiscard]] Money largest_win() const;       // Net result of one round at one unit.

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    [[nodiscard]] Fraction mean_of_power(unsigned power) const;

    std::vector<NetResult> results_;
};

}  // namespace baize::exact
