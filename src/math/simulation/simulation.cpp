#include "math/simulation/simulation.h"

#include <algorithm>
#include <array>

#include "engine/core/check.h"
#include "math/simulation/simulated_rooms.h"

namespace baize {

namespace {

constexpr std::array games{&simulated_three_card,
                           &simulated_caribbean_stud,
                           &simulated_wild_aruba,
                           &simulated_ultimate_holdem,
                           &simulated_crown_holdem};

}  // namespace

std::span<const SimulatedGame> simulated_games() {
    static const auto all = [] {
        std::array<SimulatedGame, games.size()> made{};
        std::transform(games.begin(), games.end(), made.begin(), [](auto game) { return game(); });
        return made;
    }();
    return all;
}

const SimulatedGame* simulated_game(std::string_view name) {
    const auto all = simulated_games();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const SimulatedGame& game) { return game.name == name; });
    return found == all.end() ? nullptr : &*found;
}

const Strategy* strategy_named(const SimulatedGame& game, std::string_view name) {
    const auto found =
        std::find_if(game.strategies.begin(), game.strategies.end(), [&](const Strategy& strategy) {
            return strategy.name == name;
        });
    return found == game.strategies.end() ? nullptr : &*found;
}

ChunkTally play_chunk(const Simulation& simulation, std::uint64_t chunk) {
    BAIZE_CHECK(chunk < chunk_count(simulation));
    const std::uint64_t first = chunk * chunk_rounds;
    const std::uint64_t rounds = std::min(chunk_rounds, simulation.rounds - first);
    SeededSource source(seed_of_stream(simulation.seed, chunk));
    ChunkTally tally;
    simulation.play(simulation.setup, source, rounds, tally);
    return tally;
}

}  // namespace baize
