// Runs bots for thousands of rounds and hands, and for every starting hand.
#include <array>

#include <gtest/gtest.h>

#include "math/advice/starting_hands.h"
#include "math/bots/advised.h"
#include "math/bots/house_run.h"
#include "math/bots/poker_run.h"

namespace baize::bots {
namespace {

TEST(BotsAtLength, PlayThousandsOfRounds) {
    for (const GameHooks& game : house_games()) {
        for (const bool trouble : {false, true}) {
            HouseRun run(game, sign_of(game), one_of_each(), trouble ? 101 : 100);
            for (int i = 0; i < 2000; ++i) {
                ASSERT_EQ(run.play_round(trouble), "") << game.facts().name << " round " << i;
                for (Money& chips : run.chips())
                    chips = Money::of_cents(1'000'000);
            }
            EXPECT_EQ(trouble, run.answers() > 30) << game.facts().name;
        }
    }
}

TEST(BotsAtLength, DecideAsAdvised) {
    expect_as_advised("three_card", 0, 1000);
    expect_as_advised("caribbean_stud", 0, 400);
    expect_as_advised("wild_aruba", 0, 400);
    expect_as_advised("ultimate_holdem", 3, 200);
    expect_as_advised("ultimate_holdem", 5, 1000);
    expect_as_advised("crown_holdem", 3, 200);
    expect_as_advised("crown_holdem", 4, 1000);
}

// Tests all 169 kinds of hole cards under both interpretations of the Blind.
TEST(BotsAtLength, PlayTheBestDecisionBeforeTheFlop) {
    for (const bool common : {false, true}) {
        for (const std::string_view name : {"ultimate_holdem", "crown_holdem"}) {
            const GameHooks& game = *house_game(game_named(name).value());
            Rules rules = game.published();
            rules.settings.uth_blind_loses_to_unqualified_dealer = common;
            for (const exact::StartingHand& start : exact::solve_starting_hands(game, rules)) {
                const Suit other = start.suited ? Suit::clubs : Suit::hearts;
                const CardSet hand =
                    CardSet::of(std::array{Card(start.high, Suit::clubs), Card(start.low, other)});
                const Round round = *exact::round_of(game, rules, {.hand = hand});
                EXPECT_EQ(bot_game(game.facts().id).exact_choice(game, rules, round, 0),
                          start.advice.options[start.advice.best].offer);
            }
        }
    }
}

TEST(BotsAtLength, PlayThousandsOfHands) {
    SeededSource source(131);
    for (const poker::VariantFacts& game : poker::variants) {
        for (std::size_t structure = 0; structure < poker::structure_count; ++structure)
            play_some(rules_of(game.variant, static_cast<poker::Structure>(structure)), 75, source);
    }
}

TEST(BotsAtLength, WinAgainstSimplerPlayers) {
    SeededSource source(105);
    for (const poker::VariantFacts& game : poker::variants) {
        for (const auto structure : {poker::Structure::fixed, poker::Structure::no_limit}) {
            const poker::Rules rules = rules_of(game.variant, structure);
            const Player hero = bot(BettingStyle::steady, source);
            EXPECT_GT(won(rules, hero, calling(), 3, 1000), 0) << game.name;
            EXPECT_GT(won(rules, hero, random(source), 3, 1000), 0) << game.name;
            EXPECT_GT(won(rules, hero, simulated(source), 2, 3000), 0) << game.name;
        }
    }
}

}  // namespace
}  // namespace baize::bots
