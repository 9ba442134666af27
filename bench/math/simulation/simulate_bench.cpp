// Rounds per second of a whole simulation on one core: dealing, deciding, settling and adding up. A
// checksum of the first chunk is compared with its expected value.
#include <cstdint>
#include <string>
#include <string_view>

#include <benchmark/benchmark.h>

#include "engine/games/registry.h"
#include "math/simulation/simulation.h"

namespace baize {
namespace {

constexpr std::uint64_t seed = 2024;

// Depends on the cards, the decisions and every settled wager of a chunk.
std::uint64_t checksum(const ChunkTally& tally) {
    std::uint64_t sum = tally.rounds;
    for (const WagerTally<std::int64_t>& wager : tally.wagers) {
        sum = sum * 31 + static_cast<std::uint64_t>(wager.money.returned);
        sum = sum * 31 + static_cast<std::uint64_t>(wager.money.returned_squared);
        for (const std::uint64_t count : wager.verdicts)
            sum = sum * 31 + count;
    }
    for (const std::uint64_t count : tally.decisions)
        sum = sum * 31 + count;
    return sum;
}

void simulate(benchmark::State& state,
              std::string_view game,
              std::string_view strategy,
              std::uint64_t expected) {
    const Simulation simulation{
        .setup = {.rules = house_game(game_named(game).value())->published(), .boxes = 1},
        .play = strategy_named(*simulated_game(game_named(game).value()), strategy)->play,
        .seed = seed,
        .rounds = chunk_rounds * 1'000'000,
    };
    const std::uint64_t found = checksum(play_chunk(simulation, 0));
    if (found != expected) {
        state.SkipWithError(("wrong checksum " + std::to_string(found)).c_str());
    }
    std::uint64_t chunk = 0;
    for ([[maybe_unused]] auto _ : state) {
        const ChunkTally tally = play_chunk(simulation, chunk++);
        benchmark::DoNotOptimize(tally);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(chunk_rounds));
}

BENCHMARK_CAPTURE(simulate, three_card_best, "three_card", "best", 0xE30EDA34996F12FB);
BENCHMARK_CAPTURE(simulate, three_card_always, "three_card", "always", 0x9FB955469E362912);
BENCHMARK_CAPTURE(
    simulate, caribbean_stud_practical, "caribbean_stud", "practical", 0xFAE7C6633DAFD5AA);
BENCHMARK_CAPTURE(simulate, caribbean_stud_always, "caribbean_stud", "always", 0xF7858E5D0A28FE80);
BENCHMARK_CAPTURE(simulate, wild_aruba_practical, "wild_aruba", "practical", 0x2BF36CF6F420C63F);
BENCHMARK_CAPTURE(
    simulate, ultimate_holdem_practical, "ultimate_holdem", "practical", 0xA271C1B4B02AAFCA);
BENCHMARK_CAPTURE(
    simulate, ultimate_holdem_always, "ultimate_holdem", "always", 0xBFA0C4E30A6E183E);
BENCHMARK_CAPTURE(
    simulate, crown_holdem_practical, "crown_holdem", "practical", 0x3A08E9162DF97C21);
BENCHMARK_CAPTURE(simulate, crown_holdem_always, "crown_holdem", "always", 0x69C5AB2732D9258);

}  // namespace
}  // namespace baize
