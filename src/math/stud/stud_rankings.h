// The rankings of five cards in the two stud rooms.
#pragma once

#include "engine/hands/five_card.h"
#include "engine/hands/wild.h"
#include "math/stud/hand_class.h"

namespace baize::exact::stud {

inline constexpr Ranking five_card_ranking{
    .value = [](CardSet five) { return rank_five(five).value(); },
    .kind = [](std::uint16_t value) { return name(FiveCardRank::of_value(value).category()); }};

inline constexpr Ranking wild_ranking{
    .value = [](CardSet five) { return rank_wild(five).value(); },
    .kind = [](std::uint16_t value) { return name(WildRank::of_value(value).category()); },
    .twos_are_wild = true};

}  // namespace baize::exact::stud
