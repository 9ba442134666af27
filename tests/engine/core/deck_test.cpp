#include "engine/core/deck.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/core/card_set.h"

namespace baize {
namespace {

// [CS 3.1] [TCP 3.1] [UTH 2.2] [CH 2.2]
TEST(Deck, HoldsEachOfTheFiftyTwoCardsOnce) {
    Deck deck = Deck::standard();
    CardSet seen;
    while (deck.remaining() > 0)
        seen.insert(deck.draw());
    EXPECT_EQ(seen, CardSet::full_deck());
}

TEST(Deck, DealsFromTheTopOfTheStub) {
    Deck deck = Deck::standard();
    std::reverse(deck.stub().begin(), deck.stub().end());
    EXPECT_EQ(deck.draw(), "As"_card);
    EXPECT_EQ(deck.draw(), "Ah"_card);
    EXPECT_EQ(deck.remaining(), 50U);
    EXPECT_EQ(deck.stub().size(), 50U);
    EXPECT_EQ(deck.stub().front(), "Ad"_card);
}

TEST(DeckDeathTest, AnEmptyDeckDealsNothing) {
    Deck deck = Deck::standard();
    while (deck.remaining() > 0)
        static_cast<void>(deck.draw());
    EXPECT_DEATH(static_cast<void>(deck.draw()), "check failed");
}

}  // namespace
}  // namespace baize
