// Every way small hands can be played, counted by the engine and by the slow second opinion: the
// small part of tests/engine/poker/exact/perft_test.cpp, under sanitizers.
#include <gtest/gtest.h>

#include "engine/poker/both_ways.h"
#include "engine/poker/small_games.h"

namespace baize::poker {
namespace {

class PokerPerft : public testing::TestWithParam<Structure> {
  protected:
    static void expect_agreement(const SmallGame& game) {
        const Perft engine = EngineWalk(game.rules, game.opening).perft();
        const Perft slow = SlowWalk(slow_game(game.rules, game.opening)).perft();
        EXPECT_EQ(engine, slow) << BothWays(game.rules, game.opening).difference();
        EXPECT_GT(engine.sequences, 1U);
    }
};

// [CP 6.9] [I-20] [I-21] [I-22] [I-35]
TEST_P(PokerPerft, CountsTwoPlayers) {
    expect_agreement(small_game(GetParam(), {9, 8}, 1));
}

// [I-18] [I-36] [I-72]
TEST_P(PokerPerft, CountsThreePlayers) {
    expect_agreement(small_game(GetParam(), {6, 7, 5}, 2));
    expect_agreement(small_game(GetParam(), {7, 1, 5}, 2));
}

// [I-24]
TEST_P(PokerPerft, CountsAStraddleAndAntes) {
    SmallGame game = small_game(GetParam(), {8, 9, 8}, 3);
    with_antes(game, 1);
    with_straddle(game);
    expect_agreement(game);
}

// [CP 8.18.4] [I-25] [I-74]
TEST_P(PokerPerft, CountsDiscards) {
    SmallGame game = small_game(GetParam(), {4, 3, 5}, 4);
    game.rules.variant = Variant::crazy_pineapple_hilo;
    game.rules.commission.rate = 1000;
    expect_agreement(game);
}

INSTANTIATE_TEST_SUITE_P(EveryStructure,
                         PokerPerft,
                         testing::Values(Structure::fixed,
                                         Structure::spread,
                                         Structure::half_pot,
                                         Structure::pot,
                                         Structure::no_limit),
                         [](const auto& each) { return std::string(name(each.param)); });

}  // namespace
}  // namespace baize::poker
