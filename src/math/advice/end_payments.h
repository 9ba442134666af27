// The payments of a Hold'em room's judge for each way in which a round may be decided: by the kind
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

// The cases of the dealer's hand against the player's: qualified or not, and behind, level or
// ahead.
inline constexpr std::size_t showdown_outcomes = 6;

[[nodiscard]] constexpr std::size_t showdown_of(std::uint16_t player,
                                                std::uint16_t dealer,
                                                std::uint16_t lowest_qualifying) {
    // Without branches, because the comparison of two hands is unpredictable.
    const auto ahead = static_cast<std::size_t>(dealer >= player) + (dealer > player ? 1U : 0U);
    return ahead + 3U * static_cast<std::size_t>(dealer < lowest_qualifying);
}

struct EndPayments {
    using ByKind = std::array<std::array<Money, showdown_outcomes>, holdem::hand_kinds>;

    std::vector<ByKind> net{};  // By end.
    // False for cases that cannot be dealt. They are never settled and must never be counted.
    std::array<std::array<bool, showdown_outcomes>, holdem::hand_kinds> is_known{};
    std::uint16_t lowest_qualifying = 0;
};

// `ends`: rounds in which everything has been decided.
[[nodiscard]] EndPayments end_payments(const GameHooks& game,
                                       const Rules& rules,
                                       const std::vector<Round>& ends,
                                       std::uint16_t lowest_qualifying);

}  // namespace baize::exact
