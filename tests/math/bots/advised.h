// Compares the exact style of bots with the exact analysis in random situations.
#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/games/registry.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "math/advice/advice.h"
#include "math/bots/bot_games.h"

namespace baize::bots {

// Returns a random situation with this number of cards on the board.
[[nodiscard]] inline exact::Situation dealt(const GameHooks& game,
                                            std::size_t board,
                                            SeededSource& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    exact::Situation situation;
    for (std::size_t i = 0; i < game.facts().hand_size; ++i)
        situation.hand.insert(deck.draw());
    for (std::size_t i = 0; i < board; ++i)
        situation.board.insert(deck.draw());
    if (game.facts().has_up_card) situation.dealer.insert(deck.draw());
    return situation;
}

inline void expect_as_advised(const GameHooks& game, const exact::Situation& situation) {
    const Rules rules = game.published();
    const exact::Advice advice = exact::advise(game, rules, situation);
    Round round = *exact::round_of(game, rules, situation);
    for (CardSet up = situation.dealer; !up.empty(); up.erase(up.lowest()))
        round.dealer.push_back(up.lowest());
    const DecisionOffer chosen = bot_game(game.facts().id).exact_choice(game, rules, round, 0);
    EXPECT_EQ(chosen, advice.options[advice.best].offer) << game.facts().name;
}

inline void expect_as_advised(std::string_view name, std::size_t board, int situations) {
    const GameHooks& game = *house_game(game_named(name).value());
    SeededSource source(11);
    for (int i = 0; i < situations; ++i)
        expect_as_advised(game, dealt(game, board, source));
}

}  // namespace baize::bots
