// Compares the value that a solution gives a starting hand with exact::advise() for one such hand.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "math/advice/starting_hands.h"

namespace baize::exact {

inline void expect_same_advice(const std::vector<StartingHand>& hands,
                               std::string_view cards,
                               const GameHooks& game,
                               const Rules& rules) {
    const CardSet two = hand(cards);
    const Card low = two.lowest();
    const Card high = (two - CardSet::of(std::array{low})).lowest();
    const auto found = std::find_if(hands.begin(), hands.end(), [&](const StartingHand& one) {
        return one.high == high.rank() && one.low == low.rank() &&
               one.suited == (high.suit() == low.suit());
    });
    ASSERT_NE(found, hands.end());
    const Advice& solved = found->advice;
    const Advice walked = advise(game, rules, {.hand = two});
    EXPECT_EQ(solved.best, walked.best) << cards;
    EXPECT_EQ(solved.is_last, walked.is_last) << cards;
    EXPECT_EQ(solved.deals, walked.deals) << cards;
    ASSERT_EQ(solved.options.size(), walked.options.size()) << cards;
    for (std::size_t i = 0; i < walked.options.size(); ++i) {
        EXPECT_EQ(solved.options[i].offer.decision, walked.options[i].offer.decision) << cards;
        EXPECT_EQ(solved.options[i].offer.amount, walked.options[i].offer.amount) << cards;
        EXPECT_EQ(to_string(solved.options[i].worth), to_string(walked.options[i].worth)) << cards;
    }
}

}  // namespace baize::exact
