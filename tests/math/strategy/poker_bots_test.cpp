// Bots see only their seat's view, and their actions are always allowed.
#include "math/strategy/poker_bots.h"

#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/poker/hand/view.h"
#include "engine/random/shuffle.h"

namespace baize::poker {
namespace {

[[nodiscard]] Opening table_of(std::size_t seats, SeededSource& source) {
    Opening opening;
    opening.dealt_in = SeatSet::first(seats);
    opening.button = static_cast<Seat>(seats - 1);
    for (std::size_t seat = 0; seat < seats; ++seat)
        opening.stacks[seat] = Money::of_cents(1000 + std::int64_t{source.below(20000)});
    opening.postings = {{0, Post::blind, Money::of_cents(100)},
                        {1, Post::blind, Money::of_cents(200)}};
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (Face& face : opening.deck)
        face = deck.draw();
    return opening;
}

[[nodiscard]] Rules rules_of(Variant variant, Structure structure) {
    Rules rules;
    rules.variant = variant;
    rules.betting.structure = structure;
    rules.betting.minimum = Money::of_cents(200);
    rules.betting.maximum = Money::of_cents(400);
    rules.forced.blinds = {Money::of_cents(100), Money::of_cents(200)};
    return rules;
}

TEST(PokerBots, PlayEveryGameAndStructureToTheEnd) {
    SeededSource source(3);
    for (const VariantFacts& game : variants) {
        for (std::size_t structure = 0; structure < structure_count; ++structure) {
            const Rules rules = rules_of(game.variant, static_cast<Structure>(structure));
            EventList events;
            Hand hand = open_hand(rules, table_of(5, source), events).value();
            while (hand.phase != Phase::over) {
                const Offers may = offers(rules, hand);
                const Action action =
                    bot_action(rules, view(hand, may.seat), may, BotManner{}, source);
                ASSERT_TRUE(apply(rules, hand, action, events)) << game.name;
            }
        }
    }
}

// Aces against one random hand win about 85 in a hundred; the sample is seeded.
TEST(PokerBots, GuessTheirShare) {
    SeededSource source(9);
    const Rules rules = rules_of(Variant::holdem, Structure::no_limit);
    Opening opening = table_of(2, source);
    std::swap(*std::find(opening.deck.begin(), opening.deck.end(), Face("As"_card)),
              opening.deck[0]);
    std::swap(*std::find(opening.deck.begin(), opening.deck.end(), Face("Ah"_card)),
              opening.deck[2]);
    EventList events;
    const Hand hand = open_hand(rules, opening, events).value();
    const std::uint32_t aces = sampled_share(rules, view(hand, 0), 0, 4000, source);
    EXPECT_GT(aces, 830U);
    EXPECT_LT(aces, 870U);
}

TEST(PokerBots, DoNotDependOnHiddenCards) {
    const Rules rules = rules_of(Variant::omaha, Structure::pot);
    SeededSource source(21);
    Opening one = table_of(3, source);
    Opening other = one;
    std::swap(other.deck[1], other.deck[40]);  // another seat's first card
    EventList events;
    const Hand first = open_hand(rules, one, events).value();
    const Hand second = open_hand(rules, other, events).value();
    EXPECT_EQ(view(first, 0), view(second, 0));
}

}  // namespace
}  // namespace baize::poker
