// Every game of the registry keeps the engine's guarantees under seeded random play. To repeat a
// failure, set BAIZE_SEED to the number printed with it.
#include "kit/conformance.h"

#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "engine/games/registry.h"

namespace baize::kit {
namespace {

constexpr int tables = 40;
constexpr int rounds_a_table = 6;

std::uint64_t first_seed() {
    const char* chosen = std::getenv("BAIZE_SEED");
    return chosen == nullptr ? 1 : std::strtoull(chosen, nullptr, 10);
}

class Conformance : public testing::TestWithParam<std::string> {};

TEST_P(Conformance, RandomRoundsKeepAllInvariants) {
    const GameHooks& game = *house_game(game_named(GetParam()).value());
    for (std::uint64_t seed = first_seed(); seed < first_seed() + tables; ++seed) {
        RandomTable table(game, seed);
        for (int i = 0; i < rounds_a_table; ++i) {
            PlayedRound played;
            const std::string wrong = table.play_round(played);
            ASSERT_TRUE(wrong.empty()) << GetParam() << ", seed " << seed << ", round " << i
                                       << ", after " << played.acts.size() << " acts: " << wrong;
            Round again = played.first;
            for (const Act& act : played.acts)
                again = apply(game, table.rules(), again, act)->round;
            ASSERT_EQ(again, played.last) << "replay differs, seed " << seed;
        }
    }
}

std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const GameHooks& game : house_games())
        all.emplace_back(game.facts().name);
    return all;
}

std::string test_name(const testing::TestParamInfo<std::string>& game) {
    std::string name = game.param;
    std::erase(name, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Games, Conformance, testing::ValuesIn(names()), test_name);

}  // namespace
}  // namespace baize::kit
