#include "service/history/archive.h"

#include <algorithm>
#include <filesystem>
#include <unistd.h>

#include <gtest/gtest.h>

#include "service/history/archive_writer.h"

namespace baize::history {
namespace {

Part part(std::uint64_t round, std::int64_t ended) {
    Part made{.person = 7, .table = 3, .round = round, .game = GameId::three_card};
    made.began = Moment::of_microseconds(ended - 5);
    made.ended = Moment::of_microseconds(ended);
    made.staked = Money::of_cents(500);
    made.back = Money::of_cents(1'000);
    made.hand = "pair of nines";
    made.clause = "TCP 5.6.1(b)"_clause;
    made.is_committed = true;
    return made;
}

RoundStart start(std::uint64_t round) {
    RoundStart made{.table = 3, .round = round, .first = 10 * round};
    house::Sign sign{.game = GameId::three_card, .seats = 6};
    house::HouseTerms terms;
    terms.limits.min = Money::of_cents(500);
    terms.limits.max = Money::of_cents(50'000);
    terms.pay_tables = {{"ante_bonus", "A"}, {"pair_plus", "A"}};
    sign.terms = terms;
    made.before.table = 3;
    made.before.board.sign = sign;
    made.before.game_state = house::BankedTable{.number = round};
    made.present = {{7, 2, "Ada", false}};
    return made;
}

TEST(Archive, ListsAPersonsRoundsNewestFirstPageByPage) {
    auto archive = Archive::open(":memory:");
    ASSERT_TRUE(archive.has_value());
    for (std::uint64_t round = 1; round <= 5; ++round)
        EXPECT_TRUE(archive->put({{start(round),
                                   RoundEnd{.last = 10 * round + 5},
                                   {part(round, std::int64_t(round / 2))}}}));
    std::vector<std::uint64_t> rounds;
    std::string before;
    do {
        const Archive::Page page = archive->parts_of(7, before, 2);
        for (const Part& found : page.parts) {
            EXPECT_EQ(part(found.round, std::int64_t(found.round / 2)), found);
            rounds.push_back(found.round);
        }
        before = page.next;
    } while (!before.empty());
    EXPECT_EQ((std::vector<std::uint64_t>{4, 5, 2, 3, 1}), rounds);
    EXPECT_EQ(part(4, 2), archive->part_of(7, 3, 4));
    EXPECT_EQ(std::nullopt, archive->part_of(8, 3, 4));
    EXPECT_TRUE(archive->parts_of(8, "", 10).parts.empty());
    EXPECT_TRUE(archive->parts_of(7, "nonsense", 10).parts.empty());
}

// An export and the list agree on the order.
TEST(Archive, ListsTheOldestFirstInReverse) {
    auto archive = Archive::open(":memory:");
    ASSERT_TRUE(archive.has_value());
    for (std::uint64_t round = 1; round <= 6; ++round)
        EXPECT_TRUE(archive->put({{start(round),
                                   RoundEnd{.last = 10 * round + 5},
                                   {part(round, std::int64_t(round / 2))}}}));
    std::vector<Part> oldest;
    std::string after;
    do {
        const Archive::Page page = archive->oldest_parts_of(7, after, 2);
        oldest.insert(oldest.end(), page.parts.begin(), page.parts.end());
        after = page.next;
    } while (!after.empty());
    std::vector<Part> newest = archive->parts_of(7, "", 50).parts;
    std::reverse(newest.begin(), newest.end());
    EXPECT_EQ(newest, oldest);
    EXPECT_TRUE(archive->oldest_parts_of(8, "", 10).parts.empty());
    EXPECT_TRUE(archive->oldest_parts_of(7, "nonsense", 10).parts.empty());
}

TEST(Archive, KnowsUnfinishedRounds) {
    auto archive = Archive::open(":memory:");
    ASSERT_TRUE(archive.has_value());
    EXPECT_TRUE(archive->put({{.start = start(1)}, {.start = start(2)}}));
    EXPECT_FALSE(archive->find(3, 1).has_value());
    EXPECT_EQ(2U, archive->unfinished().size());
    EXPECT_TRUE(archive->put({{start(1), RoundEnd{.last = 17}, {part(1, 5)}}}));
    ASSERT_EQ(1U, archive->unfinished().size());
    EXPECT_EQ(2U, archive->unfinished()[0].round);
    const auto found = archive->find(3, 1);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(17U, found->end.last);
    EXPECT_EQ(start(1).present, found->start.present);
    EXPECT_EQ(start(1).before.game_state, found->start.before.game_state);
}

// A round that is over stays so: its beginning may come again after a start from a snapshot.
TEST(Archive, StartDoesNotReplaceAnEnd) {
    auto archive = Archive::open(":memory:");
    ASSERT_TRUE(archive.has_value());
    EXPECT_TRUE(archive->put({{start(1), RoundEnd{.last = 17}, {part(1, 5)}}}));
    EXPECT_TRUE(archive->put({{.start = start(1)}}));
    EXPECT_TRUE(archive->find(3, 1).has_value());
}

class ArchiveFile : public testing::Test {
  protected:
    ArchiveFile()
        : path_(testing::TempDir() + "baize_archive_" + std::to_string(::getpid()) + "-rounds") {
        remove();
    }

    ~ArchiveFile() override { remove(); }

    [[nodiscard]] Archive open() const {
        auto archive = Archive::open(path_);
        EXPECT_TRUE(archive.has_value());
        return *std::move(archive);
    }

    void alter(const char* sql) const {
        auto connection = ledger::Connection::open(path_, ledger::Access::write, nullptr);
        ASSERT_TRUE(connection.has_value());
        EXPECT_EQ(std::nullopt, connection->execute(sql));
    }

  private:
    void remove() const {
        for (const char* const end : {"", "-wal", "-shm"})
            std::filesystem::remove(path_ + end);
    }

    std::string path_;
};

TEST_F(ArchiveFile, ReadersFindQueuedRoundsAfterWait) {
    Archive reader = open();
    ArchiveWriter writer(open());
    for (std::uint64_t round = 1; round <= 20; ++round) {
        writer.queue({{start(round), RoundEnd{.last = 10 * round + 5}, {part(round, 7)}}});
        writer.wait();
        EXPECT_TRUE(reader.find(3, round).has_value()) << round;
        EXPECT_EQ(round, reader.parts_of(7, "", 50).parts.size());
    }
}

TEST_F(ArchiveFile, FailedWritesAreRetried) {
    ArchiveWriter writer(open());
    Archive reader = open();
    const auto give = [&](std::uint64_t round) {
        writer.queue({{start(round), RoundEnd{.last = 10 * round + 5}, {part(round, 7)}}});
    };
    give(1);
    EXPECT_TRUE(writer.wait());
    alter("ALTER TABLE round RENAME TO away");
    give(2);
    EXPECT_FALSE(writer.wait());
    give(3);
    EXPECT_FALSE(writer.wait());
    alter("ALTER TABLE away RENAME TO round");
    EXPECT_TRUE(writer.wait());
    EXPECT_EQ(3U, reader.parts_of(7, "", 50).parts.size());
    for (std::uint64_t round = 1; round <= 3; ++round)
        EXPECT_TRUE(reader.find(3, round).has_value()) << round;
}

TEST_F(ArchiveFile, StoppedWriterHasWrittenAllRounds) {
    constexpr std::uint64_t rounds = 300;
    {
        ArchiveWriter writer(open());
        for (std::uint64_t round = 1; round <= rounds; ++round)
            writer.queue({{start(round), RoundEnd{.last = 10 * round + 5}, {part(round, 7)}}});
    }
    Archive reader = open();
    EXPECT_EQ(rounds, reader.parts_of(7, "", 1'000).parts.size());
}

}  // namespace
}  // namespace baize::history
