// The names of the wagers of the house games, and the books' words for their outcomes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace baize {

// A wager of the house games.
enum class Wager : std::uint8_t {
    ante,
    blind,
    bet,
    play,
    flop,
    turn,
    river,
    pair_plus,
    trips,
    dealer_poker_extra,
    player_poker_extra,    // the first of up to three on one area, each by a different person
    player_poker_extra_2,  // shown under the same name
    player_poker_extra_3,
    jackpot,
    ante_bonus,     // paid on the Ante; never staked
    instant_winner  // paid on the Ante; never staked
};

inline constexpr std::size_t staked_wager_count = 14;  // ante .. jackpot

[[nodiscard]] constexpr std::size_t index(Wager wager) {
    return static_cast<std::size_t>(wager);
}

// "pair_plus", the same in JSON, golden rounds and records.
[[nodiscard]] std::string_view name(Wager wager);
// The three Player Poker Extras share a name; the first is returned.
[[nodiscard]] std::optional<Wager> wager_named(std::string_view name);

enum class Verdict : std::uint8_t {
    win,
    lose,
    standoff,
    void_,    // there was no result; the stake is returned
    returned  // a stake or part of it that may not play is handed back
};

// "win", "lose", "standoff", "void", "return".
[[nodiscard]] std::string_view name(Verdict verdict);

}  // namespace baize
