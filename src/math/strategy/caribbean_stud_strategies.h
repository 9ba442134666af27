// Strategies for Caribbean Stud. Each is a function of what the player sees: five cards and the
// dealer's up card.
#pragma once

#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "math/strategy/hole_cards.h"

namespace baize::caribbean_stud {

inline constexpr FiveCardRank ace_king_jack_eight_three{
    FiveCardHand::odd_cards,
    tie_break::of_odd_cards(tie_break::bit(Rank::ace) | tie_break::bit(Rank::king) |
                            tie_break::bit(Rank::jack) | tie_break::bit(Rank::eight) |
                            tie_break::bit(Rank::three))};

// A known rule of thumb that ignores the up card; the best play depends on it.
struct BetPractical {
    static constexpr std::string_view name = "practical";
    static constexpr std::string_view words = "bet A-K-J-8-3 or better, fold less";

    [[nodiscard]] static bool bets(CardSet hand, Card /*up_card*/) {
        return rank_five(hand) >= ace_king_jack_eight_three;
    }
};

// The published rule for ace-king by the dealer's up card, which comes close to the best play.
struct BetByUpCard {
    static constexpr std::string_view name = "up_card";
    static constexpr std::string_view words =
        "bet a pair or better, fold less than ace-king; bet ace-king against a 2 to queen that\n"
        "matches one of its cards, with a queen or jack against an ace or king, and with a queen\n"
        "against a card below its fourth that matches none";

    [[nodiscard]] static bool bets(CardSet hand, Card up_card) {
        if (rank_five(hand).category() != FiveCardHand::odd_cards) return true;
        const auto holds = [hand](Rank rank) { return holds_rank(hand, rank); };
        if (!holds(Rank::ace) || !holds(Rank::king)) return false;
        if (up_card.rank() >= Rank::king) return holds(Rank::queen) || holds(Rank::jack);
        if (holds(up_card.rank())) return true;
        hand.erase(hand.lowest());
        return holds(Rank::queen) && up_card.rank() < hand.lowest().rank();
    }
};

struct BetAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "bet every hand";

    [[nodiscard]] static bool bets(CardSet /*hand*/, Card /*up_card*/) { return true; }
};

struct BetPairs {
    static constexpr std::string_view name = "pairs";
    static constexpr std::string_view words = "bet a pair or better, fold less";

    [[nodiscard]] static bool bets(CardSet hand, Card /*up_card*/) {
        return rank_five(hand) >= FiveCardRank::lowest_of(FiveCardHand::one_pair);
    }
};

}  // namespace baize::caribbean_stud
