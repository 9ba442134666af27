// The part of advice that differs by game: how the dealer's hand ranks, and the sums from which the
// first decision for all hole cards is known at once.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/game_id.h"
#include "engine/core/parallel_executor.h"
#include "math/advice/advice_parts.h"
#include "math/holdem/decisions/start_worths.h"

namespace baize::exact {

struct AdvisedGame {
    DealerRank rank = nullptr;            // For games without a board.
    std::uint16_t lowest_qualifying = 0;  // For games with a board.
    // For games of two hole cards.
    StartWorths (*starts)(const Rules&,
                          std::span<const std::int64_t> stakes,
                          const ParallelExecutor&) = nullptr;
};

// REQUIRES: a house game.
[[nodiscard]] const AdvisedGame& advised_game(GameId game);

}  // namespace baize::exact
