// Tests the distribution of the batches of a grid among MPI ranks; threads with mailboxes take the
// place of processes.
#include "cli/grid/grid_handout.h"

#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baize {
namespace {

// The mailboxes of all ranks.
class LetterBoxes {
  public:
    explicit LetterBoxes(int count) : boxes_(static_cast<std::size_t>(count)) {}

    [[nodiscard]] int count() const { return static_cast<int>(boxes_.size()); }

    void put(int to, RankMessage message) {
        const std::lock_guard lock(mutex_);
        boxes_[static_cast<std::size_t>(to)].push_back(std::move(message));
    }

    std::optional<RankMessage> take(int rank) {
        const std::lock_guard lock(mutex_);
        auto& box = boxes_[static_cast<std::size_t>(rank)];
        if (box.empty()) return std::nullopt;
        RankMessage message = std::move(box.front());
        box.pop_front();
        return message;
    }

  private:
    std::mutex mutex_{};
    std::vector<std::deque<RankMessage>> boxes_;
};

class ThreadRanks final : public Ranks {
  public:
    ThreadRanks(int rank, LetterBoxes& boxes) : rank_(rank), boxes_(boxes) {}

    [[nodiscard]] int rank() const override { return rank_; }

    [[nodiscard]] int count() const override { return boxes_.count(); }

    [[nodiscard]] std::size_t cores() const override { return 1; }

    void share(std::string& text) override { (void)text; }

    void send(int to, std::string text) override {
        boxes_.put(to, {.from = rank_, .text = std::move(text)});
    }

    [[nodiscard]] std::optional<RankMessage> receive() override { return boxes_.take(rank_); }

    void part() override {}

  private:
    int rank_;
    LetterBoxes& boxes_;
};

struct SharedOut {
    std::string written{};
    std::multiset<std::size_t> answered{};
    bool all_read = true;
};

// Distributes the batches; the answer to a batch is its number. `reads` is the number of answers
// that the reader takes before it stops.
SharedOut share_out(int ranks, std::size_t teams, std::size_t batches, std::size_t reads) {
    SharedOut result;
    LetterBoxes boxes(ranks);
    std::mutex mutex;
    const auto answer = [&](std::size_t batch, const ParallelExecutor&) {
        const std::lock_guard lock(mutex);
        result.answered.insert(batch);
        return "<" + std::to_string(batch) + ">";
    };
    std::vector<std::jthread> others;
    for (int rank = 1; rank < ranks; ++rank) {
        others.emplace_back([&boxes, &answer, teams, rank] {
            GridTeams own(teams, teams, answer);
            ThreadRanks link(rank, boxes);
            follow_grid(own, link);
        });
    }
    {
        GridTeams own(teams, teams, answer);
        ThreadRanks link(0, boxes);
        lead_grid(batches, own, ranks == 1 ? nullptr : &link, [&](const std::string& text) {
            result.written += text;
            return --reads > 0;
        });
    }
    others.clear();
    for (int rank = 0; rank < ranks; ++rank)
        result.all_read = result.all_read && !boxes.take(rank);
    return result;
}

TEST(GridHandout, EveryBatchIsAnsweredOnceAndWrittenInOrder) {
    std::string expected;
    std::multiset<std::size_t> every;
    for (std::size_t batch = 0; batch < 300; ++batch) {
        expected += "<" + std::to_string(batch) + ">";
        every.insert(batch);
    }
    for (const int ranks : {1, 2, 5}) {
        for (const std::size_t teams : {std::size_t{1}, std::size_t{3}}) {
            const SharedOut result = share_out(ranks, teams, 300, 1000);
            EXPECT_EQ(result.written, expected) << ranks;
            EXPECT_EQ(result.answered, every) << ranks;
            EXPECT_TRUE(result.all_read) << ranks;
        }
    }
}

TEST(GridHandout, MoreRanksThanBatchesAllFinish) {
    const SharedOut result = share_out(6, 2, 1, 1000);
    EXPECT_EQ(result.written, "<0>");
    EXPECT_TRUE(result.all_read);
}

// When the reader has stopped, only work that was begun is finished.
TEST(GridHandout, NoBatchIsBegunAfterTheReaderStops) {
    for (const int ranks : {1, 3}) {
        const SharedOut result = share_out(ranks, 1, 100'000, 1);
        EXPECT_LT(result.answered.size(), 100'000U);
        EXPECT_TRUE(result.all_read);
    }
}

TEST(GridTeams, FewBatchesHaveLargeTeams) {
    const auto workers_at = [](std::size_t cores, std::size_t batches) {
        GridTeams teams(cores, batches, [](std::size_t, const ParallelExecutor& executor) {
            return std::to_string(executor.workers);
        });
        teams.begin(0);
        return std::to_string(teams.count()) + " of " + teams.take().text;
    };
    EXPECT_EQ(workers_at(4, 100), "4 of 1");
    EXPECT_EQ(workers_at(4, 2), "2 of 2");
    EXPECT_EQ(workers_at(4, 1), "1 of 4");
    EXPECT_EQ(workers_at(1, 0), "1 of 1");
}

}  // namespace
}  // namespace baize
