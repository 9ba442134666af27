#include "cli/thread_executor.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

namespace baize {

ParallelExecutor thread_executor(std::size_t workers) {
    if (workers == 0) workers = std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
    const auto run = [workers](std::size_t count, const Task& task) {
        std::atomic<std::size_t> next = 0;
        const auto work = [&](std::size_t worker) {
            for (std::size_t i = next++; i < count; i = next++)
                task(i, worker);
        };
        std::vector<std::jthread> others;
        for (std::size_t worker = 1; worker < std::min(workers, count); ++worker)
            others.emplace_back(work, worker);
        work(0);
    };
    return {.workers = workers, .run = run};
}

ParallelExecutor watched_executor(ParallelExecutor executor, ProgressBar& bar) {
    using Clock = std::chrono::steady_clock;
    const std::size_t workers = executor.workers;
    const auto run = [inner = std::move(executor.run), &bar](std::size_t count, const Task& task) {
        const Clock::time_point show_after = Clock::now() + std::chrono::seconds(1);
        std::atomic<std::size_t> done = 0;
        inner(count, [&](std::size_t i, std::size_t worker) {
            task(i, worker);
            const std::size_t so_far = ++done;
            if (worker == 0 && Clock::now() > show_after) bar.show(so_far, count);
        });
        bar.clear();
    };
    return {.workers = workers, .run = run};
}

}  // namespace baize
