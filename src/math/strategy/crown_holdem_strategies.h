// Strategies for Crown Hold'em. Each consists of three functions of what the player sees: two hole
// cards (Flop Wager or fold), then the flop (Turn Wager or check), then four communal cards (River
// Wager or check).
#pragma once

#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "math/strategy/hole_cards.h"

namespace baize::crown_holdem {

// True if the hand is better than the board that all players share.
[[nodiscard]] inline bool has_made_hand(CardSet hole, CardSet board) {
    if (has_hidden_pair(hole, board)) return true;
    return rank_best_five(hole | board).category() >= FiveCardHand::straight;
}

// Found by comparing rules with the exact worth of every raise; costs less than half a per cent.
struct PlayPractical {
    static constexpr std::string_view name = "practical";
    static constexpr std::string_view words =
        "fold 2-3 to 2-7 and 3-4 of two suits, Flop Wager with all else; Turn and River Wager\n"
        "with a hidden pair or better, but not with a pocket pair below three ranks or more, the\n"
        "lowest pair against three of a suit or one pair against four; Turn Wager also with four\n"
        "to a flush and a hidden eight, and, if not all three are of a suit, with A-10, with an\n"
        "ace or K-9 on a paired flop, one card short of a straight with an ace or two cards from\n"
        "ten up, or open-ended with a jack; River Wager also with four to a flush and a hidden\n"
        "king, and, if no three are of a suit, with an ace on a paired board or a king on two\n"
        "pairs or trips";

    [[nodiscard]] static bool plays_flop(CardSet hole) {
        const HoleCards cards = HoleCards::of(hole);
        if (cards.is_pair() || cards.suited) return true;
        const bool deuce = cards.low == Rank::two && cards.high <= Rank::seven;
        return !deuce && !(cards.low == Rank::three && cards.high == Rank::four);
    }

    [[nodiscard]] static bool plays_turn(CardSet hole, CardSet flop) {
        if (has_good_hand(hole, flop)) return true;
        if (has_hidden_pair(hole, flop)) return false;
        const std::size_t of_a_suit = most_of_a_suit(flop);
        if (of_a_suit >= 2 && has_four_to_a_flush(hole, flop, Rank::eight)) return true;
        if (of_a_suit == 3) return false;
        const HoleCards cards = HoleCards::of(hole);
        if (cards.is(Rank::ace, Rank::ten)) return true;
        const bool ace = cards.high == Rank::ace;
        if (ranks_in(flop) < 3 && (ace || cards.is(Rank::king, Rank::nine))) return true;
        const unsigned outs = straight_outs(hole | flop);
        if (outs > 1 && cards.high >= Rank::jack) return true;
        return outs > 0 && (ace || cards.low >= Rank::ten);
    }

    [[nodiscard]] static bool plays_river(CardSet hole, CardSet board) {
        if (has_good_hand(hole, board)) return true;
        if (has_hidden_pair(hole, board)) return false;
        const Rank high = HoleCards::of(hole).high;
        if (high < Rank::king) return false;
        const std::size_t of_a_suit = most_of_a_suit(board);
        if (of_a_suit >= 2 && has_four_to_a_flush(hole, board, Rank::king)) return true;
        if (of_a_suit >= 3) return false;
        const std::size_t ranks = ranks_in(board);
        return (ranks < 4 && high == Rank::ace) || (ranks < 3 && high == Rank::king);
    }

  private:
    // True for a hand better than a hidden pair, or for a pair that is worth a raise. Hands that
    // the board makes alone do not count. Ranking the hand comes last, because it takes longest.
    [[nodiscard]] static bool has_good_hand(CardSet hole, CardSet board) {
        const bool pocket = HoleCards::of(hole).is_pair();
        const CardSet matching = all_of_ranks_in(hole) & board;
        if (pocket && !matching.empty()) return true;
        if (!matching.empty() && matching.size() > 1) return true;
        if (pocket && trusts_pair(hole, board, hole.lowest().rank())) return true;
        if (!matching.empty() && trusts_pair(hole, board, matching.lowest().rank())) return true;
        const FiveCardHand best = rank_best_five(hole | board).category();
        return best == FiveCardHand::straight || best == FiveCardHand::flush ||
               best >= FiveCardHand::straight_flush;
    }

    [[nodiscard]] static bool trusts_pair(CardSet hole, CardSet board, Rank pair) {
        const std::size_t of_a_suit = most_of_a_suit(board);
        if (of_a_suit >= 4) return false;
        const Rank lowest = board.lowest().rank();
        if (pair > lowest) return true;
        const std::size_t ranks = ranks_in(board);
        if (pair < lowest && ranks >= 3) return false;  // A pocket pair.
        return of_a_suit < 3 || ranks < board.size() || has_four_to_a_flush(hole, board, Rank::two);
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
