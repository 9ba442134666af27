// Strategies for Three Card Poker. Each is a function of what the player sees: three cards.
#pragma once

#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {

// The lowest hand that the best play plays: from Q-6-4 upwards the Play wager loses less than
// folding the Ante. (Exact; see the analysis of the game.)
inline constexpr ThreeCardRank queen_six_four{
    ThreeCardHand::odd_cards,
    tie_break::of_odd_cards(tie_break::bit(Rank::queen) | tie_break::bit(Rank::six) |
                            tie_break::bit(Rank::four))};

struct PlayBest {
    static constexpr std::string_view name = "best";
    static constexpr std::string_view words = "play Q-6-4 or better, fold less";

    [[nodiscard]] static bool plays(CardSet hand) { return rank_three(hand) >= queen_six_four; }
};

struct PlayAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "play every hand";

    [[nodiscard]] static bool plays(CardSet /*hand*/) { return true; }
};

// Plays the hands with which a dealer qualifies.
struct PlayQueen {
    static constexpr std::string_view name = "queen";
    static constexpr std::string_view words = "play queen high or better, fold less";

    [[nodiscard]] static bool plays(CardSet hand) {
        return rank_three(hand) >= lowest_with_high_card(Rank::queen);
    }
};

}  // namespace baize::three_card
