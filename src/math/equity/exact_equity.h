// Equity by counting every deal there can be.
#pragma once

#include <vector>

#include "engine/core/crew.h"
#include "math/equity/checkpoint.h"
#include "math/equity/matchups.h"
#include "math/equity/outcomes.h"
#include "math/equity/question.h"

namespace baize::equity {

// The checkpoint is passed by every worker, within long pieces too.
// REQUIRES: a settled question and all of its matchups, of which there are some.
[[nodiscard]] Outcomes count_exactly(const Question& question,
                                     const Matchups& matchups,
                                     const Crew& crew = {},
                                     const Checkpoint& checkpoint = {});

// The cards that the players give up, where there is only one matchup and what is known when they
// decide is known now; otherwise, and in games without discards, none.
// REQUIRES: as count_exactly.
[[nodiscard]] std::vector<Card> discards_of(const Question& question, const Matchups& matchups);

}  // namespace baize::equity
