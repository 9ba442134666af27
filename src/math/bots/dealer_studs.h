// The dealer's hands behind an up card, and how they stand against a player's. Hands of the same
// ranks are counted together, those of one suit apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"

namespace baize::bots {

// How a stud room tells hands apart.
struct StudRanking {
    std::uint16_t (*rank)(CardSet five) = nullptr;  // greater is better
    std::uint16_t lowest_qualifying = 0;
    bool twos_are_wild = false;
};

enum class StudMeeting : std::uint8_t { unqualified, lower, equal, higher };  // the dealer's is

inline constexpr std::size_t stud_meetings = 4;

struct DealerStuds {
    std::array<std::uint32_t, stud_meetings> hands{};
    std::array<CardSet, stud_meetings> example{};  // five cards that stand so
};

// REQUIRES: five cards and an up card that is none of them.
[[nodiscard]] DealerStuds dealer_studs(const StudRanking& ranking, CardSet hand, Card up_card);

}  // namespace baize::bots
