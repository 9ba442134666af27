// An interface to run a long computation in parallel, split into numbered, independent pieces. The
// engine uses no threads; the caller may supply a ParallelExecutor with several workers.
#pragma once

#include <cstddef>
#include <functional>

namespace baize {

// Computes one piece. Two pieces with the same worker number never run at the same time.
using Task = std::function<void(std::size_t piece, std::size_t worker)>;

struct ParallelExecutor {
    std::size_t workers = 1;

    // Runs the pieces 0 to count - 1, each once, in any order; returns when all are done.
    std::function<void(std::size_t count, const Task& piece)> run = [](std::size_t count,
                                                                       const Task& piece) {
        for (std::size_t i = 0; i < count; ++i)
            piece(i, 0);
    };
};

}  // namespace baize
