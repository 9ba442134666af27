// An interface to run a long computation in parallel, split into numbered, independent tasks. The
// engine uses no threads; the caller may supply a ParallelExecutor with several workers.
#pragma once

#include <cstddef>
#include <functional>

namespace baize {

// Computes one task. Two tasks with the same worker number never run at the same time.
using Task = std::function<void(std::size_t task, std::size_t worker)>;

struct ParallelExecutor {
    std::size_t workers = 1;

    // Runs the tasks 0 to count - 1, each once, in any order; returns when all are done.
    std::function<void(std::size_t count, const Task& task)> run = [](std::size_t count,
                                                                      const Task& task) {
        for (std::size_t i = 0; i < count; ++i)
            task(i, 0);
    };
};

}  // namespace baize
