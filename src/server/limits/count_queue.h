// Who counts next. Questions of people who study take from a millisecond to many seconds, and
// anybody may ask them: cheap ones go before dear ones, dear ones never take the last thread, and
// each person and each address has a budget. Used from one thread; the work itself runs on others.
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
#include "house/by.h"
#include "server/limits/limits.h"
#include "server/limits/rate_limit.h"

namespace baize::server {

struct CountAsker {
    std::string address{};
    house::PersonId person = 0;  // 0: anonymous
};

enum class CountReason : std::uint8_t {
    over_budget,  // later
    too_dear,     // never: it takes more than a whole budget
    too_many,     // of the same asker
    queue_full,
};

struct CountRefusal {
    CountReason reason = CountReason::queue_full;
    std::int64_t seconds = 5;  // after which it is worth asking again

    friend bool operator==(const CountRefusal&, const CountRefusal&) = default;
};

using CountId = std::uint64_t;

struct CountJob {
    CountAsker asker{};
    Span cost{};                           // estimated
    std::function<void()> work{};          // on a counting thread
    std::function<void()> done{};          // afterwards, on the queue's own
    std::function<void()> stop{};          // asks running work to end; from the queue's thread
    std::function<void()> on_displaced{};  // it will not be counted: cheaper ones came
};

class CountQueue {
  public:
    using Clock = std::function<Moment()>;
    // Does `work` on a counting thread, then `after` on the queue's.
    using Start = std::function<void(std::function<void()> work, std::function<void()> after)>;

    // Since the start, and now.
    struct Counts {
        std::uint64_t done = 0;
        std::uint64_t cancelled = 0;
        std::uint64_t refused = 0;
        std::size_t waiting = 0;
        std::size_t running = 0;
        std::size_t stopping = 0;  // of those that run: told to end
    };

    CountQueue(Start start, Clock now, const CountLimits& limits);

    [[nodiscard]] std::variant<CountId, CountRefusal> add(CountJob job);

    // Nobody wants it any more. True: it had not begun, and is forgotten; false: it is asked to
    // end, and `done` is called when it has.
    bool cancel(CountId id);

    // Ends everything, before the threads are joined. Nothing is begun afterwards.
    void close();

    [[nodiscard]] const CountLimits& limits() const { return limits_; }

    [[nodiscard]] Counts counts() const;

  private:
    struct Place {
        std::int64_t cost = 0;  // microseconds
        CountId id = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    struct Running {
        CountJob job{};
        Moment began{};
        bool is_cancelled = false;
    };

    [[nodiscard]] static std::string name_of(const CountAsker& asker);

    [[nodiscard]] bool is_cheap(const CountJob& job) const { return job.cost <= limits_.cheap; }

    [[nodiscard]] std::optional<CountRefusal> refusal_of(const CountJob& job);
    [[nodiscard]] bool make_room(Span cost);
    void charge(const CountAsker& asker, double milliseconds);
    void release(const CountAsker& asker);
    void begin_next();
    void begin(std::map<Place, CountJob>::iterator place);
    void end(CountId id);

    Start start_;
    Clock now_;
    CountLimits limits_;
    RateLimit persons_;
    RateLimit addresses_;
    std::map<std::string, std::size_t> of_asker_{};
    std::map<Place, CountJob> waiting_{};  // the cheapest first, then the oldest
    std::map<CountId, Running> running_{};
    std::size_t dear_running_ = 0;
    CountId last_ = 0;
    bool is_closed_ = false;
    Counts counts_{};
};

}  // namespace baize::server
