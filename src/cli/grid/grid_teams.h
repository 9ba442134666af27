// The threads of this process that compute batches of a grid, several batches at a time, each with
// a team of threads. For a large grid each team has one thread, so that none waits for another; for
// a small grid teams are larger.
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

    // `batches`: the maximum number of batches. `answer` is called from several threads.
    GridTeams(std::size_t cores, std::size_t batches, Answer answer);
    ~GridTeams();
    GridTeams(const GridTeams&) = delete;
    GridTeams& operator=(const GridTeams&) = delete;

    [[nodiscard]] std::size_t count() const { return teams_.size(); }

    // Number of batches that were started and not yet taken.
    [[nodiscard]] std::size_t under_way() const { return under_way_; }

    void begin(std::size_t batch);

    // Returns any finished batch; waits at most `timeout` for one.
    [[nodiscard]] std::optional<BatchAnswer> take(std::chrono::microseconds timeout);

    // REQUIRES: under_way() > 0.
    [[nodiscard]] BatchAnswer take();

  private:
    void work(std::size_t workers);
    [[nodiscard]] BatchAnswer first_done();

    Answer answer_;
    std::size_t under_way_ = 0;  // used only from the owner's thread
    std::mutex mutex_{};
    std::condition_variable batch_came_{};
    std::condition_variable answer_came_{};
    std::deque<std::size_t> waiting_{};
    std::deque<BatchAnswer> done_{};
    bool stopping_ = false;
    std::vector<std::jthread> teams_{};
};

}  // namespace baize
