#include "apps/thread_crew.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace baize {

Crew thread_crew() {
    const std::size_t workers = std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
    const auto run = [workers](std::size_t count, const Piece& piece) {
        std::atomic<std::size_t> next = 0;
        const auto work = [&](std::size_t worker) {
            for (std::size_t i = next++; i < count; i = next++)
                piece(i, worker);
        };
        std::vector<std::jthread> others;
        for (std::size_t worker = 1; worker < std::min(workers, count); ++worker)
            others.emplace_back(work, worker);
        work(0);
    };
    return {.workers = workers, .run = run};
}

}  // namespace baize
