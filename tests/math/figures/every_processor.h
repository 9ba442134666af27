// Returns an executor on all processors, for computations that take minutes.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "engine/core/parallel_executor.h"

namespace baize::exact {

inline ParallelExecutor every_processor() {
    const std::size_t workers = std::max(1U, std::thread::hardware_concurrency());
    return {.workers = workers, .run = [workers](std::size_t count, const Task& task) {
                std::atomic<std::size_t> next = 0;
                std::vector<std::jthread> threads;
                for (std::size_t worker = 0; worker < workers; ++worker) {
                    threads.emplace_back([&, worker] {
                        for (std::size_t i = next++; i < count; i = next++)
                            task(i, worker);
                    });
                }
            }};
}

}  // namespace baize::exact
