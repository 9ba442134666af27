// Tables small enough to play in every possible way. Amounts are single cents.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::poker {

struct SmallGame {
    Rules rules{};
    Opening opening{};
};

inline void shuffle_deck(Opening& opening, std::uint64_t seed) {
    SeededSource source(seed);
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (Face& face : opening.deck)
        face = deck.draw();
}

// Blinds 1 and 2; the button on the last seat, with two players on the first.
[[nodiscard]] inline SmallGame small_game(Structure structure,
                                          std::initializer_list<std::int64_t> stacks,
                                          std::uint64_t seed) {
    SmallGame game;
    game.rules.betting.structure = structure;
    game.rules.betting.minimum = Money::of_cents(2);
    game.rules.betting.maximum = Money::of_cents(4);
    game.rules.forced.blinds = {Money::of_cents(1), Money::of_cents(2)};
    for (const std::int64_t stack : stacks) {
        const auto seat = static_cast<Seat>(game.opening.dealt_in.size());
        game.opening.stacks[seat] = Money::of_cents(stack);
        game.opening.dealt_in.insert(seat);
    }
    const bool two = stacks.size() == 2;
    game.opening.button = two ? Seat{0} : static_cast<Seat>(stacks.size() - 1);
    game.opening.postings = {{0, Post::blind, Money::of_cents(1)},
                             {1, Post::blind, Money::of_cents(2)}};
    shuffle_deck(game.opening, seed);
    return game;
}

inline void with_antes(SmallGame& game, std::int64_t amount) {
    StaticVector<Posting, postings_max> postings;
    for (const Seat seat : game.opening.dealt_in)
        postings.push_back({seat, Post::ante, Money::of_cents(amount)});
    for (const Posting& posting : game.opening.postings)
        postings.push_back(posting);
    game.opening.postings = postings;
    game.rules.forced.ante = Money::of_cents(amount);
}

// By the first player left of the last blind. [CP 6.5]
inline void with_straddle(SmallGame& game) {
    const Seat last = game.opening.postings.back().seat;
    game.opening.postings.push_back(
        {game.opening.dealt_in.next_after(last), Post::straddle, Money::of_cents(4)});
    game.rules.forced.straddle.count_max = 1;
}

}  // namespace baize::poker
