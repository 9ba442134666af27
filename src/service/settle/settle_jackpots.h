// The Jackpot wagers of one round: fitted to the cost or level, added to meter or pools, judged by
// the room, paid by src/engine/jackpots.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "service/settle/settle_request.h"
#include "service/settle/settle_stream.h"

namespace baize {

using SettledJackpots = std::array<std::optional<SettledJackpot>, boxes_max>;

// Moves request.jackpot on by the round. Returns a complaint, or nothing.
[[nodiscard]] std::optional<std::string> settle_jackpots(SettleRequest& request,
                                                         SettledJackpots& settled,
                                                         JackpotPrizes& prizes);

}  // namespace baize
