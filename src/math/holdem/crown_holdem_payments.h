// The payments of Crown Hold'em for each class of deals, according to its judge. A class is the
// kind of the player's hand and who is ahead; for a Poker Extra, the kind of five cards.
#pragma once

#include <array>
#include <cstdint>

#include "engine/banked/machine/rules.h"
#include "math/holdem/decisions/holdem_examples.h"
#include "math/holdem/decisions/holdem_lines.h"

namespace baize::exact::holdem {

enum class Against : std::uint8_t { ahead, level, behind };
inline constexpr std::size_t against_count = 3;

struct CrownPayments {
    struct Kind {
        std::array<bool, against_count> known{};
        std::array<Money, against_count> flop{};   // Net of Ante and Flop.
        std::array<Money, against_count> raise{};  // Net added by a Turn or a River wager.
    };

    std::array<Kind, hand_kinds> kinds{};
    Money fold{};
    Money staked_before_flop{};
    Money staked_on_flop{};
    Money staked_on_raise{};
    std::array<Money, hand_kinds> dealer_extra{};  // Net, by the dealer's five cards.
    std::array<Money, hand_kinds> player_extra{};  // Net, by the player's five cards.
    Money player_extra_folded{};

    Money share{};  // Largest amount that divides all payments of the main game.
};

[[nodiscard]] CrownPayments crown_payments(const Rules& rules);

// In both, every dealer's hand counts as qualified.
[[nodiscard]] Lines playing_flop(const CrownPayments& payments);  // Over folding, in shares.
[[nodiscard]] Lines raising(const CrownPayments& payments);       // In shares.

}  // namespace baize::exact::holdem
