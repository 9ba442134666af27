// Analysis requests beside other requests, over real connections to a whole server: an expensive
// job does not delay cheap ones, and is cancelled when its client disconnects.
#include <condition_variable>
#include <mutex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/analysis_handlers.h"
#include "server/socket_kit.h"

namespace baize::server {
namespace {

using testing::HasSubstr;

// A request whose estimate is always many seconds.
constexpr const char* dear =
    R"({"game":"omaha","hands":["random","random","random"],"board":"","dead":""})";
constexpr const char* cheap =
    R"({"game":"holdem","hands":["AsKs","QdQh"],"board":"2c3d4h","dead":""})";

// A server whose worker threads block before the jobs with the numbers `held`. Every request is two
// jobs: the estimate of its cost, then the computation.
class StudyingHouse {
  public:
    explicit StudyingHouse(const JobLimits& limits = {}, std::set<int> held = {})
        : held_(std::move(held)),
          house_({.jobs = limits}, nullptr, "", {}, [this, limits](SocketServer& house) {
              queue_.emplace(
                  gated(house.server().job_executor(limits.threads)),
                  [this] { return now_; },
                  limits);
              house.server().at_end([this] {
                  queue_->close();
                  release();
              });
              add_analysis_handlers(house.router(), *queue_, [] { return Moment{}; });
              house.request_guard().add_metrics_of(*queue_);
          }) {}

    [[nodiscard]] SocketServer& house() { return house_; }

    void release() {
        const std::scoped_lock lock(mutex_);
        held_.clear();
        changed_.notify_all();
    }

    // Waits until `count` jobs are blocked.
    void wait_for_held(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return standing_ == count; });
    }

    // Polls the queue, once for each round of the server's work, until the condition holds.
    template <typename Wanted>
    JobQueue::Counts counts_when(Wanted wanted) {
        while (true) {
            const auto seen = house_.look([this](TestServer&) { return queue_->counts(); });
            if (wanted(seen)) return seen;
        }
    }

    [[nodiscard]] Ask question(const char* body) const {
        return {.verb = "POST", .target = "/api/equity", .body = body};
    }

    [[nodiscard]] HeardAnswer answer_to(const char* body) { return asked(house_, question(body)); }

  private:
    JobQueue::Start gated(JobQueue::Start inner) {
        return [this, inner = std::move(inner)](const std::function<void()>& work,
                                                const std::function<void()>& after) {
            const int number = ++starts_;
            inner(
                [this, number, work] {
                    pass_gate(number);
                    work();
                },
                after);
        };
    }

    void pass_gate(int number) {
        std::unique_lock lock(mutex_);
        if (!held_.contains(number)) return;
        ++standing_;
        changed_.notify_all();
        changed_.wait(lock, [&] { return !held_.contains(number); });
    }

    std::mutex mutex_{};
    std::condition_variable changed_{};
    std::set<int> held_;
    std::size_t standing_ = 0;
    int starts_ = 0;
    Moment now_{};
    std::optional<JobQueue> queue_{};
    SocketServer house_;
};

TEST(AnalysisEndpoints, CheapRequestsAreAnsweredBesideExpensiveJobs) {
    StudyingHouse studying({.person = {1e6, 1}, .address = {1e6, 1}}, {2});
    SocketServer& house = studying.house();
    SocketClient attacker(house.port());
    attacker.say(written(house, studying.question(dear)));
    studying.wait_for_held(1);
    SocketClient second(house.port());
    second.say(written(house,
                       studying.question(R"({"game":"omaha","hands":["random","random",)"
                                         R"("random","random"],"board":"","dead":""})")));
    studying.counts_when([](const JobQueue::Counts& seen) { return seen.waiting == 1; });
    const HeardAnswer quick = studying.answer_to(cheap);
    EXPECT_EQ(200, quick.status) << quick.body;
    EXPECT_THAT(quick.body, HasSubstr("\"is_exact\":true"));
    const HeardAnswer ada = asked(house,
                                  {.verb = "POST",
                                   .target = "/api/register",
                                   .body = R"({"name":"Ada","password":"a long password"})"});
    EXPECT_EQ(200, ada.status) << ada.body;
    const HeardAnswer rounds =
        asked(house, {.target = "/api/rounds?before=&limit=5", .session = session_in(ada)});
    EXPECT_EQ(200, rounds.status) << rounds.body;
    const HeardAnswer metrics = asked(house, {.target = "/metrics"});
    EXPECT_THAT(metrics.body, HasSubstr("baize_jobs_queued 1\n"));
    EXPECT_THAT(metrics.body, HasSubstr("baize_jobs_running 1\n"));
}

TEST(AnalysisEndpoints, RunningJobStopsWhenItsClientDisconnects) {
    StudyingHouse studying({}, {2});
    {
        SocketClient gone(studying.house().port());
        gone.say(written(studying.house(), studying.question(dear)));
        studying.wait_for_held(1);
    }
    // The job is running: it is asked to stop, and ends at its next checkpoint.
    studying.counts_when([](const JobQueue::Counts& seen) { return seen.stopping == 1; });
    studying.release();
    const JobQueue::Counts seen =
        studying.counts_when([](const JobQueue::Counts& counts) { return counts.running == 0; });
    EXPECT_EQ(1U, seen.cancelled);
    // The result of a cancelled job is not cached.
    EXPECT_EQ(200, studying.answer_to(cheap).status);
}

TEST(AnalysisEndpoints, WaitingJobIsRemovedWhenItsClientDisconnects) {
    StudyingHouse studying({.person = {1e6, 1}, .address = {1e6, 1}}, {2});
    SocketClient first(studying.house().port());
    first.say(written(studying.house(), studying.question(dear)));
    studying.wait_for_held(1);
    {
        SocketClient gone(studying.house().port());
        gone.say(written(studying.house(),
                         studying.question(R"({"game":"omaha","hands":["random","random"],)"
                                           R"("board":"","dead":""})")));
        studying.counts_when([](const JobQueue::Counts& seen) { return seen.waiting == 1; });
    }
    const JobQueue::Counts seen =
        studying.counts_when([](const JobQueue::Counts& counts) { return counts.waiting == 0; });
    EXPECT_EQ(1U, seen.cancelled);
    EXPECT_EQ(1U, seen.running);
}

TEST(AnalysisEndpoints, NextRequestOfAConnectionIsAnsweredAfterItsJob) {
    StudyingHouse studying({}, {2});
    SocketClient client(studying.house().port());
    client.say(written(studying.house(), studying.question(cheap)));
    studying.wait_for_held(1);
    client.say(written(studying.house(), {.target = "/api/me"}));
    studying.release();
    EXPECT_EQ(200, client.answer().status);
    EXPECT_THAT(client.answer().body, HasSubstr("\"person\":0"));
    client.say(written(studying.house(), studying.question(cheap)));
    EXPECT_EQ(200, client.answer().status);
}

TEST(AnalysisEndpoints, RequestBeyondTheBudgetIsRefusedWithRetryAfter) {
    StudyingHouse studying({.person = {100, 10}, .address = {1'000, 100}});
    EXPECT_EQ(200, studying.answer_to(cheap).status);
    const HeardAnswer dearer = studying.answer_to(dear);
    EXPECT_EQ(400, dearer.status);
    EXPECT_THAT(dearer.body, HasSubstr("too_expensive"));
    // The estimate of a job that is too expensive is charged the time that it took, which is zero
    // with this clock.
    StudyingHouse poor({.person = {25, 10}, .address = {1'000, 100}}, {1});
    SocketClient first(poor.house().port());
    first.say(written(poor.house(), poor.question(cheap)));
    poor.wait_for_held(1);
    const HeardAnswer second = poor.answer_to(cheap);
    EXPECT_EQ(429, second.status);
    EXPECT_THAT(second.body, HasSubstr("time_budget_exceeded"));
    EXPECT_THAT(second.body, HasSubstr("try again in 2 seconds"));
    EXPECT_EQ("2", second.head("retry-after"));
}

// A body of 60 KB with six thousand ranges that each contain all hands of Omaha.
TEST(AnalysisEndpoints, ManyRangesAreRefusedWithoutUsingMemory) {
    StudyingHouse studying;
    std::string many = R"({"game":"omaha","hands":["random")";
    for (int i = 0; i < 6'000; ++i)
        many += R"(,"random")";
    const HeardAnswer hands = studying.answer_to((many + R"(],"board":"","dead":""})").c_str());
    EXPECT_EQ(400, hands.status);
    EXPECT_THAT(hands.body, HasSubstr("too many"));
}

}  // namespace
}  // namespace baize::server
