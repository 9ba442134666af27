// Snapshots are not in the hash chain: tests that a snapshot with one changed bit is ignored, and
// that the casino is then rebuilt from its events.
#include <gtest/gtest.h>

#include "casino_kit.h"
#include "house/casino/open_casino.h"
#include "house/seals/sealed_snapshot.h"
#include "ledger/journal/stub_store.h"

namespace baize::house {
namespace {

class SnapshotStore : public ledger::StubStore {
  public:
    explicit SnapshotStore(const ledger::Batch& batch) : batch_(batch) {}

    std::optional<ledger::Fault> read(std::uint64_t after,
                                      const ledger::EventVisitor& visit) override {
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            if (batch_[i].head.sequence > after && !visit(batch_[i])) break;
        }
        return {};
    }

    ledger::Outcome<ledger::Snapshot> newest_snapshot() override { return snapshot; }

    ledger::Snapshot snapshot{};

  private:
    const ledger::Batch& batch_;
};

// A few people, one of them a guest without any rank.
class Snapshots : public testing::Test {
  protected:
    Snapshots() {
        must(the_house_itself, PeopleCommand(Enrol{"Erin", false}));
        must(the_house_itself, PeopleCommand(Appoint{1, Role::executive, Office::none}));
        must(the_house_itself, PeopleCommand(Enrol{"Gus", false}));
        const ledger::Head& head = casino.journal().head();
        store.snapshot =
            sealed_snapshot(*casino.vault(), head.sequence, head.hash, casino.snapshot());
    }

    void must(PersonId person, const Command& command) {
        ASSERT_TRUE(casino.submit({person, 0, Moment::of_microseconds(1)}, command));
    }

    [[nodiscard]] std::unique_ptr<OpenCasino> opened() {
        auto open = OpenCasino::open(store, test_keys());
        EXPECT_TRUE(open) << open.error().text;
        return *std::move(open);
    }

    Casino casino{test_keys()};
    SnapshotStore store{casino.journal().staged()};
};

TEST_F(Snapshots, AreUsedIfTheyCanBeDecrypted) {
    const auto open = opened();
    EXPECT_EQ("", open->unused_snapshot());
    EXPECT_EQ(0U, open->read_at_start());
    EXPECT_EQ(casino.state(), open->casino().state());
}

// A server with an archive must replay the rounds that were played without it.
TEST_F(Snapshots, AreIgnoredIfTheArchiveEndsEarlier) {
    const std::uint64_t events = casino.journal().head().sequence;
    for (const std::uint64_t known : {std::uint64_t{0}, events - 1, events}) {
        std::uint64_t seen = 0;
        const StepWatch watch = [&](const CasinoState&, const Step&, const EventMeta&) { ++seen; };
        const auto open = OpenCasino::open(store, test_keys(), {}, watch, known);
        ASSERT_TRUE(open) << open.error().text;
        EXPECT_EQ(known == events ? 0 : events, seen);
        EXPECT_EQ(known == events, (*open)->unused_snapshot().empty());
        EXPECT_EQ(casino.state(), (*open)->casino().state());
    }
}

TEST_F(Snapshots, AreIgnoredIfABitChanged) {
    const std::uint64_t events = casino.journal().head().sequence;
    for (std::size_t bit = 0; bit < 8 * store.snapshot.body.size(); ++bit) {
        std::byte& changed = store.snapshot.body[bit / 8];
        changed ^= std::byte{1} << (bit % 8);
        const auto open = opened();
        EXPECT_NE("", open->unused_snapshot()) << bit;
        EXPECT_EQ(events, open->read_at_start());
        EXPECT_EQ(casino.state(), open->casino().state());
        EXPECT_EQ(casino.balances().all(), open->casino().balances().all());
        changed ^= std::byte{1} << (bit % 8);
    }
}

// The snapshot is genuine, but of a program with another format.
TEST_F(Snapshots, AreIgnoredInAnotherFormat) {
    const ledger::Head& head = casino.journal().head();
    std::vector<std::byte> plain = casino.snapshot();
    plain[0] ^= std::byte{1};
    store.snapshot = sealed_snapshot(*casino.vault(), head.sequence, head.hash, plain);
    const auto open = opened();
    EXPECT_NE("", open->unused_snapshot());
    EXPECT_EQ(head.sequence, open->read_at_start());
    EXPECT_EQ(casino.state(), open->casino().state());
}

TEST_F(Snapshots, AreIgnoredForAnotherEventLedgerOrKey) {
    const ledger::Snapshot good = store.snapshot;
    store.snapshot.sequence = good.sequence - 1;
    EXPECT_NE("", opened()->unused_snapshot());
    store.snapshot.sequence = good.sequence + 1;
    EXPECT_NE("", opened()->unused_snapshot());
    const ledger::Head& head = casino.journal().head();
    store.snapshot = sealed_snapshot(*keys_of(3), head.sequence, head.hash, casino.snapshot());
    EXPECT_NE("", opened()->unused_snapshot());
    ledger::Hash other = head.hash;
    other.bytes[0] ^= std::byte{1};
    store.snapshot = sealed_snapshot(*casino.vault(), head.sequence, other, casino.snapshot());
    EXPECT_NE("", opened()->unused_snapshot());
    store.snapshot.body.resize(10);
    EXPECT_NE("", opened()->unused_snapshot());
    EXPECT_EQ(casino.state(), opened()->casino().state());
}

}  // namespace
}  // namespace baize::house
