// Equity counted over all possible deals.
#pragma once

#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/equity/checkpoint.h"
#include "math/equity/matchups.h"
#include "math/equity/outcomes.h"
#include "math/equity/question.h"

namespace baize::equity {

// All workers call the checkpoint, also within long tasks.
// REQUIRES: a settled question and all of its matchups, at least one.
[[nodiscard]] Outcomes count_exactly(const Question& question,
                                     const Matchups& matchups,
                                     const ParallelExecutor& executor = {},
                                     const Checkpoint& checkpoint = {});

// Returns each player's discard if there is only one matchup and everything that is known at the
// decision is known now. Otherwise, and in games without discards, the list is empty.
// REQUIRES: as count_exactly.
[[nodiscard]] std::vector<Card> discards_of(const Question& question, const Matchups& matchups);

}  // namespace baize::equity
