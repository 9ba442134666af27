// The hands a Jackpot wager can be paid for, and one winner's prize. Which cards make which hand is
// the game rooms' business; what the hand is worth is prize_meter.h and level_pools.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/clause.h"
#include "core/money.h"

namespace baize::jackpots {

// In the order prizes are listed. Written to records by name, never by number.
enum class JackpotHand : std::uint8_t {
    royal_flush,
    straight_flush,
    wild_royal_flush,
    five_of_a_kind,
    wild_straight_flush,
    four_of_a_kind,
    full_house,
    flush,
    straight
};

inline constexpr std::size_t jackpot_hand_count = 9;

inline constexpr std::array<std::string_view, jackpot_hand_count> jackpot_hand_names{
    "royal_flush",
    "straight_flush",
    "wild_royal_flush",
    "five_of_a_kind",
    "wild_straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight"};

// "royal_flush": the one spelling in records, on wires and in the command line.
[[nodiscard]] constexpr std::string_view name(JackpotHand hand) {
    return jackpot_hand_names[static_cast<std::size_t>(hand)];
}

[[nodiscard]] constexpr std::optional<JackpotHand> parse_jackpot_hand(std::string_view text) {
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (jackpot_hand_names[i] == text) return static_cast<JackpotHand>(i);
    }
    return std::nullopt;
}

// A percentage of meter or pools, as against a fixed bonus.
[[nodiscard]] constexpr bool is_meter_hand(JackpotHand hand) {
    return hand == JackpotHand::royal_flush || hand == JackpotHand::straight_flush;
}

// What one winner receives. Prizes are "for one": the stake is not returned beside it. [I-2]
struct Prize {
    JackpotHand hand{};
    Money amount;
    Clause clause;
    friend bool operator==(const Prize&, const Prize&) = default;
};

// More winners in one round than any table has hands; a count beyond it is a slip of the keys.
inline constexpr std::int64_t winners_max = 1000;

}  // namespace baize::jackpots
