// Distributes the batches of a grid: among the teams of this process and, under mpirun, those of
// all other ranks. Rank 0 gives the next batch to any free team, because batches differ in cost and
// machines in speed, and puts the answers in order.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "cli/grid/grid_teams.h"
#include "cli/grid/ranks.h"

namespace baize {

// Writes the answers of the next batch; returns false if the output is closed.
using WriteAnswers = std::function<bool(const std::string& text)>;

// Computes batches 0 to count - 1 and writes them in order. `others`: nullptr if there are no other
// ranks.
void lead_grid(std::size_t count, GridTeams& teams, Ranks* others, const WriteAnswers& write);

// Runs on all ranks but 0: computes the batches that rank 0 sends, until none is left.
void follow_grid(GridTeams& teams, Ranks& ranks);

}  // namespace baize
