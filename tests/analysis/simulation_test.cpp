// Simulations against figures that are known exactly, and their sums against each other.
#include "analysis/simulation.h"

#include <cmath>
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "core/fraction.h"
#include "games/registry.h"

namespace baize {
namespace {

Simulation simulation_of(std::string_view game,
                         std::string_view strategy,
                         std::uint64_t rounds,
                         std::uint64_t seed = 1) {
    return {.setup = {.rules = house_game(game)->published(), .boxes = 1},
            .play = strategy_named(*simulated_game(game), strategy)->play,
            .seed = seed,
            .rounds = rounds};
}

// How far the mean net of a round is from `expected` (in units of the Ante), in standard errors.
double deviations_from(double expected, const MoneySums<WideCents>& money) {
    const auto rounds = static_cast<double>(money.rounds);
    const double unit = static_cast<double>(simulated_unit.cents());
    const double net = static_cast<double>(money.returned - money.staked) / unit / rounds;
    const double squares = static_cast<double>(money.returned_squared -
                                               2 * money.staked_by_returned + money.staked_squared);
    const double variance = squares / unit / unit / rounds - net * net;
    return std::abs(net - expected) / std::sqrt(variance / rounds);
}

constexpr std::uint64_t many = 1'600'000;

TEST(Simulation, ThreeCardPlayedBestComesToItsExactExpectation) {
    const Tally tally = simulate(simulation_of("three_card", "best", many));
    EXPECT_LT(deviations_from(-686689.0 / 20358520.0, tally.main_game), 5);
    const MoneySums<WideCents>& pair_plus = tally.wagers[index(Wager::pair_plus)].money;
    EXPECT_LT(deviations_from(-128.0 / 5525.0, pair_plus), 5);
    const double played = static_cast<double>(tally.decisions[0]) / static_cast<double>(many);
    EXPECT_NEAR(played, 0.674208144796, 5 * 0.47 / std::sqrt(many));
}

// Of all 2,598,960 hands 47 % are below A-K-J-8-3; the published house edge of this rule is 5.32 %.
TEST(Simulation, CaribbeanStudPlayedByRuleOfThumbComesToThePublishedEdge) {
    const Tally tally = simulate(simulation_of("caribbean_stud", "practical", many));
    EXPECT_LT(deviations_from(-0.0532, tally.main_game), 5);
}

// The 133,784,560 hands of seven cards by kind, at 50, 40, 30, 9, 7, 4 and 3 to 1.
TEST(Simulation, TripsComesToItsExactReturnWhateverTheHandDoes) {
    const double exact = (4'324 * 51.0 + 37'260 * 41.0 + 224'848 * 31.0 + 3'473'184 * 10.0 +
                          4'047'644 * 8.0 + 6'180'020 * 5.0 + 6'461'620 * 4.0) /
                             133'784'560.0 -
                         1;
    for (const std::string_view strategy : {"always", "practical"}) {
        const Tally tally = simulate(simulation_of("ultimate_holdem", strategy, many / 4));
        EXPECT_LT(deviations_from(exact, tally.wagers[index(Wager::trips)].money), 5) << strategy;
    }
}

// The 2,598,960 hands of five cards by kind.
TEST(Simulation, PokerExtrasOfHandsThatStayComeToTheirExactReturn) {
    const double exact = (4 * 1001.0 + 36 * 501.0 + 624 * 201.0 + 3'744 * 71.0 + 5'108 * 41.0 +
                          10'200 * 31.0 + 54'912 * 11.0 + 123'552 * 6.0) /
                             2'598'960.0 -
                         1;
    const Tally tally = simulate(simulation_of("crown_holdem", "always", many / 2));
    for (const Wager extra : {Wager::dealer_poker_extra, Wager::player_poker_extra}) {
        EXPECT_LT(deviations_from(exact, tally.wagers[index(extra)].money), 5) << name(extra);
    }
}

TEST(Simulation, SameSeedSameSumsOtherSeedOtherSums) {
    for (const SimulatedGame& game : simulated_games()) {
        const std::string_view strategy = game.strategies.front().name;
        const Tally once = simulate(simulation_of(game.name, strategy, 2'000, 7));
        EXPECT_EQ(once, simulate(simulation_of(game.name, strategy, 2'000, 7))) << game.name;
        EXPECT_NE(once, simulate(simulation_of(game.name, strategy, 2'000, 8))) << game.name;
    }
}

TEST(Simulation, ChunksInAnyOrderAddUpToTheWhole) {
    const std::uint64_t rounds = 2 * chunk_rounds + 100;  // the last chunk is short
    const Simulation whole = simulation_of("three_card", "best", rounds);
    ASSERT_EQ(chunk_count(whole), 3U);
    Tally backwards;
    for (const std::uint64_t chunk : {2U, 0U, 1U})
        backwards.add(play_chunk(whole, chunk));
    EXPECT_EQ(backwards.rounds, rounds);
    EXPECT_EQ(backwards, simulate(whole));
    EXPECT_NE(play_chunk(whole, 0), play_chunk(whole, 1));
}

// The first chunk of a longer run is the whole of a shorter one.
TEST(Simulation, MoreRoundsBeginWithTheSameRounds) {
    const Simulation shorter = simulation_of("caribbean_stud", "always", chunk_rounds);
    const Simulation longer = simulation_of("caribbean_stud", "always", chunk_rounds + 1);
    EXPECT_EQ(play_chunk(shorter, 0), play_chunk(longer, 0));
}

TEST(Simulation, EveryBoxOfATablePlays) {
    for (const SimulatedGame& game : simulated_games()) {
        Simulation simulation = simulation_of(game.name, game.strategies.front().name, 500);
        simulation.setup.boxes = simulation.setup.rules.seats;
        const Tally tally = simulate(simulation);
        EXPECT_EQ(tally.hands, 500U * simulation.setup.boxes);
        const WagerTally<WideCents>& ante = tally.wagers[index(Wager::ante)];
        EXPECT_TRUE(ante.money.staked == WideCents{500} * simulation.setup.boxes * 1000);
        std::uint64_t settled = 0;
        for (const std::uint64_t count : ante.verdicts)
            settled += count;
        EXPECT_EQ(settled, tally.hands) << game.name;
        EXPECT_EQ(ante.money.rounds, 500U) << "squares are taken of rounds, not of boxes";
    }
}

TEST(Simulation, PayTablesOfTheSignAreTheOnesPaid) {
    const Simulation table_a = simulation_of("three_card", "best", 20'000);
    Simulation table_d = table_a;
    ASSERT_TRUE(choose_table(*house_game("three_card"), table_d.setup.rules, "pair_plus", "D"));
    const Tally a = simulate(table_a);
    const Tally d = simulate(table_d);
    const std::size_t pair_plus = index(Wager::pair_plus);
    EXPECT_TRUE(d.wagers[pair_plus].money.returned < a.wagers[pair_plus].money.returned);
    EXPECT_EQ(d.wagers[index(Wager::ante)], a.wagers[index(Wager::ante)]);
}

TEST(Simulation, NamesAreFoundAndOthersAreNot) {
    EXPECT_EQ(simulated_games().size(), house_games().size());
    EXPECT_EQ(simulated_game("poker"), nullptr);
    EXPECT_EQ(strategy_named(*simulated_game("three_card"), "lucky"), nullptr);
    for (const SimulatedGame& game : simulated_games()) {
        EXPECT_NE(house_game(game.name), nullptr) << game.name;
        EXPECT_LE(game.decisions.size(), decision_kinds_max);
    }
}

TEST(RoundTally, AddsTheBoxesOfARoundBeforeSquaring) {
    ChunkTally chunk;
    RoundTally round(chunk);
    BoxSettlement lines;
    const Clause clause = "TCP 5.6.1(b)"_clause;
    for (int box = 0; box < 2; ++box) {
        lines.start();
        lines.win(Wager::ante, Money::of_cents(100), {.win = 1}, clause);
        lines.lose(Wager::pair_plus, Money::of_cents(50), clause);
        round.add(lines);
    }
    round.finish_round(2);
    const MoneySums<std::int64_t> ante{.rounds = 1,
                                       .staked = 200,
                                       .returned = 400,
                                       .staked_squared = 40'000,
                                       .returned_squared = 160'000,
                                       .staked_by_returned = 80'000};
    EXPECT_EQ(chunk.wagers[index(Wager::ante)].money, ante);
    EXPECT_EQ(chunk.main_game, ante) << "Pair Plus is no part of the main game";
    EXPECT_EQ(chunk.wagers[index(Wager::ante)].verdicts[0], 2U);
    EXPECT_EQ(chunk.wagers[index(Wager::pair_plus)].verdicts[1], 2U);
    lines.start();
    lines.lose(Wager::ante, Money::of_cents(100), clause);
    round.add(lines);
    round.finish_round(1);
    EXPECT_EQ(chunk.rounds, 2U);
    EXPECT_EQ(chunk.hands, 3U);
    EXPECT_EQ(chunk.wagers[index(Wager::ante)].money.staked_squared, 50'000);
}

}  // namespace
}  // namespace baize
