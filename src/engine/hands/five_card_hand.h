// The kinds of five-card hands, and a hand's place among all of them. five_card.h ranks cards.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/hands/hand_rank.h"

namespace baize {

enum class FiveCardHand : std::uint8_t {
    odd_cards,
    one_pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    royal_flush
};

using FiveCardRank = HandRank<FiveCardHand>;
static_assert(sizeof(FiveCardRank) == 2);

[[nodiscard]] constexpr std::string_view name(FiveCardHand hand) {
    switch (hand) {
        case FiveCardHand::odd_cards: return "odd_cards";
        case FiveCardHand::one_pair: return "one_pair";
        case FiveCardHand::two_pair: return "two_pair";
        case FiveCardHand::three_of_a_kind: return "three_of_a_kind";
        case FiveCardHand::straight: return "straight";
        case FiveCardHand::flush: return "flush";
        case FiveCardHand::full_house: return "full_house";
        case FiveCardHand::four_of_a_kind: return "four_of_a_kind";
        case FiveCardHand::straight_flush: return "straight_flush";
        case FiveCardHand::royal_flush: return "royal_flush";
    }
    return {};
}

}  // namespace baize
