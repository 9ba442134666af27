#include "server/limits/count_queue.h"

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

CountQueue::CountQueue(Start start, Clock now, const CountLimits& limits)
    : start_(std::move(start)),
      now_(std::move(now)),
      limits_(limits),
      persons_(limits.person),
      addresses_(limits.address) {}

std::string CountQueue::name_of(const CountAsker& asker) {
    if (asker.person != 0) return fmt::format("person {}", asker.person);
    return "anonymous " + asker.address;
}

std::optional<CountRefusal> CountQueue::refusal_of(const CountJob& job) {
    const double cost = milliseconds_of(job.cost);
    if (cost > std::min(limits_.person.burst, limits_.address.burst))
        return CountRefusal{CountReason::too_dear, 0};
    const std::string name = name_of(job.asker);
    const auto own = of_asker_.find(name);
    if (own != of_asker_.end() && own->second >= limits_.of_asker)
        return CountRefusal{CountReason::too_many, 1};
    const double wait = std::max(persons_.wait_for(name, now_(), cost),
                                 addresses_.wait_for(job.asker.address, now_(), cost));
    if (wait > 0)
        return CountRefusal{CountReason::over_budget, static_cast<std::int64_t>(std::ceil(wait))};
    if (is_closed_ || !make_room(job.cost)) return CountRefusal{};
    return std::nullopt;
}

// Removes the most expensive waiting job if it costs more, so that expensive jobs do not keep cheap
// ones out of a full queue.
bool CountQueue::make_room(Span cost) {
    if (waiting_.size() < limits_.waiting) return true;
    const auto dearest = std::prev(waiting_.end());
    if (dearest->second.cost <= cost) return false;
    CountJob job = std::move(dearest->second);
    waiting_.erase(dearest);
    charge(job.asker, -milliseconds_of(job.cost));
    release(job.asker);
    ++counts_.refused;
    if (job.on_displaced) job.on_displaced();
    return true;
}

std::variant<CountId, CountRefusal> CountQueue::add(CountJob job) {
    if (const auto refusal = refusal_of(job)) {
        ++counts_.refused;
        return *refusal;
    }
    charge(job.asker, milliseconds_of(job.cost));
    ++of_asker_[name_of(job.asker)];
    const CountId id = ++last_;
    waiting_.emplace(Place{job.cost.microseconds(), id}, std::move(job));
    begin_next();
    return id;
}

void CountQueue::charge(const CountAsker& asker, double milliseconds) {
    persons_.give_back(name_of(asker), now_(), -milliseconds);
    addresses_.give_back(asker.address, now_(), -milliseconds);
}

void CountQueue::release(const CountAsker& asker) {
    const auto own = of_asker_.find(name_of(asker));
    if (own != of_asker_.end() && --own->second == 0) of_asker_.erase(own);
}

// If there are at least two threads, expensive jobs leave one of them to cheap jobs.
void CountQueue::begin_next() {
    const std::size_t dear_most = std::max<std::size_t>(1, limits_.threads - 1);
    while (!waiting_.empty() && running_.size() < limits_.threads) {
        const auto cheapest = waiting_.begin();
        if (!is_cheap(cheapest->second) && dear_running_ >= dear_most) return;
        begin(cheapest);
    }
}

void CountQueue::begin(std::map<Place, CountJob>::iterator place) {
    const CountId id = place->first.id;
    Running& running = running_[id];
    running.job = std::move(place->second);
    running.began = now_();
    waiting_.erase(place);
    if (!is_cheap(running.job)) ++dear_running_;
    start_(running.job.work, [this, id] { end(id); });
}

// Charges the time that the job took instead of the estimate.
void CountQueue::end(CountId id) {
    const auto found = running_.find(id);
    if (found == running_.end()) return;  // the queue was closed meanwhile
    const Running over = std::move(found->second);
    running_.erase(found);
    if (!is_cheap(over.job)) --dear_running_;
    charge(over.job.asker, milliseconds_of(now_() - over.began) - milliseconds_of(over.job.cost));
    release(over.job.asker);
    ++(over.is_cancelled ? counts_.cancelled : counts_.done);
    over.job.done();
    begin_next();
}

bool CountQueue::cancel(CountId id) {
    if (const auto found = running_.find(id); found != running_.end()) {
        found->second.is_cancelled = true;
        if (found->second.job.stop) found->second.job.stop();
        return false;
    }
    const auto waits = std::find_if(
        waiting_.begin(), waiting_.end(), [&](const auto& one) { return one.first.id == id; });
    if (waits == waiting_.end()) return true;
    charge(waits->second.asker, -milliseconds_of(waits->second.cost));
    release(waits->second.asker);
    waiting_.erase(waits);
    ++counts_.cancelled;
    return true;
}

void CountQueue::close() {
    is_closed_ = true;
    for (const auto& [id, running] : running_) {
        if (running.job.stop) running.job.stop();
    }
    // Callbacks of the jobs, which own pending responses, are destroyed here on the queue's thread
    // and not on a counting thread.
    waiting_.clear();
    running_.clear();
}

CountQueue::Counts CountQueue::counts() const {
    Counts counts = counts_;
    counts.waiting = waiting_.size();
    counts.running = running_.size();
    counts.stopping = static_cast<std::size_t>(std::count_if(
        running_.begin(), running_.end(), [](const auto& one) { return one.second.is_cancelled; }));
    return counts;
}

}  // namespace baize::server
