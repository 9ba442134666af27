// Simulates rounds that are dealt at random, played by a fixed strategy and settled by the room's
// own judge. This gives figures that have no exact analysis yet, and checks those that have one.
//
// Rounds come in chunks of equal size, each with its own seed, so the sums do not depend on how the
// chunks are distributed among threads or machines.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "engine/random/seeded_source.h"
#include "math/simulation/tally.h"

namespace baize {

// Every opening wager is one unit. Even money, odds of 3 to 2 and so on then pay whole cents.
inline constexpr Money simulated_unit = Money::of_cents(1000);

struct TableSetup {
    Rules rules{};
    std::uint8_t boxes = 1;  // All played by the same strategy, each with its own cards.
};

using ChunkPlayer = void (*)(const TableSetup& setup,
                             SeededSource& source,
                             std::uint64_t rounds,
                             ChunkTally& tally);

// A fixed rule of thumb: good enough for comparing tables, but not the best play.
struct Strategy {
    std::string_view name{};
    std::string_view words{};
    ChunkPlayer play = nullptr;
};

struct SimulatedGame {
    GameId game{};
    std::span<const std::string_view> decisions{};  // The decisions that Tally::decisions counts.
    std::span<const Strategy> strategies{};         // The first is the default.
};

// In the order of GameId.
[[nodiscard]] std::span<const SimulatedGame> simulated_games();

// Returns nullptr for a game of the poker room.
[[nodiscard]] const SimulatedGame* simulated_game(GameId game);

// Returns nullptr if there is none of that name.
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

// Returns the sums of one chunk. REQUIRES: chunk < chunk_count(simulation).
[[nodiscard]] ChunkTally play_chunk(const Simulation& simulation, std::uint64_t chunk);

}  // namespace baize
