// Tests the printed grid of starting hands with invented advice.
#include "service/analysis/starting_hand_grid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "math/figures/distribution.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// All hands check except suited ones with an ace.
std::vector<exact::StartingHand> made_up_hands() {
    std::vector<exact::StartingHand> hands;
    const auto add = [&](std::size_t high, std::size_t low, bool suited) {
        exact::StartingHand hand{static_cast<Rank>(high), static_cast<Rank>(low), suited, 4, {}};
        const DecisionOffer play{
            Decision::play, Wager::play, exact::unit * 4, "UTH 3.36(a)"_clause};
        hand.advice.options = {{{Decision::check, {}, {}, "UTH 4.4"_clause}, Fraction(-1, 4)},
                               {play, Fraction(1, 3)}};
        hand.advice.best = suited && hand.high == Rank::ace ? 1 : 0;
        hands.push_back(hand);
    };
    for (std::size_t high = 0; high < rank_count; ++high) {
        add(high, high, false);
        for (std::size_t low = 0; low < high; ++low) {
            add(high, low, true);
            add(high, low, false);
        }
    }
    return hands;
}

TEST(StartingHandGrid, SuitedHandsStandAboveTheDiagonal) {
    const std::string text = grid_text(made_up_hands());
    EXPECT_THAT(text,
                AllOf(HasSubstr("\n   A   check play_4x play_4x"),
                      HasSubstr("\n   K   check   check   check"),
                      HasSubstr("\n   A -0.2500  0.3333  0.3333"),
                      HasSubstr("\n   2 -0.2500 -0.2500")));
    EXPECT_THAT(grid_text({}), IsEmpty());
}

TEST(StartingHandGrid, JsonHasEveryOption) {
    std::string text;
    JsonText json(text);
    json.begin_object();
    write_grid(json, made_up_hands());
    json.end_object();
    EXPECT_THAT(
        text,
        AllOf(StartsWith(R"({"grid":[{"hand":"22","hands":4,"best":"check","options":)"
                         R"({"check":{"exact":"-1/4","ev":-0.25},"play_4x":{"exact":"1/3",)"),
              HasSubstr(R"({"hand":"AKs","hands":4,"best":"play_4x")"),
              HasSubstr(R"({"hand":"AKo","hands":4,"best":"check")")));
}

TEST(StartingHandGrid, OnlyGamesOfTwoHoleCardsHaveOne) {
    EXPECT_TRUE(has_starting_hands(GameId::ultimate_holdem));
    EXPECT_TRUE(has_starting_hands(GameId::crown_holdem));
    EXPECT_FALSE(has_starting_hands(GameId::three_card));
    EXPECT_FALSE(has_starting_hands(std::nullopt));
}

}  // namespace
}  // namespace baize
