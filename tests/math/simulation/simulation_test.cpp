// Compares the sums of simulations with each other. SimulationAgreement compares them with exact
// figures.
#include "math/simulation/simulation.h"

#include <cmath>
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/core/fraction.h"
#include "engine/games/registry.h"
#include "kit/simulated.h"

namespace baize {
namespace {

Simulation simulation_of(std::string_view game,
                         std::string_view strategy,
                         std::uint64_t rounds,
                         std::uint64_t seed = 1) {
    return {.setup = {.rules = house_game(game_named(game).value())->published(), .boxes = 1},
            .play = strategy_named(*simulated_game(game_named(game).value()), strategy)->play,
            .seed = seed,
            .rounds = rounds};
}

TEST(Simulation, SameSeedSameSumsOtherSeedOtherSums) {
    for (const SimulatedGame& game : simulated_games()) {
        const std::string_view strategy = game.strategies.front().name;
        const Tally once = simulated(simulation_of(baize::name(game.game), strategy, 2'000, 7));
        EXPECT_EQ(once, simulated(simulation_of(baize::name(game.game), strategy, 2'000, 7)))
            << baize::name(game.game);
        EXPECT_NE(once, simulated(simulation_of(baize::name(game.game), strategy, 2'000, 8)))
            << baize::name(game.game);
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
    EXPECT_EQ(backwards, simulated(whole));
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
        Simulation simulation =
            simulation_of(baize::name(game.game), game.strategies.front().name, 500);
        simulation.setup.boxes = simulation.setup.rules.seats;
        const Tally tally = simulated(simulation);
        EXPECT_EQ(tally.hands, 500U * simulation.setup.boxes);
        const WagerTally<WideCents>& ante = tally.wagers[index(Wager::ante)];
        EXPECT_TRUE(ante.money.staked == WideCents{500} * simulation.setup.boxes * 1000);
        std::uint64_t settled = 0;
        for (const std::uint64_t count : ante.verdicts)
            settled += count;
        EXPECT_EQ(settled, tally.hands) << baize::name(game.game);
        EXPECT_EQ(ante.money.rounds, 500U) << "squares are taken of rounds, not of boxes";
    }
}

TEST(Simulation, PayTablesOfTheSignAreTheOnesPaid) {
    const Simulation table_a = simulation_of("three_card", "best", 20'000);
    Simulation table_d = table_a;
    ASSERT_TRUE(
        choose_table(*house_game(GameId::three_card), table_d.setup.rules, "pair_plus", "D"));
    const Tally a = simulated(table_a);
    const Tally d = simulated(table_d);
    const std::size_t pair_plus = index(Wager::pair_plus);
    EXPECT_TRUE(d.wagers[pair_plus].money.returned < a.wagers[pair_plus].money.returned);
    EXPECT_EQ(d.wagers[index(Wager::ante)], a.wagers[index(Wager::ante)]);
}

TEST(Simulation, OnlyKnownNamesAreFound) {
    EXPECT_EQ(simulated_games().size(), house_games().size());
    EXPECT_EQ(simulated_game(GameId::holdem), nullptr);
    EXPECT_EQ(strategy_named(*simulated_game(GameId::three_card), "lucky"), nullptr);
    for (const SimulatedGame& game : simulated_games()) {
        EXPECT_EQ(simulated_game(game.game), &game) << name(game.game);
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
