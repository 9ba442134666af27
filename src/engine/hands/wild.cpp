#include "engine/hands/wild.h"

#include "engine/hands/five_card.h"

namespace baize {

using tie_break::of_group_and_one;

WildJackpotHand jackpot_value(CardSet five, bool quads_natural_only) {
    const FiveCardHand natural = rank_five(five).category();  // every 2 as itself [CS 12.6.3(a)]
    if (natural == FiveCardHand::royal_flush) return WildJackpotHand::royal_flush;
    if (natural == FiveCardHand::straight_flush) return WildJackpotHand::straight_flush;

    // The remaining prizes are in the order of Table 10, so the best hand is the best prize.
    const WildRank wild = rank_wild(five);
    if (wild >= WildRank::lowest_of(WildHand::wild_royal_flush)) {
        return WildJackpotHand::wild_royal_flush;
    }
    if (wild >= WildRank::lowest_of(WildHand::five_of_a_kind)) {
        return WildJackpotHand::five_of_a_kind;
    }
    if (wild >= WildRank::lowest_of(WildHand::straight_flush)) {
        return WildJackpotHand::wild_straight_flush;
    }
    constexpr WildRank four_tens{WildHand::four_of_a_kind, of_group_and_one(Rank::ten, Rank::two)};
    const bool has_wild = !(five & wild_cards).empty();  // four naturals and a 2 are five of a kind
    if (wild >= four_tens && !(has_wild && quads_natural_only)) {
        return WildJackpotHand::four_of_a_kind;  // [I-30]
    }
    return WildJackpotHand::none;
}

}  // namespace baize
