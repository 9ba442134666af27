// Ways to play Crown Hold'em. Each is three functions of what the player sees: two hole cards (Flop
// Wager or fold), then the flop (Turn Wager or check), then four communal cards (River Wager or
// check).
#pragma once

#include <string_view>

#include "analysis/hole_cards.h"
#include "core/card_set.h"
#include "hands/five_card.h"

namespace baize::crown_holdem {

// The hand is better than what lies on the board for everyone.
[[nodiscard]] inline bool has_made_hand(CardSet hole, CardSet board) {
    if (has_hidden_pair(hole, board)) return true;
    return rank_best_five(hole | board).category() >= FiveCardHand::straight;
}

// Known from Texas Hold'em Bonus, whose main game is nearly this one.
struct PlayPractical {
    static constexpr std::string_view name = "practical";
    static constexpr std::string_view words =
        "fold 2-3 to 2-7 and 3-4 of two suits, Flop Wager with all else; Turn and River Wager "
        "with\n"
        "a hidden pair or better, or four to a flush with a hidden ten or better";

    [[nodiscard]] static bool plays_flop(CardSet hole) {
        const HoleCards cards = HoleCards::of(hole);
        if (cards.is_pair() || cards.suited) return true;
        const bool deuce = cards.low == Rank::two && cards.high <= Rank::seven;
        return !deuce && !(cards.low == Rank::three && cards.high == Rank::four);
    }

    [[nodiscard]] static bool plays_turn(CardSet hole, CardSet flop) {
        return has_made_hand(hole, flop) || has_four_to_a_flush(hole, flop, Rank::ten);
    }

    [[nodiscard]] static bool plays_river(CardSet hole, CardSet board) {
        return has_made_hand(hole, board) || has_four_to_a_flush(hole, board, Rank::ten);
    }
};

struct PlayAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "every wager with every hand";

    [[nodiscard]] static bool plays_flop(CardSet /*hole*/) { return true; }

    [[nodiscard]] static bool plays_turn(CardSet /*hole*/, CardSet /*flop*/) { return true; }

    [[nodiscard]] static bool plays_river(CardSet /*hole*/, CardSet /*board*/) { return true; }
};

struct PlayCautious {
    static constexpr std::string_view name = "cautious";
    static constexpr std::string_view words =
        "Flop Wager with a pair, an ace, a king, or two cards of nine and above; Turn and River\n"
        "Wager with two pair or better";

    [[nodiscard]] static bool plays_flop(CardSet hole) {
        const HoleCards cards = HoleCards::of(hole);
        return cards.is_pair() || cards.high >= Rank::king || cards.low >= Rank::nine;
    }

    [[nodiscard]] static bool plays_turn(CardSet hole, CardSet flop) {
        return has_made_hand(hole, flop) &&
               rank_best_five(hole | flop) >= FiveCardRank::lowest_of(FiveCardHand::two_pair);
    }

    [[nodiscard]] static bool plays_river(CardSet hole, CardSet board) {
        return plays_turn(hole, board);
    }
};

}  // namespace baize::crown_holdem
