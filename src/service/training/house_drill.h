// Decisions near the margin at the house games: the two best choices differ, but by little.
#pragma once

#include <cstddef>

#include "engine/banked/machine/game.h"
#include "engine/random/seeded_source.h"
#include "math/advice/advice.h"
#include "math/equity/checkpoint.h"

namespace baize::training {

struct HouseDrill {
    exact::Situation situation{};
    exact::Advice advice{};
};

// Returns the cost of the second-best choice. It is 0 if two choices are equally good.
[[nodiscard]] Fraction margin_of(const exact::Advice& advice);

// True for a margin that is worth practising.
[[nodiscard]] bool is_close(const Fraction& margin);

// Deals hands until the decision is close; if the last one still is not, takes the closest of them.
// Under the published rules and the first pay tables.
// REQUIRES: a house game, and a board size at which it has a decision.
[[nodiscard]] HouseDrill deal_house_drill(const GameHooks& game,
                                          std::size_t board,
                                          SeededSource& source,
                                          const equity::Checkpoint& checkpoint);

}  // namespace baize::training
