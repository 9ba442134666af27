// Tests Three Card Poker for a player with extra information, over every situation of small decks.
#include "math/known_cards/known_cards.h"

#include <gtest/gtest.h>

#include "engine/games/three_card/game.h"
#include "math/known_cards/walked_information.h"

namespace baize::exact {
namespace {

void expect_walked_three_cards(const Information& information) {
    const GameHooks& game = hooks_of<three_card::ThreeCard>;
    const GameFigures figures = solve_with_known_cards(game, game.published(), information, {});
    EXPECT_EQ(to_string(figures.wagers.at(0).results.expectation()),
              to_string(walked_worth(game, game.published(), information)))
        << "seen " << information.seen;
}

// [TCP 3.6.1(c)]
TEST(KnownCardsThreeCardDecks, EqualTheSumOfTheirSituations) {
    const CardSet known = all_but("As Ks Qs 3s 2s Ah 7d 7c 7h 4d");
    for (const std::size_t seen : {0U, 1U, 2U, 3U})
        expect_walked_three_cards({.known = known, .seen = seen});
}

// All suits are alike, so they are interchangeable.
TEST(KnownCardsThreeCardDecks, SuitsThatAreAlikeAreCountedTogether) {
    const CardSet known = all_but("Ac Ad Ah As Qc Qd Qh Qs 3c 3d 3h 3s");
    for (const std::size_t seen : {0U, 1U})
        expect_walked_three_cards({.known = known, .seen = seen});
}

TEST(KnownCardsThreeCardDecks, MayNameSomeCardsAndShowOthers) {
    for (const char* held : {"Qs", "Qs 7d", "7d 7c", "Qs 7d 7c"}) {
        const CardSet dealer = cards_in(held);
        const CardSet known = all_but("As Ks Qs 3s 2s Ah 7d 7c 7h 4d");
        SCOPED_TRACE(held);
        expect_walked_three_cards({.known = known, .dealer = dealer});
        if (dealer.size() < 3)
            expect_walked_three_cards({.known = known, .dealer = dealer, .seen = 1});
    }
}

}  // namespace
}  // namespace baize::exact
