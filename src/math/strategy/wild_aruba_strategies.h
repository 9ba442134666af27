// Strategies for Wild Aruba Stud. Each is a function of what the player sees: five cards and the
// dealer's up card. takes_instant_winner is called only if the room offers the Instant Winner.
#pragma once

#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/wild.h"

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

    [[nodiscard]] static bool takes_instant_winner(CardSet hand) {
        return rank_wild(hand).category() != WildHand::royal_flush;
    }
};

struct BetNoInstant : BetPractical {
    static constexpr std::string_view name = "no_instant";
    static constexpr std::string_view words = "as practical, but never take the Instant Winner";

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/) { return false; }
};

struct BetInstant : BetPractical {
    static constexpr std::string_view name = "instant";
    static constexpr std::string_view words =
        "as practical, but take the Instant Winner every time it is offered";

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/) { return true; }
};

// An approximation of the best play: a dealer who shows a low card fails to qualify about every
// other time.
struct BetByUpCard : BetPractical {
    static constexpr std::string_view name = "up_card";
    static constexpr std::string_view words =
        "bet everything against a 3 to 7; against an 8 to jack a pair as high or better; a pair "
        "of\n"
        "jacks against a queen, king or ace, and of aces against a 2; Instant Winner as practical";

    [[nodiscard]] static constexpr Rank lowest_pair_against(Rank up_card) {
        if (up_card == Rank::two) return Rank::ace;
        return up_card < Rank::jack ? up_card : Rank::jack;
    }

    [[nodiscard]] static bool bets(CardSet hand, Card up_card) {
        const Rank shown = up_card.rank();
        if (shown >= Rank::three && shown <= Rank::seven) return true;
        return rank_wild(hand) >= lowest_wild_pair_of(lowest_pair_against(shown));
    }
};

struct BetAlways {
    static constexpr std::string_view name = "always";
    static constexpr std::string_view words = "bet every hand, never take the Instant Winner";

    [[nodiscard]] static bool bets(CardSet /*hand*/, Card /*up_card*/) { return true; }

    [[nodiscard]] static bool takes_instant_winner(CardSet /*hand*/) { return false; }
};

}  // namespace baize::wild_aruba
