// Rounds settled per second, ranking included: one box with every wager of the game except the
// Jackpot. A checksum of the settlement lines is compared with its expected value.
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/banked/machine/play.h"
#include "engine/banked/wagers/settlement.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/prepared_rounds.h"
#include "engine/games/three_card/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/wild_aruba/game.h"

namespace baize {
namespace {

constexpr std::size_t round_count = 1024;

std::uint64_t checksum_of(const BoxSettlement& lines) {
    std::uint64_t sum = lines.size();
    for (const SettledWager& line : lines) {
        sum += static_cast<std::uint64_t>(line.back.cents()) + (line.clause.is_set() ? 1U : 0U) +
               static_cast<std::uint64_t>(line.verdict);
    }
    return sum;
}

template <Game G>
void settle(benchmark::State& state, std::uint64_t expected) {
    const GameHooks& game = hooks_of<G>;
    const Rules rules = G::published();
    const std::vector<Round> rounds = prepared_rounds(game, round_count);
    BoxSettlement lines;
    std::uint64_t sum = 0;
    for ([[maybe_unused]] auto _ : state) {
        sum = 0;
        for (const Round& round : rounds) {
            settle_box(game, rules, round, 0, lines);
            sum += checksum_of(lines);
        }
        benchmark::DoNotOptimize(sum);
    }
    if (sum != expected) state.SkipWithError(("wrong checksum " + std::to_string(sum)).c_str());
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(round_count));
}

void three_card(benchmark::State& state) {
    settle<three_card::ThreeCard>(state, 2'410'197);
}

void caribbean_stud(benchmark::State& state) {
    settle<caribbean_stud::CaribbeanStud>(state, 2'231'546);
}

void wild_aruba(benchmark::State& state) {
    settle<wild_aruba::WildAruba>(state, 2'191'519);
}

void ultimate_holdem(benchmark::State& state) {
    settle<ultimate_holdem::UltimateHoldem>(state, 4'629'271);
}

void crown_holdem(benchmark::State& state) {
    settle<crown_holdem::CrownHoldem>(state, 5'329'560);
}

BENCHMARK(three_card);
BENCHMARK(caribbean_stud);
BENCHMARK(wild_aruba);
BENCHMARK(ultimate_holdem);
BENCHMARK(crown_holdem);

}  // namespace
}  // namespace baize
