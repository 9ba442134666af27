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

#include "engine/core/moment.h"
#include "engine/core/parallel_executor.h"
#include "math/equity/checkpoint.h"
#include "service/protocol/analysis_forms.h"

namespace baize {

using JobClock = std::function<Moment()>;  // called from any thread

// Thrown to cancel a job; it passes through the engine, which does not know this type.
struct JobCancelled {};

// One job. It runs on one thread and may be observed from another.
class AnalysisJob {
  public:
    // A client that has not polled for this long is gone.
    static constexpr Span poll_timeout = Span::of_seconds(10);

    // If `is_watched` is false, the job runs until it ends or is stopped.
    AnalysisJob(JobClock now, bool is_watched, std::size_t memory);

    // An executor with one worker, which reports its progress.
    // REQUIRES: the job outlives the executor.
    [[nodiscard]] ParallelExecutor executor();

    // Throws JobCancelled if no client waits for the job any more.
    void throw_if_cancelled() const;

    // Returns throw_if_cancelled() as a checkpoint inside a part of the job. REQUIRES: the job
    // outlives it.
    [[nodiscard]] equity::Checkpoint checkpoint() const {
        return [this] { throw_if_cancelled(); };
    }

    // Memory limit of the job's lists, in bytes.
    [[nodiscard]] std::size_t memory() const { return memory_; }

    [[nodiscard]] Moment now() const { return now_(); }

    void record_poll() { last_poll_ = now_().microseconds(); }

    void stop() { is_stopped_ = true; }

    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    [[nodiscard]] views::StudyProgress progress() const;

  private:
    JobClock now_;
    bool is_watched_;
    std::size_t memory_;
    std::atomic<std::int64_t> last_poll_;  // microseconds
    std::atomic<bool> is_stopped_ = false;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> all_ = 0;
    std::atomic<std::uint32_t> pass_ = 0;
};

// Used from one thread only.
class JobRegistry {
  public:
    static constexpr std::size_t job_id_max = 40;

    // `memory` is the limit of each job, in bytes.
    JobRegistry(JobClock now, std::size_t memory) : now_(std::move(now)), memory_(memory) {}

    // Registers a job under this id; "" means that it cannot be polled. A newer job with the same
    // id replaces the older one.
    [[nodiscard]] std::shared_ptr<AnalysisJob> begin(const std::string& job_id);
    void end(const std::string& job_id, const std::shared_ptr<AnalysisJob>& count);

    // Also records that the client is still there.
    [[nodiscard]] views::StudyProgress look(const std::string& job_id);
    void stop(const std::string& job_id);

  private:
    JobClock now_;
    std::size_t memory_;
    std::map<std::string, std::shared_ptr<AnalysisJob>> counts_{};
};

}  // namespace baize
