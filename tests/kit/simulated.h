// Runs all chunks of a simulation one after the other.
#pragma once

#include <cstdint>

#include "math/simulation/simulation.h"

namespace baize {

[[nodiscard]] inline Tally simulated(const Simulation& simulation) {
    Tally tally;
    for (std::uint64_t chunk = 0; chunk < chunk_count(simulation); ++chunk)
        tally.add(play_chunk(simulation, chunk));
    return tally;
}

}  // namespace baize
