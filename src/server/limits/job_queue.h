// Schedules analysis and equity jobs, which take from a millisecond to many seconds and which any
// client may start. Cheap jobs go before expensive ones, expensive jobs leave one thread free where
// there are several, and each person and each address has a time budget. The queue is used from one
// thread; the jobs run on others.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "engine/core/moment.h"
#include "house/issuer.h"
#include "server/limits/limits.h"
#include "server/limits/rate_limit.h"

namespace baize::server {

struct JobClient {
    std::string address{};
    house::PersonId person = 0;  // 0: anonymous
};

enum class JobRefusalReason : std::uint8_t {
    over_budget,    // accepted later, when time has been refilled
    too_expensive,  // never accepted: it costs more than a full budget
    too_many,       // the same client has too many jobs
    queue_full,
};

struct JobRefusal {
    JobRefusalReason reason = JobRefusalReason::queue_full;
    std::int64_t seconds = 5;  // after which a retry makes sense; 0: never

    friend bool operator==(const JobRefusal&, const JobRefusal&) = default;
};

using JobId = std::uint64_t;

struct Job {
    JobClient client{};
    Span cost{};                           // estimated thread time
    std::function<void()> work{};          // runs on a worker thread
    std::function<void()> done{};          // called afterwards, on the queue's thread
    std::function<void()> stop{};          // asks running work to end; called on the queue's thread
    std::function<void()> on_displaced{};  // called if cheaper jobs push it out of the full queue
};

class JobQueue {
  public:
    using Clock = std::function<Moment()>;
    // Runs `work` on a worker thread, then `after` on the queue's thread.
    using Start = std::function<void(std::function<void()> work, std::function<void()> after)>;

    // Totals since the start, and current numbers.
    struct Counts {
        std::uint64_t done = 0;
        std::uint64_t cancelled = 0;
        std::uint64_t refused = 0;
        std::size_t waiting = 0;
        std::size_t running = 0;
        std::size_t stopping = 0;  // running jobs that were cancelled
    };

    JobQueue(Start start, Clock now, const JobLimits& limits);

    [[nodiscard]] std::variant<JobId, JobRefusal> add(Job job);

    // Cancels a job. Returns true if it was not running: it is removed. Returns false if it is
    // running: it is asked to end, and `done` is called when it has ended.
    bool cancel(JobId id);

    // Stops and removes all jobs, before the threads are joined. No job starts afterwards.
    void close();

    [[nodiscard]] const JobLimits& limits() const { return limits_; }

    [[nodiscard]] Counts counts() const;

  private:
    struct Place {
        std::int64_t cost = 0;  // microseconds
        JobId id = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    struct Running {
        Job job{};
        Moment began{};
        bool is_cancelled = false;
    };

    [[nodiscard]] static std::string name_of(const JobClient& client);

    [[nodiscard]] bool is_cheap(const Job& job) const { return job.cost <= limits_.cheap; }

    [[nodiscard]] std::optional<JobRefusal> refusal_of(const Job& job);
    [[nodiscard]] bool make_room(Span cost);
    void charge(const JobClient& client, double milliseconds);
    void release(const JobClient& client);
    void begin_next();
    void begin(std::map<Place, Job>::iterator place);
    void end(JobId id);

    Start start_;
    Clock now_;
    JobLimits limits_;
    RateLimit persons_;
    RateLimit addresses_;
    std::map<std::string, std::size_t> per_client_{};
    std::map<Place, Job> waiting_{};  // the cheapest first, then the oldest
    std::map<JobId, Running> running_{};
    std::size_t expensive_running_ = 0;
    JobId last_ = 0;
    bool is_closed_ = false;
    Counts counts_{};
};

}  // namespace baize::server
