// Who answers which batch of a grid: the teams of this process and, when mpirun has started
// several, those of all other ranks. Rank 0 gives the next number to whoever is free, as batches
// differ in cost and machines in speed, and puts the answers in order.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "cli/grid/grid_teams.h"
#include "cli/grid/ranks.h"

namespace baize {

// Writes the answers of the next batch; false when nobody reads them any more.
using WriteAnswers = std::function<bool(const std::string& text)>;

// Batches 0 to count - 1, written in order. `others`: nullptr where there are none.
void lead_grid(std::size_t count, GridTeams& teams, Ranks* others, const WriteAnswers& write);

// What all ranks but 0 do: what they are told, until there is nothing left.
void follow_grid(GridTeams& teams, Ranks& ranks);

}  // namespace baize
