// Settles the Jackpot wagers of one round: fits them to the cost or level, adds them to the meter
// or pools, judges them by the rules of the game, and pays them by src/engine/jackpots.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "service/settle/settle_request.h"
#include "service/settle/settle_stream.h"

namespace baize {

using SettledJackpots = std::array<std::optional<SettledJackpot>, boxes_max>;

// Advances request.jackpot by the round. Returns an error message, or nullopt.
[[nodiscard]] std::optional<std::string> settle_jackpots(SettleRequest& request,
                                                         SettledJackpots& settled,
                                                         JackpotPrizes& prizes);

}  // namespace baize
