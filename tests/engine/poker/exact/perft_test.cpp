// Every way small hands can be played, counted by the engine and by the slow second opinion.
#include <array>
#include <cstdint>
#include <initializer_list>

#include <gtest/gtest.h>

#include "engine/poker/both_ways.h"
#include "engine/poker/small_games.h"

namespace baize::poker {
namespace {

constexpr std::array<Structure, structure_count> structures{
    Structure::fixed, Structure::spread, Structure::half_pot, Structure::pot, Structure::no_limit};

void expect_agreement(const SmallGame& game) {
    SCOPED_TRACE(name(game.rules.betting.structure));
    SCOPED_TRACE(facts(game.rules).name);
    ASSERT_TRUE(verify(game.rules));
    const Perft engine = EngineWalk(game.rules, game.opening).perft();
    const Perft slow = SlowWalk(slow_game(game.rules, game.opening)).perft();
    EXPECT_EQ(engine, slow) << BothWays(game.rules, game.opening).difference();
}

// [CP 6.6] [CP 6.7] [CP 6.8] [CP 6.9] [I-22] [I-35] [I-38] [I-39]
TEST(PokerPerft, CountsTwoPlayersInEveryStructure) {
    for (const Structure structure : structures) {
        for (const std::uint64_t deck : {2U, 3U})
            expect_agreement(small_game(structure, {16, 18}, deck));
    }
}

// [CP 1.1] [CP 6.16.3] [I-18] [I-20] [I-36]
TEST(PokerPerft, CountsThreePlayersInEveryStructure) {
    for (const Structure structure : structures) {
        for (const std::uint64_t deck : {1U, 2U}) {
            SmallGame game = small_game(structure, {9, 11, 10}, deck);
            game.rules.commission.rate = 500;
            expect_agreement(game);
        }
    }
}

TEST(PokerPerft, FourPlayersInEveryStructure) {
    for (const Structure structure : structures) {
        for (const std::uint64_t deck : {1U, 2U})
            expect_agreement(small_game(structure, {7, 6, 8, 5}, deck));
    }
}

// Deep enough for the third raise before the flop and on the turn.
// [CP 6.9] [CP 6.16.2(a)] [CP 6.16.2(b)] [I-21] [I-37]
TEST(PokerPerft, CountsHandsWithACapOnRaises) {
    expect_agreement(small_game(Structure::fixed, {17, 16, 18}, 1));
    expect_agreement(small_game(Structure::fixed, {9, 7, 10, 11}, 3));
    for (const std::uint64_t deck : {1U, 2U}) {
        SmallGame game = small_game(Structure::spread, {11, 12, 13}, deck);
        game.rules.betting.maximum = Money::of_cents(3);
        expect_agreement(game);
    }
}

// [I-72] [CP 7.6] [I-8]
TEST(PokerPerft, CountsAllPairsOfShortStacks) {
    for (const Structure structure : structures) {
        for (std::int64_t stacks = 0; stacks < std::int64_t{6} * 6 * 6; ++stacks) {
            for (const std::int64_t ante : {0, 1, 2}) {
                SmallGame game =
                    small_game(structure, {stacks % 6 + 1, stacks / 6 % 6 + 1, stacks / 36 + 1}, 4);
                game.rules.commission.rate = 1000;
                if (ante != 0) with_antes(game, ante);
                expect_agreement(game);
            }
        }
    }
}

// [I-35] [I-72]
TEST(PokerPerft, CountsAllShortStacksHeadsUp) {
    for (const Structure structure : structures) {
        for (std::int64_t stacks = 0; stacks < 100; ++stacks) {
            for (const std::int64_t ante : {0, 1, 3}) {
                SmallGame game = small_game(structure, {stacks % 10 + 1, stacks / 10 + 1}, 5);
                game.rules.commission.rate = 1000;
                if (ante != 0) with_antes(game, ante);
                expect_agreement(game);
            }
        }
    }
}

TEST(PokerPerft, Antes) {
    for (const Structure structure : structures) {
        for (const std::uint64_t deck : {1U, 2U, 3U}) {
            SmallGame game = small_game(structure, {10, 12, 10}, deck);
            with_antes(game, 1);
            expect_agreement(game);
        }
    }
}

// [CP 6.5] [CP 6.5.1] [CP 6.5.1(a)] [I-24]
TEST(PokerPerft, Straddles) {
    for (const Structure structure : structures) {
        for (const std::uint64_t deck : {1U, 2U, 3U}) {
            SmallGame game = small_game(structure, {11, 12, 11}, deck);
            game.rules.commission.rate = 1000;
            with_straddle(game);
            expect_agreement(game);
        }
    }
}

// [CP 8.17.4] [CP 8.18.4] [CP 8.20.4] [CP 8.5.1] [I-25] [I-26] [I-74]
TEST(PokerPerft, CountsAllSevenGames) {
    for (const VariantFacts& variant : variants) {
        for (const Structure structure : structures) {
            SmallGame game = small_game(structure, {5, 6, 4}, 6);
            game.rules.variant = variant.variant;
            game.rules.commission.rate = 1000;
            game.rules.commission.cap = Money::of_cents(1);
            expect_agreement(game);
        }
    }
}

// Counted once with both, and kept: the sequences of acts and what seats 1 to 3 hold after all of
// them together.
struct Known {
    Structure structure{};
    std::initializer_list<std::int64_t> stacks{};
    std::uint64_t deck = 0;
    std::uint64_t sequences = 0;
    std::array<std::int64_t, 3> held{};
};

TEST(PokerPerft, KnownTotals) {
    const std::initializer_list<Known> known{
        {Structure::fixed, {18, 16}, 1, 2'493, {31'097, 53'665, 0}},
        {Structure::spread, {18, 16}, 1, 131'017, {1'621'865, 2'832'713, 0}},
        {Structure::half_pot, {18, 16}, 1, 130'057, {1'638'769, 2'783'169, 0}},
        {Structure::pot, {18, 16}, 1, 243'073, {3'064'969, 5'199'513, 0}},
        {Structure::no_limit, {18, 16}, 1, 278'785, {3'519'353, 5'959'337, 0}},
        {Structure::fixed, {10, 12, 11}, 2, 23'635, {108'509, 248'130, 423'316}},
        {Structure::spread, {10, 12, 11}, 2, 227'507, {934'567, 2'463'146, 4'110'018}},
        {Structure::half_pot, {10, 12, 11}, 2, 215'153, {871'449, 2'342'178, 3'886'422}},
        {Structure::pot, {10, 12, 11}, 2, 263'865, {1'089'471, 2'876'935, 4'741'139}},
        {Structure::no_limit, {10, 12, 11}, 2, 267'841, {1'108'573, 2'923'657, 4'806'523}},
    };
    for (const Known& each : known) {
        SCOPED_TRACE(name(each.structure));
        const SmallGame game = small_game(each.structure, each.stacks, each.deck);
        const Perft engine = EngineWalk(game.rules, game.opening).perft();
        EXPECT_EQ(engine.sequences, each.sequences);
        for (std::size_t seat = 0; seat < each.held.size(); ++seat)
            EXPECT_EQ(engine.stacks[seat], each.held[seat]);
        EXPECT_EQ(engine, SlowWalk(slow_game(game.rules, game.opening)).perft());
    }
}

}  // namespace
}  // namespace baize::poker
