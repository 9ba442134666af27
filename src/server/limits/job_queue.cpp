#include "server/limits/job_queue.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace baize::server {

namespace {

double milliseconds_of(Span span) {
    return static_cast<double>(span.microseconds()) / 1e3;
}

}  // namespace

JobQueue::JobQueue(Start start, Clock now, const JobLimits& limits)
    : start_(std::move(start)),
      now_(std::move(now)),
      limits_(limits),
      persons_(limits.person),
      addresses_(limits.address) {}

std::string JobQueue::name_of(const JobClient& client) {
    if (client.person != 0) return fmt::format("person {}", client.person);
    return "anonymous " + client.address;
}

std::optional<JobRefusal> JobQueue::refusal_of(const Job& job) {
    const double cost = milliseconds_of(job.cost);
    if (cost > std::min(limits_.person.burst, limits_.address.burst))
        return JobRefusal{JobRefusalReason::too_expensive, 0};
    const std::string name = name_of(job.client);
    const auto own = per_client_.find(name);
    if (own != per_client_.end() && own->second >= limits_.per_client)
        return JobRefusal{JobRefusalReason::too_many, 1};
    const double wait = std::max(persons_.wait_for(name, now_(), cost),
                                 addresses_.wait_for(job.client.address, now_(), cost));
    if (wait > 0)
        return JobRefusal{JobRefusalReason::over_budget,
                          static_cast<std::int64_t>(std::ceil(wait))};
    if (is_closed_ || !make_room(job.cost)) return JobRefusal{};
    return std::nullopt;
}

// Removes the most expensive waiting job if it costs more, so that expensive jobs do not keep cheap
// ones out of a full queue.
bool JobQueue::make_room(Span cost) {
    if (waiting_.size() < limits_.waiting) return true;
    const auto dearest = std::prev(waiting_.end());
    if (dearest->second.cost <= cost) return false;
    Job job = std::move(dearest->second);
    waiting_.erase(dearest);
    charge(job.client, -milliseconds_of(job.cost));
    release(job.client);
    ++counts_.refused;
    if (job.on_displaced) job.on_displaced();
    return true;
}

std::variant<JobId, JobRefusal> JobQueue::add(Job job) {
    if (const auto refusal = refusal_of(job)) {
        ++counts_.refused;
        return *refusal;
    }
    charge(job.client, milliseconds_of(job.cost));
    ++per_client_[name_of(job.client)];
    const JobId id = ++last_;
    waiting_.emplace(Place{job.cost.microseconds(), id}, std::move(job));
    begin_next();
    return id;
}

void JobQueue::charge(const JobClient& client, double milliseconds) {
    persons_.give_back(name_of(client), now_(), -milliseconds);
    addresses_.give_back(client.address, now_(), -milliseconds);
}

void JobQueue::release(const JobClient& client) {
    const auto own = per_client_.find(name_of(client));
    if (own != per_client_.end() && --own->second == 0) per_client_.erase(own);
}

// If there are at least two threads, expensive jobs leave one of them to cheap jobs.
void JobQueue::begin_next() {
    const std::size_t dear_most = std::max<std::size_t>(1, limits_.threads - 1);
    while (!waiting_.empty() && running_.size() < limits_.threads) {
        const auto cheapest = waiting_.begin();
        if (!is_cheap(cheapest->second) && expensive_running_ >= dear_most) return;
        begin(cheapest);
    }
}

void JobQueue::begin(std::map<Place, Job>::iterator place) {
    const JobId id = place->first.id;
    Running& running = running_[id];
    running.job = std::move(place->second);
    running.began = now_();
    waiting_.erase(place);
    if (!is_cheap(running.job)) ++expensive_running_;
    start_(running.job.work, [this, id] { end(id); });
}

// Charges the time that the job took instead of the estimate.
void JobQueue::end(JobId id) {
    const auto found = running_.find(id);
    if (found == running_.end()) return;  // the queue was closed meanwhile
    const Running over = std::move(found->second);
    running_.erase(found);
    if (!is_cheap(over.job)) --expensive_running_;
    charge(over.job.client, milliseconds_of(now_() - over.began) - milliseconds_of(over.job.cost));
    release(over.job.client);
    ++(over.is_cancelled ? counts_.cancelled : counts_.done);
    over.job.done();
    begin_next();
}

bool JobQueue::cancel(JobId id) {
    if (const auto found = running_.find(id); found != running_.end()) {
        found->second.is_cancelled = true;
        if (found->second.job.stop) found->second.job.stop();
        return false;
    }
    const auto waits = std::find_if(
        waiting_.begin(), waiting_.end(), [&](const auto& one) { return one.first.id == id; });
    if (waits == waiting_.end()) return true;
    charge(waits->second.client, -milliseconds_of(waits->second.cost));
    release(waits->second.client);
    waiting_.erase(waits);
    ++counts_.cancelled;
    return true;
}

void JobQueue::close() {
    is_closed_ = true;
    for (const auto& [id, running] : running_) {
        if (running.job.stop) running.job.stop();
    }
    // Callbacks of the jobs own pending responses, so they are destroyed here on the queue's thread
    // and not on a worker thread.
    waiting_.clear();
    running_.clear();
}

JobQueue::Counts JobQueue::counts() const {
    Counts counts = counts_;
    counts.waiting = waiting_.size();
    counts.running = running_.size();
    counts.stopping = static_cast<std::size_t>(std::count_if(
        running_.begin(), running_.end(), [](const auto& one) { return one.second.is_cancelled; }));
    return counts;
}

}  // namespace baize::server
