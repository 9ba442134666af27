// Running jobs by the id that the client chose: the progress of each, and whether a client still
// polls it. A job without a client ends within milliseconds.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "engine/core/crew.h"
#include "engine/core/moment.h"
#include "math/equity/checkpoint.h"
#include "service/protocol/analysis_forms.h"

namespace baize {

using StudyClock = std::function<Moment()>;  // called from any thread

// Thrown to cancel a job; it passes through the engine, which does not know this type.
struct GivenUp {};

// One job. It runs on one thread and may be observed from another.
class StudyCount {
  public:
    // A client that has not polled for this long is gone.
    static constexpr Span patience = Span::of_seconds(10);

    // If `is_watched` is false, the job runs until it ends or is stopped.
    StudyCount(StudyClock now, bool is_watched, std::size_t memory);

    // A crew with one worker, which reports its progress. REQUIRES: the job outlives the crew.
    [[nodiscard]] Crew crew();

    // Throws GivenUp if no client waits for the job any more.
    void go_on() const;

    // Returns go_on() as a checkpoint inside a part of the job. REQUIRES: the job outlives it.
    [[nodiscard]] equity::Checkpoint checkpoint() const {
        return [this] { go_on(); };
    }

    // Memory limit of the job's lists, in bytes.
    [[nodiscard]] std::size_t memory() const { return memory_; }

    [[nodiscard]] Moment now() const { return now_(); }

    void hear() { heard_ = now_().microseconds(); }

    void stop() { is_stopped_ = true; }

    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    [[nodiscard]] screen::StudyProgress progress() const;

  private:
    StudyClock now_;
    bool is_watched_;
    std::size_t memory_;
    std::atomic<std::int64_t> heard_;  // microseconds
    std::atomic<bool> is_stopped_ = false;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> all_ = 0;
    std::atomic<std::uint32_t> pass_ = 0;
};

// Used from one thread only.
class StudyWatch {
  public:
    static constexpr std::size_t word_most = 40;

    // `memory` is the limit of each job, in bytes.
    StudyWatch(StudyClock now, std::size_t memory) : now_(std::move(now)), memory_(memory) {}

    // Registers a job under this id; "" means that it cannot be polled. A newer job with the same
    // id replaces the older one.
    [[nodiscard]] std::shared_ptr<StudyCount> begin(const std::string& word);
    void end(const std::string& word, const std::shared_ptr<StudyCount>& count);

    // Also records that the client is still there.
    [[nodiscard]] screen::StudyProgress look(const std::string& word);
    void stop(const std::string& word);

  private:
    StudyClock now_;
    std::size_t memory_;
    std::map<std::string, std::shared_ptr<StudyCount>> counts_{};
};

}  // namespace baize
