#include "ledger/journal/committer.h"

#include <semaphore>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ledger/journal/stub_store.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

// A store that writes when it is let, and then fails if told to.
class SlowStore final : public StubStore {
  public:
    std::binary_semaphore may_write{0};
    std::counting_semaphore<> begun{0};
    bool fails = false;
    std::vector<std::size_t> batches{};

    std::optional<Fault> append(const Batch& batch) override {
        begun.release();
        may_write.acquire();
        if (fails) return Fault{FaultKind::disk, "no disk"};
        batches.push_back(batch.size());
        return std::nullopt;
    }
};

TEST(LedgerCommitter, BatchesThatArriveDuringASyncShareTheNextOne) {
    SlowStore store;
    std::vector<std::uint64_t> notified;
    Journal journal;
    {
        Committer* activity_log = nullptr;
        Committer committer(store, 0, [&] { notified.push_back(activity_log->durable()); });
        activity_log = &committer;
        EXPECT_FALSE(committer.take(journal.staged()));  // nothing to take
        write_visit(journal, 1, 1);
        EXPECT_TRUE(committer.take(journal.staged()));
        EXPECT_TRUE(journal.staged().empty());
        write_visit(journal, 2, 1);
        store.begun.acquire();
        EXPECT_TRUE(committer.take(journal.staged()));  // for the next one
        write_visit(journal, 3, 1);
        EXPECT_TRUE(committer.take(journal.staged()));
        EXPECT_EQ(0U, committer.durable());
        EXPECT_EQ(9U, committer.taken());
        EXPECT_EQ(0U, committer.written());
        store.may_write.release();
        store.begun.acquire();
        EXPECT_EQ(3U, committer.durable());
        EXPECT_EQ(3U, committer.written());
        store.may_write.release();
        committer.wait();
        EXPECT_EQ(9U, committer.written());
        EXPECT_EQ(9U, committer.durable());
        EXPECT_FALSE(committer.fault().has_value());
    }
    EXPECT_EQ((std::vector<std::size_t>{3, 6}), store.batches);
    EXPECT_EQ((std::vector<std::uint64_t>{3, 9}), notified);
}

TEST(LedgerCommitter, TakesNothingAfterAFault) {
    SlowStore store;
    store.fails = true;
    unsigned notified = 0;
    Journal journal;
    {
        Committer committer(store, 7, [&] { ++notified; });
        write_visit(journal, 1, 1);
        ASSERT_TRUE(committer.take(journal.staged()));
        store.may_write.release();
        committer.wait();
        ASSERT_TRUE(committer.fault().has_value());
        EXPECT_EQ("no disk", committer.fault()->text);
        write_visit(journal, 2, 1);
        EXPECT_FALSE(committer.take(journal.staged()));
        store.may_write.release();           // if it had been taken, no caller would wait for ever
        EXPECT_EQ(7U, committer.durable());  // events before its start
    }
    EXPECT_EQ(1U, notified);  // that there is something to ask; its thread has ended
}

// The callback after a written batch can hand over the next one at once.
TEST(LedgerCommitter, CallsOnWrittenAfterEachBatch) {
    SlowStore store;
    Journal journal;
    write_visit(journal, 1, 1);
    std::binary_semaphore notified{0};
    bool taken = false;
    Committer* self = nullptr;
    Committer committer(store, 0, [&] {
        if (journal.staged().empty() && !taken) {
            write_visit(journal, 2, 1);
            taken = self->take(journal.staged());
            notified.release();
        }
    });
    self = &committer;
    ASSERT_TRUE(committer.take(journal.staged()));
    store.may_write.release();
    notified.acquire();
    EXPECT_TRUE(taken);
    store.may_write.release();
    committer.wait();
    EXPECT_EQ((std::vector<std::size_t>{3, 3}), store.batches);
}

TEST(LedgerCommitter, RunsMaintenanceTasksBetweenBatches) {
    SlowStore store;
    Journal journal;
    Committer committer(store, 0);
    write_visit(journal, 1, 1);
    ASSERT_TRUE(committer.take(journal.staged()));
    std::size_t batches_before = 0;
    committer.send([&](Store&) -> std::optional<Fault> {
        batches_before = store.batches.size();
        return std::nullopt;
    });
    store.may_write.release();
    committer.wait();
    EXPECT_EQ(1U, batches_before);
    EXPECT_FALSE(committer.fault().has_value());
    committer.send([](Store&) { return std::optional(Fault{FaultKind::disk, "no room"}); });
    committer.wait();
    EXPECT_EQ("no room", committer.fault()->text);
}

TEST(LedgerCommitter, WritesAllTakenBatchesBeforeItStops) {
    SlowStore store;
    Journal journal;
    {
        Committer committer(store, 0);
        write_visit(journal, 1, 1);
        ASSERT_TRUE(committer.take(journal.staged()));
        store.may_write.release();
    }
    EXPECT_EQ((std::vector<std::size_t>{3}), store.batches);
}

}  // namespace
}  // namespace baize::ledger
