// A game room's verdict on a Jackpot wager: whether its hand may be paid, and as which hand.
// src/engine/jackpots decides how much it pays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/banked/wagers/wager.h"
#include "engine/core/clause.h"

namespace baize {

// Best first. Five of a kind and the wild hands exist at Wild Aruba only.
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

// "royal_flush": the spelling in records, messages and the command line.
[[nodiscard]] constexpr std::string_view name(JackpotHand hand) {
    return jackpot_hand_names[static_cast<std::size_t>(hand)];
}

[[nodiscard]] constexpr std::optional<JackpotHand> parse_jackpot_hand(std::string_view text) {
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (jackpot_hand_names[i] == text) return static_cast<JackpotHand>(i);
    }
    return std::nullopt;
}

struct JackpotClaim {
    // win: `hand` is looked up in the prize table, and if it is not listed there the wager loses
    // under `lost`. lose, void_ and returned are final.
    Verdict verdict = Verdict::lose;
    std::optional<JackpotHand> hand{};
    Clause clause{};       // clause of a verdict other than win
    Clause lost{};         // clause if the prize table in use does not list the hand
    bool carried = false;  // void in this round, but stays for the next [CS 11.14]
    friend bool operator==(const JackpotClaim&, const JackpotClaim&) = default;
};

// True if the stake goes back to the player: it neither plays nor is lost.
[[nodiscard]] constexpr bool goes_back(const JackpotClaim& claim) {
    return claim.verdict == Verdict::void_ || claim.verdict == Verdict::returned;
}

}  // namespace baize
