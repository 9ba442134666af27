// Reads one `baize settle` line into a Round that is ready to be judged.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/game.h"
#include "formats/json/json_line.h"
#include "service/settle/jackpot_state.h"
#include "service/settle/settle_form.h"

namespace baize {

inline constexpr std::size_t extras_max = 3;  // on one area [CH 3.30]

// Zeros in a list of Player Poker Extras: before each wager of it, and after the last.
using ExtraZeros = std::array<std::size_t, extras_max + 1>;

struct SettleRequest {
    const GameHooks* game = nullptr;
    const SettleForm* form = nullptr;
    Rules rules{};
    Round round{};
    StaticVector<std::uint8_t, boxes_max> order{};       // box indices in the order of the input
    std::array<std::uint8_t, boxes_max> extras_given{};  // number of Player Poker Extras
    std::array<bool, boxes_max> extra_is_scalar{};  // true if given as one amount instead of a list
    std::array<ExtraZeros, boxes_max> extra_zeros{};
    std::optional<JackpotState> jackpot{};  // the state before the round
};

// Overwrites `request`. Returns false after an error was added.
[[nodiscard]] bool read_settle_request(JsonLine& line, SettleRequest& request);

}  // namespace baize
