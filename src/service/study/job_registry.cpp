#include "service/study/job_registry.h"

#include <utility>

namespace baize {

AnalysisJob::AnalysisJob(JobClock now, bool is_watched, std::size_t memory)
    : now_(std::move(now)),
      is_watched_(is_watched),
      memory_(memory),
      last_poll_(now_().microseconds()) {}

void AnalysisJob::throw_if_cancelled() const {
    if (is_stopped_) throw JobCancelled{};
    if (is_watched_ && now_() > Moment::of_microseconds(last_poll_) + poll_timeout)
        throw JobCancelled{};
}

ParallelExecutor AnalysisJob::executor() {
    const auto run = [this](std::size_t count, const Task& task) {
        done_ = 0;
        all_ = count;
        ++pass_;
        for (std::size_t i = 0; i < count; ++i) {
            throw_if_cancelled();
            task(i, 0);
            ++done_;
        }
    };
    return {.workers = 1, .run = run};
}

views::StudyProgress AnalysisJob::progress() const {
    const std::uint32_t pass = pass_;
    return {.is_running = pass > 0, .done = done_, .total = all_, .pass = pass};
}

std::shared_ptr<AnalysisJob> JobRegistry::begin(const std::string& job_id) {
    auto count = std::make_shared<AnalysisJob>(now_, !job_id.empty(), memory_);
    if (!job_id.empty()) counts_[job_id] = count;
    return count;
}

void JobRegistry::end(const std::string& job_id, const std::shared_ptr<AnalysisJob>& count) {
    const auto found = counts_.find(job_id);
    if (found != counts_.end() && found->second == count) counts_.erase(found);
}

views::StudyProgress JobRegistry::look(const std::string& job_id) {
    const auto found = counts_.find(job_id);
    if (found == counts_.end()) return {};
    found->second->record_poll();
    return found->second->progress();
}

void JobRegistry::stop(const std::string& job_id) {
    const auto found = counts_.find(job_id);
    if (found != counts_.end()) found->second->stop();
}

}  // namespace baize
