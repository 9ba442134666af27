#include "server/limits/job_queue.h"

#include <deque>

#include <gtest/gtest.h>

namespace baize::server {
namespace {

// Jobs start when the queue starts them, and end when the test calls finish_first().
class JobQueueTest : public testing::Test {
  protected:
    // Adds a job with this name for an anonymous client of this address. Returns "" if it was
    // accepted, otherwise the reason of the refusal.
    std::string ask(const std::string& name, Span cost, const std::string& address = "a") {
        Job job;
        job.client = {address, 0};
        job.cost = cost;
        job.done = [this, name] { done.push_back(name); };
        job.stop = [this, name] { stopped.push_back(name); };
        job.on_displaced = [this, name] { displaced.push_back(name); };
        job.work = [this, name] { begun.push_back(name); };
        const auto added = queue.add(std::move(job));
        if (const auto* const id = std::get_if<JobId>(&added)) {
            ids[name] = *id;
            return {};
        }
        const JobRefusal& why = std::get<JobRefusal>(added);
        switch (why.reason) {
            case JobRefusalReason::over_budget: return "over budget " + std::to_string(why.seconds);
            case JobRefusalReason::too_expensive: return "too dear";
            case JobRefusalReason::too_many: return "too many";
            case JobRefusalReason::queue_full: break;
        }
        return "full";
    }

    // Ends the oldest running job.
    void finish_first() {
        const auto after = std::move(running.front());
        running.pop_front();
        after();
    }

    using Names = std::vector<std::string>;

    JobLimits limits{.threads = 2,
                     .waiting = 3,
                     .per_client = 2,
                     .cheap = Span::of_seconds(1),
                     .person = {30'000, 500},
                     .address = {60'000, 1'000}};
    Moment now = Moment::of_microseconds(1'000'000);
    std::deque<std::function<void()>> running{};
    Names begun{};
    Names done{};
    Names stopped{};
    Names displaced{};
    std::map<std::string, JobId> ids{};
    JobQueue queue{[this](const std::function<void()>& work, std::function<void()> after) {
                       work();
                       running.push_back(std::move(after));
                   },
                   [this] { return now; },
                   limits};
};

TEST_F(JobQueueTest, ExpensiveJobsLeaveOneThreadToCheapOnes) {
    EXPECT_EQ("", ask("dear 1", Span::of_seconds(5), "a"));
    EXPECT_EQ("", ask("dear 2", Span::of_seconds(5), "b"));
    EXPECT_EQ((Names{"dear 1"}), begun);
    EXPECT_EQ("", ask("cheap", Span::of_seconds(1), "c"));
    EXPECT_EQ((Names{"dear 1", "cheap"}), begun);
    finish_first();
    EXPECT_EQ((Names{"dear 1", "cheap", "dear 2"}), begun);
    EXPECT_EQ((Names{"dear 1"}), done);
}

TEST_F(JobQueueTest, CheaperJobsGoFirstThenTheOldest) {
    EXPECT_EQ("", ask("first", Span::of_seconds(5), "a"));
    EXPECT_EQ("", ask("dearer", Span::of_seconds(6), "b"));
    EXPECT_EQ("", ask("dear 1", Span::of_seconds(4), "c"));
    EXPECT_EQ("", ask("dear 2", Span::of_seconds(4), "d"));
    while (!running.empty())
        finish_first();
    EXPECT_EQ((Names{"first", "dear 1", "dear 2", "dearer"}), begun);
}

TEST_F(JobQueueTest, CheaperJobDisplacesTheMostExpensiveOfAFullQueue) {
    for (const char* const name : {"1", "2", "3"})
        EXPECT_EQ("", ask(name, Span::of_seconds(5), name));
    EXPECT_EQ("", ask("dearest", Span::of_seconds(9), "d"));
    EXPECT_EQ("full", ask("as dear", Span::of_seconds(9), "e"));
    EXPECT_EQ("", ask("cheaper", Span::of_seconds(2), "f"));
    EXPECT_EQ((Names{"dearest"}), displaced);
    EXPECT_EQ(2U, queue.counts().refused);
}

TEST_F(JobQueueTest, CancelRemovesWaitingJobsAndStopsRunningJobs) {
    EXPECT_EQ("", ask("runs", Span::of_seconds(5)));
    EXPECT_EQ("", ask("waits", Span::of_seconds(5)));
    EXPECT_TRUE(queue.cancel(ids["waits"]));
    EXPECT_FALSE(queue.cancel(ids["runs"]));
    EXPECT_EQ((Names{"runs"}), stopped);
    finish_first();
    EXPECT_EQ((Names{"runs"}), begun);
    EXPECT_EQ((Names{"runs"}), done);
    EXPECT_EQ(2U, queue.counts().cancelled);
    EXPECT_EQ(0U, queue.counts().waiting + queue.counts().running);
}

TEST_F(JobQueueTest, ClientWithTooManyJobsIsRefusedAndOthersAreNot) {
    EXPECT_EQ("", ask("1", Span::of_seconds(2)));
    EXPECT_EQ("", ask("2", Span::of_seconds(2)));
    EXPECT_EQ("too many", ask("3", Span::of_seconds(2)));
    EXPECT_EQ("", ask("4", Span::of_seconds(2), "b"));
}

TEST_F(JobQueueTest, BudgetIsChargedTheMeasuredTimeAndRefilled) {
    EXPECT_EQ("too dear", ask("never", Span::of_seconds(31)));
    EXPECT_EQ("", ask("1", Span::of_seconds(20)));
    now = now + Span::of_seconds(10);  // half of the estimate; 5 s were refilled in 10 s
    finish_first();
    EXPECT_EQ("", ask("2", Span::of_seconds(25)));
    EXPECT_EQ("over budget 20", ask("3", Span::of_seconds(10)));
    EXPECT_EQ("", ask("somebody else", Span::of_seconds(10), "b"));
    now = now + Span::of_seconds(20);
    finish_first();  // 20 s are charged instead of 25; 10 s were refilled
    EXPECT_EQ("", ask("3", Span::of_seconds(15)));
}

TEST_F(JobQueueTest, PersonsOfOneAddressShareItsBudget) {
    Job job;
    job.work = [] {};
    job.done = [] {};
    job.cost = Span::of_seconds(25);
    job.client = {"a", 7};
    EXPECT_TRUE(std::holds_alternative<JobId>(queue.add(job)));
    job.client = {"a", 8};
    EXPECT_TRUE(std::holds_alternative<JobId>(queue.add(job)));
    job.client = {"a", 9};
    EXPECT_EQ((JobRefusal{JobRefusalReason::over_budget, 15}),
              std::get<JobRefusal>(queue.add(job)));
}

TEST_F(JobQueueTest, NoJobStartsAfterTheQueueIsClosed) {
    EXPECT_EQ("", ask("runs", Span::of_seconds(5)));
    EXPECT_EQ("", ask("waits", Span::of_seconds(5)));
    queue.close();
    EXPECT_EQ((Names{"runs"}), stopped);
    finish_first();
    EXPECT_EQ((Names{"runs"}), begun);
    EXPECT_EQ((Names{}), done);
    EXPECT_EQ("full", ask("late", Span::of_seconds(1), "b"));
}

}  // namespace
}  // namespace baize::server
