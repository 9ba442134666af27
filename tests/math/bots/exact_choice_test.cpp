// Compares the exact style with the exact analysis, situation by situation.
#include <array>

#include <gtest/gtest.h>

#include "math/bots/advised.h"
#include "math/bots/bot_games.h"

namespace baize::bots {
namespace {

TEST(ExactChoice, IsAsAdvisedAtThreeCardPoker) {
    expect_as_advised("three_card", 0, 50);
}

TEST(ExactChoice, IsAsAdvisedAtCaribbeanStud) {
    expect_as_advised("caribbean_stud", 0, 50);
}

TEST(ExactChoice, IsAsAdvisedAtWildAruba) {
    expect_as_advised("wild_aruba", 0, 50);
}

TEST(ExactChoice, IsAsAdvisedAtUltimateHoldem) {
    expect_as_advised("ultimate_holdem", 3, 30);
    expect_as_advised("ultimate_holdem", 5, 60);
}

TEST(ExactChoice, IsAsAdvisedAtCrownHoldem) {
    expect_as_advised("crown_holdem", 3, 30);
    expect_as_advised("crown_holdem", 4, 60);
}

// Limits that reduce payments change the best decision. The bot counts with the judge, so it finds
// that.
TEST(ExactChoice, DependsOnTheSign) {
    const GameHooks& game = *house_game(GameId::wild_aruba);
    Rules rules = game.published();
    const CardSet hand =
        CardSet::of(std::array{"9s"_card, "Ts"_card, "Js"_card, "Qs"_card, "Ks"_card});
    Round round = *exact::round_of(game, rules, {.hand = hand});
    round.dealer.push_back("Ad"_card);
    EXPECT_EQ(bot_game(game.facts().id).exact_choice(game, rules, round, 0).decision,
              Decision::bet);
    rules.limits.max_payout = round.boxes[0][Wager::ante];
    EXPECT_EQ(bot_game(game.facts().id).exact_choice(game, rules, round, 0).decision,
              Decision::instant_winner);
}

}  // namespace
}  // namespace baize::bots
