// The payments of Ultimate Texas Hold'em for each class of deals, according to its judge. A class
// is the kind of the player's hand, whether the dealer qualifies, and who is ahead.
#pragma once

#include <array>
#include <cstdint>

#include "engine/banked/machine/rules.h"
#include "math/holdem/decisions/holdem_examples.h"
#include "math/holdem/decisions/holdem_lines.h"

namespace baize::exact::holdem {

// The result against a dealer who qualifies, then against one who does not.
enum class ShowdownOutcome : std::uint8_t { win, tie, lose, weak_win, weak_tie, weak_lose };
inline constexpr std::size_t met_count = 6;

struct UltimatePayments {
    struct Kind {
        std::array<bool, met_count> known{};
        std::array<Money, met_count> once{};   // Net with a Play wager of once the Ante.
        std::array<Money, met_count> again{};  // Net added by each further unit of Play.
    };

    std::array<Kind, hand_kinds> kinds{};
    Money fold{};
    Money staked_before_play{};
    std::array<Money, hand_kinds> trips{};         // Net, played to the end.
    std::array<Money, hand_kinds> trips_folded{};  // Net, folded at the river.
    std::uint16_t lowest_qualifying = 0;

    // The largest amount that divides all payments of the main game.
    Money share{};
};

[[nodiscard]] UltimatePayments ultimate_payments(const Rules& rules);

[[nodiscard]] Lines playing_once(const UltimatePayments& payments);   // Over folding, in shares.
[[nodiscard]] Lines playing_again(const UltimatePayments& payments);  // In shares.

}  // namespace baize::exact::holdem
