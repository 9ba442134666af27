#include "ledger/journal/read_ahead.h"

#include <algorithm>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "ledger/journal/stub_store.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

// Events in memory; one of them changed after it was hashed, or unreadable, where a test says so.
class VectorStore final : public StubStore {
  public:
    const Batch& events;
    std::uint64_t forged = 0;
    std::uint64_t unreadable = std::numeric_limits<std::uint64_t>::max();

    explicit VectorStore(const Batch& all) : events(all) {}

    std::optional<Fault> read(std::uint64_t after, const EventVisitor& visit) override {
        for (std::size_t i = after; i < events.size(); ++i) {
            EventView event = events[i];
            if (event.head.sequence >= unreadable) return Fault{FaultKind::disk, "no disk"};
            if (event.head.sequence == forged) ++event.head.actor;
            if (!visit(event)) return std::nullopt;
        }
        return std::nullopt;
    }
};

class LedgerReadAhead : public ::testing::Test {
  protected:
    SampleLedger sample{3'000};  // several times the number that is read ahead
    VectorStore store{sample.batch()};
    Journal journal;

    std::optional<Fault> replay() {
        return read_ahead(store, journal.head(), [&](const EventView& event) {
            return !journal.replay(event, Chain::checked);
        });
    }
};

TEST_F(LedgerReadAhead, VisitsEventsInOrderFromAnyEvent) {
    ASSERT_FALSE(replay().has_value());
    EXPECT_EQ(sample.journal.head(), journal.head());
    ASSERT_FALSE(replay().has_value());  // nothing is left
    EXPECT_EQ(sample.journal.head(), journal.head());

    std::vector<std::uint64_t> seen;
    const EventView before = sample.batch()[4'999];
    const Head from{before.head.sequence, before.hash, before.head.time};
    ASSERT_FALSE(read_ahead(store, from, [&](const EventView& event) {
                     seen.push_back(event.head.sequence);
                     return true;
                 }).has_value());
    ASSERT_EQ(sample.batch().size() - 5'000, seen.size());
    EXPECT_EQ(5'001U, seen.front());
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
}

TEST_F(LedgerReadAhead, StopsOnRequest) {
    for (const std::uint64_t enough : {1U, 1'024U, 1'025U, 2'500U}) {
        std::uint64_t seen = 0;
        EXPECT_FALSE(
            read_ahead(store, {}, [&](const EventView&) { return ++seen < enough; }).has_value());
        EXPECT_EQ(enough, seen);
    }
}

TEST_F(LedgerReadAhead, ForgedEventIsReportedAfterTheEventsBeforeIt) {
    for (const std::uint64_t forged : {1U, 1'024U, 1'025U, 4'321U}) {
        journal = {};
        store.forged = forged;
        const std::optional<Fault> found = replay();
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(FaultKind::record, found->kind);
        EXPECT_EQ(forged - 1, journal.head().sequence);
    }
}

TEST_F(LedgerReadAhead, StoreErrorIsReportedAfterTheEventsBeforeIt) {
    store.unreadable = 2'049;
    const std::optional<Fault> found = replay();
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ("no disk", found->text);
    EXPECT_EQ(2'048U, journal.head().sequence);
}

// A chain that begins elsewhere is not this one.
TEST_F(LedgerReadAhead, FirstEventMustFollowTheStartingHead) {
    const EventView before = sample.batch()[99];
    Head from{before.head.sequence, before.hash, before.head.time};
    from.hash.bytes[5] ^= std::byte{1};
    bool is_shown = false;
    const auto found = read_ahead(store, from, [&](const EventView&) { return is_shown = true; });
    ASSERT_TRUE(found.has_value());
    EXPECT_FALSE(is_shown);
}

}  // namespace
}  // namespace baize::ledger
