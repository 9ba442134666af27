// The hands that the dealer may have with an up card, and how they compare with a player's. Hands
// of the same ranks are counted together, and those of one suit separately.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"

namespace baize::bots {

// How a stud room ranks hands.
struct StudRanking {
    std::uint16_t (*rank)(CardSet five) = nullptr;  // Greater is better.
    std::uint16_t lowest_qualifying = 0;
    bool twos_are_wild = false;
};

// The dealer's hand compared with the player's.
enum class StudShowdown : std::uint8_t { unqualified, lower, equal, higher };

inline constexpr std::size_t stud_showdowns = 4;

struct DealerStuds {
    std::array<std::uint32_t, stud_showdowns> hands{};
    std::array<CardSet, stud_showdowns> example{};  // A hand of each class.
};

// REQUIRES: five cards, and an up card that is not among them.
[[nodiscard]] DealerStuds dealer_studs(const StudRanking& ranking, CardSet hand, Card up_card);

}  // namespace baize::bots
