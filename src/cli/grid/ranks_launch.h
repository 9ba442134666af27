// Detects whether mpirun started this process, and with how many others.
#pragma once

#include <string_view>

#include "cli/console.h"
#include "cli/grid/ranks.h"

namespace baize {

struct RankLaunch {
    int rank = 0;
    int count = 1;  // also 1 without mpirun
};

// Read from the environment that mpirun sets, without MPI itself.
[[nodiscard]] RankLaunch rank_launch();

// True if mpirun, which started this rank 0 and forwards its error stream, shows it on a terminal;
// a rank itself has a pipe there. Detected from the parent process, so it is false if that is a
// daemon of mpirun.
[[nodiscard]] bool launcher_is_watched();

// Returns true, with an error from rank 0, if several ranks were started for a command that cannot
// use them.
[[nodiscard]] bool refuse_many_ranks(std::string_view command, Console& console);

// Returns the joined ranks. Throws if the module is missing or does not match mpirun. That may
// happen on one machine only, which reports it and ends the whole job.
[[nodiscard]] Ranks& join_ranks();

}  // namespace baize
