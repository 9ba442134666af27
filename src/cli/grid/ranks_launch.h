// Were we started by mpirun, and among how many?
#pragma once

#include <string_view>

#include "cli/console.h"
#include "cli/grid/ranks.h"

namespace baize {

struct RankLaunch {
    int rank = 0;
    int count = 1;  // 1 also when nobody but us was started
};

// As mpirun has told the process, before MPI itself is asked.
[[nodiscard]] RankLaunch rank_launch();

// Does mpirun, which started this rank 0 and hands its error stream on, show it on a terminal? A
// rank has a pipe there. Told by the process above, so not where that is a daemon of mpirun's.
[[nodiscard]] bool launcher_is_watched();

// Was the command started as many ranks, which it does not share out? Says so by rank 0.
[[nodiscard]] bool refuse_many_ranks(std::string_view command, Console& console);

// The others, joined. Throws when the module is missing or is not of that mpirun: that may be so on
// one machine only, which has to say so itself and ends the job for all.
[[nodiscard]] Ranks& join_ranks();

}  // namespace baize
