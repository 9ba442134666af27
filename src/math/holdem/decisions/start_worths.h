// The worth of the first decision of a Hold'em game for each start. A start is a class of hole
// cards that are equivalent before the flop.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"
#include "math/figures/distribution.h"
#include "math/holdem/boards/holdem_dealers.h"
#include "math/holdem/boards/holdem_runouts.h"

namespace baize::exact {

inline constexpr std::int64_t boards_of_start = 2'118'760;

// Net results of the whole round, in units of the Ante, if all later decisions are the best.
struct StartWorths {
    std::int64_t deals = 0;  // Number of equally likely deals of one hand.
    // By pair of ranks, then not suited and suited, each with one worth for every requested stake.
    // A pocket pair is not suited.
    std::array<std::array<std::vector<Fraction>, 2>, holdem::pair_count> worth{};
};

// `gain(pair, suited, stake)` returns how much more than `nothing` one hand is worth, in shares,
// over all deals.
template <typename Gain>
[[nodiscard]] StartWorths start_worths(std::uint32_t orders_of_streets,
                                       std::span<const std::int64_t> stakes,
                                       Money nothing,
                                       Money share,
                                       Gain gain) {
    StartWorths starts{.deals = boards_of_start * holdem::dealer_hands * orders_of_streets};
    const Fraction::Integer units = Fraction::Integer(starts.deals) * unit.cents();
    holdem::for_each_start([&](std::size_t pair, bool suited, unsigned) {
        for (const std::int64_t stake : stakes) {
            const Fraction::Integer shares = gain(pair, suited, stake);
            starts.worth[pair][suited ? 1 : 0].push_back(Fraction(nothing.cents(), unit.cents()) +
                                                         Fraction(shares * share.cents(), units));
        }
    });
    return starts;
}

}  // namespace baize::exact
