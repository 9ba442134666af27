// Compares the simulator with the exact solutions. Where the simulated strategy has a known exact
// value, the simulated mean must lie in an interval that a correct program misses only once in a
// million runs.
#include <cmath>
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "kit/simulated.h"
#include "math/figures/solvers.h"
#include "math/simulation/simulation.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/strategy_analysis.h"

namespace baize {
namespace {

// The two-sided one-in-a-million quantile of the normal distribution, in standard deviations.
constexpr double one_in_a_million = 4.8916;

Tally simulated_by_first_strategy(std::string_view game, std::uint64_t rounds) {
    return simulated(Simulation{
        .setup = {.rules = house_game(game_named(game).value())->published(), .boxes = 1},
        .play = simulated_game(game_named(game).value())->strategies.front().play,
        .seed = 20'261'115,
        .rounds = rounds});
}

// Uses the exact standard deviation, because a short run may miss rare large wins and underestimate
// it.
void expect_agreement(const exact::Distribution& exactly, const MoneySums<WideCents>& simulated) {
    const DistributionFigures figures = distribution_figures(exactly);
    const auto rounds = static_cast<double>(simulated.rounds);
    const double unit = static_cast<double>(simulated_unit.cents());
    const double net = static_cast<double>(simulated.returned - simulated.staked) / unit / rounds;
    const double standard_error = figures.standard_deviation / std::sqrt(rounds);
    EXPECT_LT(std::abs(net - figures.net), one_in_a_million * standard_error)
        << net << " after " << rounds << " rounds, exactly " << figures.net;
}

void expect_main_game_agrees(std::string_view game, const Tally& tally) {
    const Rules rules = house_game(game_named(game).value())->published();
    expect_agreement(strategy_figures(game_named(game), rules).front().results, tally.main_game);
}

TEST(SimulationAgreement, HoldsForThreeCardPoker) {
    const Tally tally = simulated_by_first_strategy("three_card", 1'000'000);
    expect_main_game_agrees("three_card", tally);
    const exact::GameFigures figures = exact::solver_named(baize::name(GameId::three_card))
                                           ->solve(house_game(GameId::three_card)->published(), {});
    ASSERT_EQ(figures.wagers.at(1).name, "pair_plus");
    expect_agreement(figures.wagers[1].results, tally.wagers[index(Wager::pair_plus)].money);
}

TEST(SimulationAgreement, CaribbeanStud) {
    expect_main_game_agrees("caribbean_stud",
                            simulated_by_first_strategy("caribbean_stud", 1'000'000));
}

TEST(SimulationAgreement, WildAruba) {
    expect_main_game_agrees("wild_aruba", simulated_by_first_strategy("wild_aruba", 500'000));
}

// Compares with a value printed by `baize analyse GAME --strategies` for the first strategy of a
// Hold'em game, because walking all boards takes too long to repeat it here.
void expect_to_come_to(double exactly, const MoneySums<WideCents>& simulated) {
    const auto rounds = static_cast<double>(simulated.rounds);
    const double unit = static_cast<double>(simulated_unit.cents());
    const double net = static_cast<double>(simulated.returned - simulated.staked) / unit / rounds;
    const auto squares =
        simulated.returned_squared - 2 * simulated.staked_by_returned + simulated.staked_squared;
    const double variance = static_cast<double>(squares) / unit / unit / rounds - net * net;
    EXPECT_LT(std::abs(net - exactly), one_in_a_million * std::sqrt(variance / rounds))
        << net << " after " << rounds << " rounds, exactly " << exactly;
}

TEST(SimulationAgreement, UltimateHoldem) {
    const Tally tally = simulated_by_first_strategy("ultimate_holdem", 400'000);
    expect_to_come_to(-144'312'461.0 / 7'865'896'500.0, tally.main_game);
    expect_to_come_to(-301'629.0 / 33'446'140.0, tally.wagers[index(Wager::trips)].money);
}

TEST(SimulationAgreement, CrownHoldem) {
    const Tally tally = simulated_by_first_strategy("crown_holdem", 400'000);
    expect_to_come_to(-23'345'763'769.0 / 386'302'917'000.0, tally.main_game);
    expect_to_come_to(-5'245.0 / 43'316.0, tally.wagers[index(Wager::dealer_poker_extra)].money);
    expect_to_come_to(-34'101.0 / 216'580.0, tally.wagers[index(Wager::player_poker_extra)].money);
}

}  // namespace
}  // namespace baize
