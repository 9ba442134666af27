// The threads of this process at the batches of a grid: several at a time, each by a team of its
// own. A large grid has teams of one, which never wait for each other; a small one larger teams.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/parallel_executor.h"

namespace baize {

struct BatchAnswer {
    std::size_t batch = 0;
    std::string text{};
};

class GridTeams {
  public:
    using Answer = std::function<std::string(std::size_t batch, const ParallelExecutor& executor)>;

    // `batches` is how many there may be at most. `answer` is called by several threads.
    GridTeams(std::size_t cores, std::size_t batches, Answer answer);
    ~GridTeams();
    GridTeams(const GridTeams&) = delete;
    GridTeams& operator=(const GridTeams&) = delete;

    [[nodiscard]] std::size_t count() const { return teams_.size(); }

    // Batches that were begun and have not been taken.
    [[nodiscard]] std::size_t under_way() const { return under_way_; }

    void begin(std::size_t batch);

    // One that is done, in any order. Waits for it, but not longer than that.
    [[nodiscard]] std::optional<BatchAnswer> take(std::chrono::microseconds timeout);

    // REQUIRES: under_way() > 0.
    [[nodiscard]] BatchAnswer take();

  private:
    void work(std::size_t workers);
    [[nodiscard]] BatchAnswer first_done();

    Answer answer_;
    std::size_t under_way_ = 0;  // touched by the owner's thread alone
    std::mutex mutex_{};
    std::condition_variable batch_came_{};
    std::condition_variable answer_came_{};
    std::deque<std::size_t> waiting_{};
    std::deque<BatchAnswer> done_{};
    bool stopping_ = false;
    std::vector<std::jthread> teams_{};
};

}  // namespace baize
