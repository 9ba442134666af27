#include "cli/grid/grid_teams.h"

#include <algorithm>
#include <utility>

#include "cli/thread_executor.h"

namespace baize {

GridTeams::GridTeams(std::size_t cores, std::size_t batches, Answer answer)
    : answer_(std::move(answer)) {
    const std::size_t teams = std::clamp<std::size_t>(batches, 1, cores);
    for (std::size_t i = 0; i < teams; ++i)
        teams_.emplace_back([this, workers = cores / teams] { work(workers); });
}

GridTeams::~GridTeams() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    batch_came_.notify_all();
}

void GridTeams::begin(std::size_t batch) {
    ++under_way_;
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(batch);
    }
    batch_came_.notify_one();
}

std::optional<BatchAnswer> GridTeams::take(std::chrono::microseconds timeout) {
    std::unique_lock lock(mutex_);
    if (!answer_came_.wait_for(lock, timeout, [this] { return !done_.empty(); }))
        return std::nullopt;
    return first_done();
}

BatchAnswer GridTeams::take() {
    std::unique_lock lock(mutex_);
    answer_came_.wait(lock, [this] { return !done_.empty(); });
    return first_done();
}

BatchAnswer GridTeams::first_done() {
    BatchAnswer answer = std::move(done_.front());
    done_.pop_front();
    --under_way_;
    return answer;
}

void GridTeams::work(std::size_t workers) {
    const ParallelExecutor executor = thread_executor(workers);
    while (true) {
        std::size_t batch = 0;
        {
            std::unique_lock lock(mutex_);
            batch_came_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (stopping_) return;
            batch = waiting_.front();
            waiting_.pop_front();
        }
        std::string text = answer_(batch, executor);
        {
            const std::lock_guard lock(mutex_);
            done_.push_back({.batch = batch, .text = std::move(text)});
        }
        answer_came_.notify_one();
    }
}

}  // namespace baize
