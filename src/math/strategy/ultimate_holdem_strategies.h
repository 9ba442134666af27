// Strategies for Ultimate Texas Hold'em. Each consists of three functions of what the player sees:
// two hole cards, then the flop, then the whole board. To raise before the river means to place the
// largest Play wager offered; to play on the river means to place the Play wager instead of
// folding.
#pragma once

#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "math/strategy/hole_cards.h"

namespace baize::ultimate_holdem {

// The published rule of thumb for the common game (James Grosjean, Michael Shackleford). It is not
// quite the best here: the book's Blind stands off against a dealer without a pair, where the
// common game loses it to a higher hand.
struct PlayPractical {
    static constexpr std::string_view name = "practical";
    static constexpr std::string_view words =
        "4x with a pair of threes or better, any ace, K2 suited, K5, Q6 suited, Q8, J8 suited or\n"
        "J10 and better; 2x on the flop with two pair or better, a hidden pair but pocket deuces,\n"
        "or four to a flush with a hidden ten or better; 1x on the river with a hidden pair or\n"
        "better, or when fewer than 21 dealer cards beat the hand; otherwise fold";

    static constexpr std::size_t too_many_outs = 21;

    [[nodiscard]] static bool raises_first(CardSet hole) {
        const HoleCards cards = HoleCards::of(hole);
        if (cards.is_pair()) return cards.high >= Rank::three;
        const auto from = [&](Rank top, Rank suited, Rank offsuit) {
            return cards.is(top, cards.suited ? suited : offsuit);
        };
        return cards.high == Rank::ace || from(Rank::king, Rank::two, Rank::five) ||
               from(Rank::queen, Rank::six, Rank::eight) ||
               from(Rank::jack, Rank::eight, Rank::ten);
    }

    [[nodiscard]] static bool raises_flop(CardSet hole, CardSet flop) {
        const HoleCards cards = HoleCards::of(hole);
        const bool deuces = cards.is_pair() && cards.high == Rank::two;
        const auto two_pair = FiveCardRank::lowest_of(FiveCardHand::two_pair);
        if (rank_five(hole | flop) >= two_pair) return true;
        if (!deuces && has_hidden_pair(hole, flop)) return true;
        return has_four_to_a_flush(hole, flop, Rank::ten);
    }

    [[nodiscard]] static bool plays_river(CardSet hole, CardSet board) {
        if (has_hidden_pair(hole, board)) return true;
        const FiveCardHand own = rank_best_five(hole | board).category();
        if (own > rank_five(board).category()) return true;  // For example a straight or a flush.
        return dealer_outs(hole, board, too_many_outs) < too_many_outs;
    }
};

struct PlayAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "4x with every hand";

    [[nodiscard]] static bool raises_first(CardSet /*hole*/) { return true; }

    [[nodiscard]] static bool raises_flop(CardSet /*hole*/, CardSet /*flop*/) { return true; }

    [[nodiscard]] static bool plays_river(CardSet /*hole*/, CardSet /*board*/) { return true; }
};

struct PlayLate {
    static constexpr std::string_view name = "never_raise_early";
    static constexpr std::string_view words = "check to the river, then 1x or fold as practical";

    [[nodiscard]] static bool raises_first(CardSet /*hole*/) { return false; }

    [[nodiscard]] static bool raises_flop(CardSet /*hole*/, CardSet /*flop*/) { return false; }

    [[nodiscard]] static bool plays_river(CardSet hole, CardSet board) {
        return PlayPractical::plays_river(hole, board);
    }
};

}  // namespace baize::ultimate_holdem
