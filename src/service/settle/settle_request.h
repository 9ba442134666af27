// One `baize settle` line read into a Round that is ready for the judge.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/game.h"
#include "formats/json/json_line.h"
#include "service/settle/jackpot_state.h"
#include "service/settle/settle_form.h"

namespace baize {

struct SettleRequest {
    const GameHooks* game = nullptr;
    const SettleForm* form = nullptr;
    Rules rules{};
    Round round{};
    StaticVector<std::uint8_t, boxes_max> order{};       // box indices as given
    std::array<std::uint8_t, boxes_max> extras_given{};  // how many Player Poker Extras
    std::array<bool, boxes_max> extra_is_scalar{};       // given as one amount, not as a list
    std::optional<JackpotState> jackpot{};               // before the round
};

// False after a complaint. `request` is overwritten.
[[nodiscard]] bool read_settle_request(JsonLine& line, SettleRequest& request);

}  // namespace baize
