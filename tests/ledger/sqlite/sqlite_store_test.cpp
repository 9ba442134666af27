#include "ledger/sqlite/sqlite_store.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "ledger/journal/journal.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

// A folder of its own for each test, gone when the test is.
class LedgerFile : public testing::Test {
  protected:
    std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                   ("baize_ledger_" + std::to_string(::getpid()) + "_" +
                                    testing::UnitTest::GetInstance()->current_test_info()->name());
    std::string path = folder / "house.db";

    void SetUp() override { std::filesystem::create_directories(folder); }

    void TearDown() override { std::filesystem::remove_all(folder); }

    [[nodiscard]] std::unique_ptr<SqliteStore> opened(const SqliteOptions& options = {}) const {
        auto store = SqliteStore::open(path, options);
        EXPECT_TRUE(store.has_value()) << store.error().text;
        return std::move(*store);
    }

    // Runs statements as a person with access to the file could. Returns SQLite's error, if any.
    [[nodiscard]] std::string tamper(const char* statements) const {
        auto connection = Connection::open(path, Access::write, nullptr);
        const std::optional<Fault> fault = connection->execute(statements);
        return fault ? fault->text : "";
    }
};

std::optional<Fault> follow_store(SqliteStore& store, Journal& journal) {
    std::optional<Fault> mismatch;
    std::optional<Fault> fault = store.read(journal.head().sequence, [&](const EventView& event) {
        mismatch = journal.replay(event);
        return !mismatch;
    });
    return fault ? fault : mismatch;
}

TEST_F(LedgerFile, EventsRoundTrip) {
    SampleLedger sample(40);
    ASSERT_FALSE(opened()->append(sample.batch()).has_value());
    Journal journal;
    ASSERT_FALSE(follow_store(*opened(), journal).has_value());
    EXPECT_EQ(sample.journal.head(), journal.head());
    EXPECT_EQ(sample.journal.balances().all(), journal.balances().all());
}

TEST_F(LedgerFile, ReadingStartsAfterAnEventAndStopsOnRequest) {
    SampleLedger sample(4);
    const auto store = opened();
    ASSERT_FALSE(store->append(sample.batch()).has_value());
    std::vector<std::uint64_t> seen;
    ASSERT_FALSE(store
                     ->read(7,
                            [&](const EventView& event) {
                                seen.push_back(event.head.sequence);
                                return seen.size() < 3;
                            })
                     .has_value());
    EXPECT_EQ((std::vector<std::uint64_t>{8, 9, 10}), seen);
}

TEST_F(LedgerFile, KeepsTheNewestNoteOfEachSlot) {
    const auto note = [](std::uint32_t owner, std::uint32_t slot, unsigned body) {
        return Note{owner, slot, {static_cast<std::byte>(body)}};
    };
    Batch batch;
    batch.add(note(7, 1, 10));
    batch.add(note(3, 0, 11));
    batch.add(note(7, 0, 12));
    ASSERT_FALSE(batch.empty());  // a batch without events is written too
    ASSERT_FALSE(opened()->append(batch).has_value());
    batch.clear();
    batch.add(note(7, 1, 13));
    batch.add(note(7, 1, 14));
    ASSERT_FALSE(opened()->append(batch).has_value());
    EXPECT_EQ((std::vector<Note>{note(3, 0, 11), note(7, 0, 12), note(7, 1, 14)}),
              opened()->notes().value());
}

// A file of the program before, which kept no notes.
TEST_F(LedgerFile, OlderLedgerIsMigrated) {
    SampleLedger sample(3);
    ASSERT_FALSE(opened()->append(sample.batch()).has_value());
    ASSERT_EQ("", tamper("DROP TABLE notes; PRAGMA user_version = 1"));
    EXPECT_EQ(path + ": the ledger is older: open it for writing once",
              SqliteStore::open(path, {.access = Access::read_only}).error().text);
    EXPECT_TRUE(opened()->notes().value().empty());
    Journal journal;
    ASSERT_FALSE(follow_store(*opened(), journal).has_value());
    EXPECT_EQ(sample.journal.head(), journal.head());
}

// Append-only: neither program nor person changes a record by accident.
TEST_F(LedgerFile, RecordsAreNeitherChangedNorRemoved) {
    SampleLedger sample(1);
    ASSERT_FALSE(opened()->append(sample.batch()).has_value());
    EXPECT_NE(std::string::npos,
              tamper("UPDATE events SET actor = 5").find("events are never changed"));
    EXPECT_NE(std::string::npos,
              tamper("DELETE FROM events WHERE sequence = 3").find("events are never removed"));
}

// Tampering is found at its event.
TEST_F(LedgerFile, TamperingIsFoundAtTheEventWhereItWasDone) {
    SampleLedger sample(5);
    ASSERT_FALSE(opened()->append(sample.batch()).has_value());
    EXPECT_EQ("",
              tamper("DROP TRIGGER events_are_not_changed;"
                     "UPDATE events SET actor = actor + 1 WHERE sequence = 8"));
    Journal journal;
    const std::optional<Fault> found = follow_store(*opened(), journal);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ("event 8: its hash is not that of its content and the event before", found->text);
    EXPECT_EQ(7U, journal.head().sequence);
}

TEST_F(LedgerFile, RowThatIsNoEventIsReported) {
    SampleLedger sample(2);
    ASSERT_FALSE(opened()->append(sample.batch()).has_value());
    EXPECT_EQ("",
              tamper("DROP TRIGGER events_are_not_changed;"
                     "UPDATE events SET stream = 77 WHERE sequence = 4"));
    Journal journal;
    const std::optional<Fault> found = follow_store(*opened(), journal);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(path + ": the row after event 3 is malformed", found->text);
}

TEST_F(LedgerFile, TwoWritersDoNotBothSucceed) {
    const auto one = opened();
    const auto other = opened();
    SampleLedger sample(1);
    ASSERT_FALSE(one->append(sample.batch()).has_value());
    const std::optional<Fault> fault = other->append(sample.batch());
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(FaultKind::taken, fault->kind);
    // The store stays in this state: it has to be opened and read again.
    SampleLedger next(2);
    EXPECT_EQ(fault, other->append(next.batch()));
    Journal journal;
    ASSERT_FALSE(follow_store(*one, journal).has_value());
    EXPECT_EQ(3U, journal.head().sequence);
}

TEST_F(LedgerFile, ReaderSeesCommittedEventsWhileTheWriterContinues) {
    const auto writer = opened();
    Journal journal;
    write_visit(journal, 1, 1);
    ASSERT_FALSE(writer->append(journal.staged()).has_value());
    journal.staged().clear();
    const auto reader = opened({.access = Access::read_only});
    Journal followed;
    ASSERT_FALSE(follow_store(*reader, followed).has_value());
    EXPECT_EQ(3U, followed.head().sequence);
    write_visit(journal, 2, 1);
    ASSERT_FALSE(writer->append(journal.staged()).has_value());
    ASSERT_FALSE(follow_store(*reader, followed).has_value());
    EXPECT_EQ(6U, followed.head().sequence);
    EXPECT_TRUE(reader->append(journal.staged()).has_value());
}

TEST_F(LedgerFile, SnapshotsAndHeadsAreKept) {
    const auto store = opened();
    EXPECT_EQ(Snapshot{}, store->newest_snapshot().value());
    for (std::uint64_t sequence = 1; sequence <= 4; ++sequence) {
        ASSERT_FALSE(
            store->save(Snapshot{sequence, {static_cast<std::byte>(sequence)}}).has_value());
        ASSERT_FALSE(store->save(StoredHead{sequence, {std::byte{9}}}).has_value());
    }
    EXPECT_EQ((Snapshot{4, {std::byte{4}}}), store->newest_snapshot().value());
    EXPECT_EQ(4U, store->heads().value().size());
    auto connection = Connection::open(path, Access::read_only, nullptr);
    EXPECT_EQ(2, connection->number("SELECT count(*) FROM snapshots").value());
}

TEST_F(LedgerFile, BackupIsACompleteLedgerWhileTheOriginalIsWritten) {
    SampleLedger sample(10);
    const auto store = opened();
    ASSERT_FALSE(store->append(sample.batch()).has_value());
    const std::string backup = folder / "copy.db";
    ASSERT_FALSE(opened({.access = Access::read_only})->back_up_to(backup).has_value());
    sample.journal.staged().clear();
    write_visit(sample.journal, 11, 1);
    ASSERT_FALSE(store->append(sample.batch()).has_value());
    auto copy = SqliteStore::open(backup);
    ASSERT_TRUE(copy.has_value());
    Journal journal;
    ASSERT_FALSE(follow_store(**copy, journal).has_value());
    EXPECT_EQ(30U, journal.head().sequence);
    // No file is overwritten, and no incomplete file is left.
    const std::optional<Fault> fault = store->back_up_to(backup);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(backup + ": there is a file already", fault->text);
    EXPECT_TRUE(store->back_up_to(folder / "no" / "copy.db").has_value());
    EXPECT_FALSE(std::filesystem::exists(backup + ".part"));
}

TEST_F(LedgerFile, HasOwnerOnlyPermissionsLikeTheFilesBesideIt) {
    const ::mode_t before = ::umask(0);
    const auto store = opened();
    SampleLedger sample(5);
    ASSERT_FALSE(store->append(sample.batch()).has_value());
    const std::string backup = folder / "copy.db";
    ASSERT_FALSE(store->back_up_to(backup).has_value());
    ::umask(before);
    for (const std::string& file : {path, path + "-wal", path + "-shm", backup}) {
        struct stat about {};

        ASSERT_EQ(0, ::stat(file.c_str(), &about)) << file;
        EXPECT_EQ(0600U, about.st_mode & 07777U) << file;
    }
}

TEST_F(LedgerFile, ReadableByOthersIsRefusedWithTheChmodCommand) {
    static_cast<void>(opened());
    for (const ::mode_t mode : {0644U, 0640U, 0602U, 0610U}) {
        ASSERT_EQ(0, ::chmod(path.c_str(), mode));
        for (const Access access : {Access::write, Access::read_only}) {
            const auto store = SqliteStore::open(path, {.access = access});
            ASSERT_FALSE(store.has_value());
            EXPECT_EQ(FaultKind::unreadable, store.error().kind);
            EXPECT_NE(std::string::npos, store.error().text.find("chmod 600 " + path));
        }
    }
    ASSERT_EQ(0, ::chmod(path.c_str(), 0600));
    EXPECT_TRUE(SqliteStore::open(path).has_value());
}

TEST_F(LedgerFile, FileThatIsNoLedgerIsNotChanged) {
    std::ofstream(path) << std::string(5'000, 'x');
    ASSERT_EQ(0, ::chmod(path.c_str(), 0600));
    const auto text = SqliteStore::open(path);
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(FaultKind::unreadable, text.error().kind);
    EXPECT_EQ(5'000U, std::filesystem::file_size(path));
    std::filesystem::remove(path);
    ASSERT_EQ("", tamper("CREATE TABLE cats (name TEXT)"));
    const auto other = SqliteStore::open(path);
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(path + ": the file is a database, but not a ledger of Baize", other.error().text);
    auto connection = Connection::open(path, Access::read_only, nullptr);
    EXPECT_EQ(1, connection->number("SELECT count(*) FROM sqlite_schema").value());
}

TEST_F(LedgerFile, LedgerOfANewerVersionIsNotChanged) {
    static_cast<void>(opened());
    ASSERT_EQ("", tamper("PRAGMA user_version = 99"));
    const auto store = SqliteStore::open(path);
    ASSERT_FALSE(store.has_value());
    EXPECT_EQ(path + ": the ledger is of version 99; this program knows up to 2",
              store.error().text);
}

TEST_F(LedgerFile, MissingFileCannotBeOpenedToRead) {
    EXPECT_FALSE(SqliteStore::open(path, {.access = Access::read_only}).has_value());
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_FALSE(SqliteStore::open(folder / "no" / "house.db").has_value());
}

}  // namespace
}  // namespace baize::ledger
