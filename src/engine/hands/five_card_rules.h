// The ranking rules step by step as in the books. Slow: used only during the build, to generate the
// tables of engine/hands/five_card.h. [CS 3.6.1]
#pragma once

#include "engine/hands/five_card.h"

namespace baize {

// The best five of cards with these rank counts, of which no five are of one suit. REQUIRES: the
// counts of five cards or more.
[[nodiscard]] FiveCardRank rank_by_counts(RankCounts counts);

// The best five of cards of one suit. REQUIRES: five ranks or more.
[[nodiscard]] FiveCardRank rank_by_ranks_of_suit(tie_break::RankMask ranks);

}  // namespace baize
