#include "math/simulation/simulation.h"

#include <algorithm>
#include <array>

#include "engine/core/check.h"
#include "engine/core/per_game.h"
#include "math/simulation/simulated_rooms.h"

namespace baize {

namespace {

constexpr PerHouseGame<SimulatedGame (*)()> games(
    {{GameId::three_card, &simulated_three_card},
     {GameId::caribbean_stud, &simulated_caribbean_stud},
     {GameId::wild_aruba, &simulated_wild_aruba},
     {GameId::ultimate_holdem, &simulated_ultimate_holdem},
     {GameId::crown_holdem, &simulated_crown_holdem}});

}  // namespace

std::span<const SimulatedGame> simulated_games() {
    static const auto all = [] {
        std::array<SimulatedGame, house_game_count> made{};
        const auto& makers = games.values();
        std::transform(
            makers.begin(), makers.end(), made.begin(), [](auto make) { return make(); });
        return made;
    }();
    return all;
}

const SimulatedGame* simulated_game(GameId game) {
    return is_house_game(game) ? &simulated_games()[index(game)] : nullptr;
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
