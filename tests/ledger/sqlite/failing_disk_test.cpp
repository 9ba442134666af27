// A ledger on a failing disk: at every call that changes the disk, an error, a full disk and a
// power cut. No answered command is ever lost, and the disk always holds a consistent ledger.
#include <string>

#include <gtest/gtest.h>

#include "kit/memory_disk.h"
#include "ledger/journal/journal.h"
#include "ledger/record/bytes.h"
#include "ledger/record/ledger_samples.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::ledger {
namespace {

constexpr std::uint32_t visits = 12;

// Opens the ledger, reads it, and continues until the visits are done or the disk fails. Returns
// the last event that was reported as durable.
std::uint64_t run_house(MemoryDisk& disk) {
    const auto store = SqliteStore::open("house.db", {.vfs = disk.name(), .alone = true});
    if (!store) return 0;
    Journal journal;
    std::optional<Fault> mismatch;
    const auto fault = (*store)->read(0, [&](const EventView& event) {
        mismatch = journal.replay(event);
        return !mismatch;
    });
    EXPECT_FALSE(mismatch.has_value()) << mismatch->text;
    if (fault || mismatch) return 0;
    std::uint64_t durable = journal.head().sequence;
    EXPECT_EQ(0U, durable % 3);  // a visit is written whole or not at all
    for (auto person = static_cast<std::uint32_t>(durable / 3 + 1); person <= visits; ++person) {
        write_visit(journal, person, person % 3);
        if ((*store)->append(journal.staged())) return durable;
        journal.staged().clear();
        durable = journal.head().sequence;
        if (person % 5 == 0) {
            std::vector<std::byte> body(20'000, std::byte{3});
            ByteWriter writer(body);
            journal.write_snapshot(writer);
            if ((*store)->save(Snapshot{durable, body})) return durable;
        }
    }
    return durable;
}

std::uint64_t calls_of_a_whole_run() {
    MemoryDisk disk("whole");
    EXPECT_EQ(3U * visits, run_house(disk));
    return disk.calls();
}

TEST(LedgerOnAFailingDisk, PowerCutAtAnyCallLosesNoAnsweredCommand) {
    const std::uint64_t calls = calls_of_a_whole_run();
    ASSERT_GT(calls, 30U);
    SampleLedger expected(visits);
    for (std::uint64_t call = 1; call <= calls; ++call) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            SCOPED_TRACE("call " + std::to_string(call) + ", seed " + std::to_string(seed));
            MemoryDisk disk("cut");
            disk.cut_power_at(call);
            const std::uint64_t answered = run_house(disk);
            disk.restart(1'000 * call + seed);
            auto store = SqliteStore::open("house.db", {.vfs = disk.name(), .alone = true});
            ASSERT_TRUE(store.has_value()) << store.error().text;
            Journal journal;
            ASSERT_FALSE(
                (*store)->read(0, [&](const EventView& event) { return !journal.replay(event); }));
            EXPECT_GE(journal.head().sequence, answered);
            store->reset();
            EXPECT_EQ(3U * visits, run_house(disk));
        }
    }
}

TEST(LedgerOnAFailingDisk, ErrorAtAnyCallStopsWritingAndLosesNothing) {
    const std::uint64_t calls = calls_of_a_whole_run();
    unsigned stopped = 0;
    for (std::uint64_t call = 1; call <= calls; ++call) {
        SCOPED_TRACE("call " + std::to_string(call));
        MemoryDisk disk("error");
        disk.fail_at(call);
        const std::uint64_t answered = run_house(disk);
        // A checkpoint that fails is made up for by the next; anything else stops the writing.
        if (answered < 3U * visits) ++stopped;
        disk.fail_at(0);
        EXPECT_EQ(3U * visits, run_house(disk));
    }
    EXPECT_GT(stopped, calls / 2);
}

TEST(LedgerOnAFailingDisk, FullDiskIsReportedAndNothingIsHalfWritten) {
    for (std::size_t capacity = 1'000; capacity < 150'000; capacity += 3'000) {
        SCOPED_TRACE(capacity);
        MemoryDisk disk("full");
        disk.set_capacity(capacity);
        const std::uint64_t answered = run_house(disk);
        disk.set_capacity(SIZE_MAX);
        EXPECT_LE(answered, 3U * visits);
        EXPECT_EQ(3U * visits, run_house(disk));
    }
}

// Shared memory is what a write-ahead log needs when others may open the file as well.
TEST(LedgerOnAFailingDisk, ADiskWithoutAWriteAheadLogIsRefused) {
    MemoryDisk disk("old");
    const auto store = SqliteStore::open("house.db", {.vfs = disk.name(), .alone = false});
    ASSERT_FALSE(store.has_value());
    EXPECT_EQ("house.db: this disk does not allow a write-ahead log", store.error().text);
}

// A failed sync may have discarded the data, so a later sync that succeeds would prove nothing.
TEST(LedgerOnAFailingDisk, NothingIsWrittenAfterAFailedCommit) {
    MemoryDisk disk("broken");
    const auto store = SqliteStore::open("house.db", {.vfs = disk.name(), .alone = true});
    ASSERT_TRUE(store.has_value());
    SampleLedger sample(1);
    disk.fail_at(disk.calls() + 1);
    const std::optional<Fault> fault = (*store)->append(sample.batch());
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(FaultKind::disk, fault->kind);
    EXPECT_EQ(fault, (*store)->append(sample.batch()));
    EXPECT_EQ(fault, (*store)->save(Snapshot{1, {}}));
}

}  // namespace
}  // namespace baize::ledger
