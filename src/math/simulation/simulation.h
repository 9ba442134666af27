// Simulation: rounds dealt at random, played by a fixed strategy and settled by the room's own
// judge. For figures that have no exact analysis yet, and to check those that have.
//
// Rounds come in chunks of one size, each from a seed of its own, so that whoever shares the chunks
// out (threads, machines) gets the same sums.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/banked/machine/rules.h"
#include "engine/core/money.h"
#include "engine/random/seeded_source.h"
#include "math/simulation/tally.h"

namespace baize {

// Every opening wager is one unit: even money, odds of 3 to 2 and so on come out in whole cents.
inline constexpr Money simulated_unit = Money::of_cents(1000);

struct TableSetup {
    Rules rules{};
    std::uint8_t boxes = 1;  // all played by the same strategy, each seeing its own cards
};

using ChunkPlayer = void (*)(const TableSetup& setup,
                             SeededSource& source,
                             std::uint64_t rounds,
                             ChunkTally& tally);

// A fixed rule of thumb: good enough to compare tables by, not the best play there is.
struct Strategy {
    std::string_view name{};
    std::string_view words{};
    ChunkPlayer play = nullptr;
};

struct SimulatedGame {
    std::string_view name{};                        // as in engine/games/registry.h
    std::span<const std::string_view> decisions{};  // what Tally::decisions counts
    std::span<const Strategy> strategies{};         // the first is the default
};

// In the order of engine/games/registry.h.
[[nodiscard]] std::span<const SimulatedGame> simulated_games();

// nullptr when there is none of that name.
[[nodiscard]] const SimulatedGame* simulated_game(std::string_view name);
[[nodiscard]] const Strategy* strategy_named(const SimulatedGame& game, std::string_view name);

struct Simulation {
    TableSetup setup{};
    ChunkPlayer play = nullptr;
    std::uint64_t seed = 0;
    std::uint64_t rounds = 0;
};

[[nodiscard]] constexpr std::uint64_t chunk_count(const Simulation& simulation) {
    return simulation.rounds / chunk_rounds + (simulation.rounds % chunk_rounds == 0 ? 0 : 1);
}

// The sums of chunk number `chunk`. REQUIRES: chunk < chunk_count(simulation).
[[nodiscard]] ChunkTally play_chunk(const Simulation& simulation, std::uint64_t chunk);

}  // namespace baize
