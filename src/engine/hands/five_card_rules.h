// The ranking rules step by step as in the books. Slow: used only during the build, to generate the
// tables of engine/hands/five_card.h. [CS 3.6.1]
#pragma once

#include "engine/hands/five_card.h"

namespace baize {

// Ranks the best five of five or more cards with these rank counts. REQUIRES: no five of them share
// a suit. REQUIRES: the counts of five cards or more.
[[nodiscard]] FiveCardRank rank_by_counts(RankCounts counts);

// The best five of cards of one suit. REQUIRES: five ranks or more.
[[nodiscard]] FiveCardRank rank_by_ranks_of_suit(tie_break::RankMask ranks);

}  // namespace baize
