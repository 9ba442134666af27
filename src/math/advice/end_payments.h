// What the judge of a Hold'em room pays when a round has been decided in a certain way: by the kind
// of the player's hand, whether the dealer qualifies, and who is ahead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/core/money.h"
#include "math/holdem/decisions/holdem_examples.h"

namespace baize::exact {

// The dealer's hand against the player's: qualified or not, and behind, level or ahead.
inline constexpr std::size_t meetings = 6;

[[nodiscard]] constexpr std::size_t meeting_of(std::uint16_t player,
                                               std::uint16_t dealer,
                                               std::uint16_t lowest_qualifying) {
    // Without branches: nobody can guess how two hands compare.
    const auto ahead = static_cast<std::size_t>(dealer >= player) + (dealer > player ? 1U : 0U);
    return ahead + 3U * static_cast<std::size_t>(dealer < lowest_qualifying);
}

struct EndPayments {
    using ByKind = std::array<std::array<Money, meetings>, holdem::hand_kinds>;

    std::vector<ByKind> net{};  // by end
    // What cannot be dealt was never asked for, and must never be counted.
    std::array<std::array<bool, meetings>, holdem::hand_kinds> is_known{};
    std::uint16_t lowest_qualifying = 0;
};

// `ends`: rounds in which all has been decided.
[[nodiscard]] EndPayments end_payments(const GameHooks& game,
                                       const Rules& rules,
                                       const std::vector<Round>& ends,
                                       std::uint16_t lowest_qualifying);

}  // namespace baize::exact
