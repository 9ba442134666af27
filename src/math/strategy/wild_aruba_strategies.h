// Strategies for Wild Aruba Stud. Each is a function of what the player sees: five cards and the
// dealer's up card. takes_instant_winner is called only if the room offers the Instant Winner.
#pragma once

#include <algorithm>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/wild.h"
#include "math/strategy/hole_cards.h"

namespace baize::wild_aruba {

// Found by trying every pair: a limit of nines or jacks costs some 0.4 % of the Ante more.
inline constexpr WildRank lowest_worth_a_bet = lowest_wild_pair_of(Rank::ten);

struct BetPractical {
    static constexpr std::string_view name = "practical";
    static constexpr std::string_view words =
        "bet a pair of tens or better (a 2 beside a ten is one), fold less;\n"
        "take the Instant Winner whenever it is offered, but for a natural royal flush";

    [[nodiscard]] static bool bets(CardSet hand, Card /*up_card*/) {
        return rank_wild(hand) >= lowest_worth_a_bet;
    }

    [[nodiscard]] static bool takes_instant_winner(CardSet hand, Card /*up_card*/) {
        return rank_wild(hand).category() != WildHand::royal_flush;
    }
};

struct BetNoInstant : BetPractical {
    static constexpr std::string_view name = "no_instant";
    static constexpr std::string_view words = "as practical, but never take the Instant Winner";

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/, Card /*up_card*/) {
        return false;
    }
};

struct BetInstant : BetPractical {
    static constexpr std::string_view name = "instant";
    static constexpr std::string_view words =
        "as practical, but take the Instant Winner every time it is offered";

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/, Card /*up_card*/) {
        return true;
    }
};

// An approximation of the best play: a dealer who shows a low card fails to qualify about every
// other time. Then the Bet is seldom paid, and the Instant Winner always.
struct BetByUpCard {
    static constexpr std::string_view name = "up_card";
    static constexpr std::string_view words =
        "bet everything against a 3 to 7; against an 8 to jack a pair as high or better; a pair\n"
        "of queens, or of jacks with a 2, against a queen, king or ace, and of aces against a 2;\n"
        "take the Instant Winner against a 3 to 7 only, but never for a natural royal flush";

    [[nodiscard]] static constexpr bool is_low(Rank up_card) {
        return up_card >= Rank::three && up_card <= Rank::seven;
    }

    [[nodiscard]] static constexpr Rank lowest_pair_against(Rank up_card, bool has_two) {
        if (up_card == Rank::two) return Rank::ace;
        return std::min(up_card, has_two ? Rank::jack : Rank::queen);
    }

    [[nodiscard]] static bool bets(CardSet hand, Card up_card) {
        const Rank shown = up_card.rank();
        if (is_low(shown)) return true;
        const bool has_two = holds_rank(hand, Rank::two);
        return rank_wild(hand) >= lowest_wild_pair_of(lowest_pair_against(shown, has_two));
    }

    [[nodiscard]] static bool takes_instant_winner(CardSet hand, Card up_card) {
        return is_low(up_card.rank()) && rank_wild(hand).category() != WildHand::royal_flush;
    }
};

struct BetAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "bet every hand, never take the Instant Winner";

    [[nodiscard]] static bool bets(CardSet /*hand*/, Card /*up_card*/) { return true; }

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/, Card /*up_card*/) {
        return false;
    }
};

}  // namespace baize::wild_aruba
