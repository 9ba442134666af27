// What a wager comes to: every net result and in how many of the equally likely deals it happens.
// Whole cents and whole counts, so that all figures made of it are exact.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"

namespace baize::exact {

// Deals of two hands, a board and a dealer's card are some 10^13.
using Weight = std::uint64_t;

// What one unit of the first wager stands for while the engine settles it: every odds of the books
// and every usual odds divide it, so that no payment is rounded.
inline constexpr Money unit = Money::of_cents(360'000);

struct NetResult {
    Money net{};     // of a round in which the first wager was one unit
    Money staked{};  // in all
    Weight deals = 0;
    friend bool operator==(const NetResult&, const NetResult&) = default;
};

class Distribution {
  public:
    void add(Money net, Money staked, Weight deals);

    // Ordered by net result, then by stake; none twice, none without deals.
    [[nodiscard]] const std::vector<NetResult>& results() const { return results_; }

    [[nodiscard]] Weight deals() const;

    // In units, a round. REQUIRES of these: there are deals.
    [[nodiscard]] Fraction expectation() const;
    [[nodiscard]] Fraction average_stake() const;
    [[nodiscard]] Fraction variance() const;
    [[nodiscard]] Fraction third_central_moment() const;
    [[nodiscard]] Fraction hit_frequency() const;  // rounds that end with more than was staked
    [[nodiscard]] Money largest_win() const;       // net, of a round at one unit

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    [[nodiscard]] Fraction mean_of_power(unsigned power) const;

    std::vector<NetResult> results_;
};

}  // namespace baize::exact
