// The deuces-wild ranking of Table 10, line by line. Slow: used only during the build, to generate
// the tables of engine/hands/wild.h. [CS 12.5.2] [I-29]
#pragma once

#include "engine/hands/wild.h"

namespace baize {

// Naturals of several suits. REQUIRES: the counts of five cards, the 2s among them.
[[nodiscard]] WildRank rank_wild_by_counts(RankCounts counts);

// Naturals of one suit, the rest of the five cards 2s. REQUIRES: one to five ranks, no two.
[[nodiscard]] WildRank rank_wild_suited(tie_break::RankMask naturals);

}  // namespace baize
