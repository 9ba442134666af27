#include "math/figures/distribution.h"

#include <algorithm>
#include <tuple>

#include "engine/core/check.h"

namespace baize::exact {
namespace {

[[nodiscard]] bool is_before(const NetResult& one, const NetResult& other) {
    return std::tuple(one.net, one.staked) < std::tuple(other.net, other.staked);
}

[[nodiscard]] Fraction in_units(const Fraction::Integer& cents, Weight deals) {
    return {cents, Fraction::Integer(deals) * unit.cents()};
}

}  // namespace

void Distribution::add(Money net, Money staked, Weight deals) {
    if (deals == 0) return;
    const NetResult added{net, staked, deals};
    const auto at = std::lower_bound(results_.begin(), results_.end(), added, is_before);
    if (at != results_.end() && at->net == net && at->staked == staked) {
        at->deals += deals;
    } else {
        results_.insert(at, added);
    }
}

Weight Distribution::deals() const {
    Weight sum = 0;
    for (const NetResult& result : results_)
        sum += result.deals;
    return sum;
}

Fraction Distribution::mean_of_power(unsigned power) const {
    BAIZE_CHECK(!results_.empty());
    Fraction::Integer sum = 0;
    for (const NetResult& result : results_) {
        Fraction::Integer term = result.deals;
        for (unsigned i = 0; i < power; ++i)
            term *= result.net.cents();
        sum += term;
    }
    Fraction::Integer whole = deals();
    for (unsigned i = 0; i < power; ++i)
        whole *= unit.cents();
    return {sum, whole};
}

Fraction Distribution::expectation() const {
    return mean_of_power(1);
}

Fraction Distribution::average_stake() const {
    BAIZE_CHECK(!results_.empty());
    Fraction::Integer sum = 0;
    for (const NetResult& result : results_)
        sum += Fraction::Integer(result.deals) * result.staked.cents();
    return in_units(sum, deals());
}

Fraction Distribution::variance() const {
    const Fraction mean = expectation();
    return mean_of_power(2) - mean * mean;
}

Fraction Distribution::third_central_moment() const {
    const Fraction mean = expectation();
    const Fraction two = Fraction::whole(2);
    const Fraction three = Fraction::whole(3);
    return mean_of_power(3) - three * mean * mean_of_power(2) + two * mean * mean * mean;
}

Fraction Distribution::hit_frequency() const {
    BAIZE_CHECK(!results_.empty());
    Weight hits = 0;
    for (const NetResult& result : results_)
        hits += result.net.is_positive() ? result.deals : 0;
    return {hits, deals()};
}

Money Distribution::largest_win() const {
    BAIZE_CHECK(!results_.empty());
    return results_.back().net;
}

}  // namespace baize::exact
