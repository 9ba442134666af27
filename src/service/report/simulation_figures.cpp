#include "service/report/simulation_figures.h"

#include <cmath>

namespace baize {

namespace {

constexpr long double normal_95 = 1.959963984540054L;

long double decimal_of(WideCents value) {
    return static_cast<long double>(value);
}

// The variance of a round's net, returned - staked. The difference is computed in integers, so that
// no precision is lost if both values are nearly equal.
long double net_variance(const MoneySums<WideCents>& money) {
    if (money.rounds < 2) return 0;
    const auto rounds = static_cast<WideCents>(money.rounds);
    const WideCents net = money.returned - money.staked;
    const WideCents squares =
        money.returned_squared - 2 * money.staked_by_returned + money.staked_squared;
    return decimal_of(squares * rounds - net * net) / decimal_of(rounds) / decimal_of(rounds - 1);
}

}  // namespace

// Stakes differ between rounds (a Play wager of 4, 2 or 1), so the return is a ratio of two sums,
// and its spread is that of returned - ratio x staked.
ReturnFigures return_figures(const MoneySums<WideCents>& money) {
    const long double rounds = static_cast<long double>(money.rounds);
    const long double staked = decimal_of(money.staked);
    const long double ratio = decimal_of(money.returned) / staked;
    const long double squares = decimal_of(money.returned_squared) -
                                2 * ratio * decimal_of(money.staked_by_returned) +
                                ratio * ratio * decimal_of(money.staked_squared);
    const long double spread =
        money.rounds < 2 ? 0 : std::sqrt(std::fmax(squares, 0) * rounds / (rounds - 1)) / staked;
    return {
        .returned = static_cast<double>(ratio),
        .house_edge = static_cast<double>(1 - ratio),
        .standard_deviation = static_cast<double>(std::sqrt(net_variance(money)) * rounds / staked),
        .low = static_cast<double>(ratio - normal_95 * spread),
        .high = static_cast<double>(ratio + normal_95 * spread)};
}

MainGameFigures main_game_figures(const MoneySums<WideCents>& money,
                                  const MoneySums<WideCents>& ante) {
    const long double rounds = static_cast<long double>(money.rounds);
    const long double antes = decimal_of(ante.staked);
    const long double net = decimal_of(money.returned - money.staked);
    const long double deviation = std::sqrt(net_variance(money)) * rounds / antes;
    const long double spread = normal_95 * deviation / std::sqrt(rounds);
    return {.net = static_cast<double>(net / antes),
            .standard_deviation = static_cast<double>(deviation),
            .low = static_cast<double>(net / antes - spread),
            .high = static_cast<double>(net / antes + spread),
            .average_wager = static_cast<double>(decimal_of(money.staked) / antes),
            .element_of_risk = static_cast<double>(-net / decimal_of(money.staked))};
}

}  // namespace baize
