// The words of Open Hand History, with additional words for games that it does not name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/variant.h"

namespace baize::histories {

// In the engine's order of variants and structures. The words for Pineapple, hi-lo hold'em,
// spread-limit and half-pot games are additions of Baize.
inline constexpr std::array<std::string_view, poker::variant_count> game_types{
    "Holdem",
    "Pineapple",
    "CrazyPineapple",
    "CrazyPineappleHiLo",
    "HoldemHiLo",
    "Omaha",
    "OmahaHiLo",
};

inline constexpr std::array<std::string_view, poker::structure_count> bet_types{
    "FL", "SL", "HP", "PL", "NL"};

enum class OhhAction : std::uint8_t {
    dealt_cards,
    mucks_cards,
    shows_cards,
    post_ante,
    post_sb,
    post_bb,
    straddle,
    post_dead,
    post_extra_blind,
    fold,
    check,
    bet,
    raise,
    call,
    added_chips,
    sits_down,
    stands_up,
    added_to_pot,
    discards  // addition of Baize for Pineapple
};

inline constexpr std::array<std::string_view, 19> ohh_actions{
    "Dealt Cards",    "Mucks Cards", "Shows Cards",      "Post Ante", "Post SB",   "Post BB",
    "Straddle",       "Post Dead",   "Post Extra Blind", "Fold",      "Check",     "Bet",
    "Raise",          "Call",        "Added Chips",      "Sits Down", "Stands Up", "Added To Pot",
    "Discards Cards",
};

inline constexpr std::array<std::string_view, 5> ohh_streets{
    "Preflop", "Flop", "Turn", "River", "Showdown"};

// Prefix of user fields in PHH that hold, as JSON, values that only Open Hand History defines.
inline constexpr std::string_view ohh_field_prefix = "_ohh_";

template <typename Word, std::size_t Count>
[[nodiscard]] constexpr std::optional<Word> word_named(
    const std::array<std::string_view, Count>& words, std::string_view name) {
    for (std::size_t i = 0; i < Count; ++i) {
        if (words[i] == name) return static_cast<Word>(i);
    }
    return std::nullopt;
}

template <typename Word, std::size_t Count>
[[nodiscard]] constexpr std::string_view word_of(const std::array<std::string_view, Count>& words,
                                                 Word word) {
    return words[static_cast<std::size_t>(word)];
}

}  // namespace baize::histories
