// An attacker who has the files of a casino but not its key learns no card of a round in progress.
// Changes of the files are detected.
#include <algorithm>
#include <cstring>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <unordered_set>

#include <gmock/gmock.h>

#include "cli/command_run.h"
#include "cli/ledgers/audit_run.h"
#include "cli/ledgers/ledger_file.h"
#include "cli/sealed_house.h"
#include "house/seals/card_search.h"
#include "house/seals/disclosed_keys.h"
#include "house/seals/round_seals.h"
#include "ledger/record/encoding.h"
#include "ledger/secrets/private_file.h"
#include "service/proof/deal_proof.h"

namespace baize {
namespace {

using testing::HasSubstr;

std::vector<std::byte> bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const ledger::Bytes bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

// Byte sequences that occur only in a sealed deck or in the seed of its salts, in every encoding of
// cards.
class SecretRuns {
  public:
    static constexpr std::size_t length = 7;

    explicit SecretRuns(const house::CasinoState& state) {
        for (const house::TableState& table : state.tables)
            add(*table.sealed);
    }

    [[nodiscard]] std::size_t found_in(ledger::Bytes bytes) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i + length <= bytes.size(); ++i)
            count += runs_.count(run_at(bytes.subspan(i)));
        return count;
    }

  private:
    static std::uint64_t run_at(ledger::Bytes bytes) {
        std::uint64_t run = 0;
        std::memcpy(&run, bytes.data(), length);
        return run;
    }

    void add(ledger::Bytes bytes) {
        for (std::size_t i = 0; i + length <= bytes.size(); ++i)
            runs_.insert(run_at(bytes.subspan(i)));
    }

    void add(const house::SealedDeck& sealed) {
        std::vector<std::byte> cards;
        std::vector<std::byte> faces;  // in the encoding of poker
        for (const Card card : sealed.deck) {
            cards.push_back(static_cast<std::byte>(card.index()));
            faces.push_back(static_cast<std::byte>(card.index() + 1));
        }
        add(cards);
        add(faces);
        add(sealed.seed);
    }

    std::unordered_set<std::uint64_t> runs_{};
};

// Counts the events that name a card in plain text and come after the last commitment of their
// table.
std::size_t open_cards_of_rounds_on(ledger::Store& store) {
    std::map<std::uint32_t, std::size_t> open;
    std::size_t commitments = 0;
    const auto fault = store.read(0, [&](const ledger::EventView& event) {
        if (event.head.stream.kind != ledger::StreamKind::table) return true;
        const auto sealed = ledger::sealed_body(event.body);
        if (sealed && house::commitment_without_deck(*sealed)) {
            ++commitments;
            open[event.head.stream.number] = 0;
        }
        if (sealed) return true;
        ledger::ByteReader in(event.body);
        std::optional<house::Command> asked;
        house::CasinoEvent happened;
        ledger::decode(in, asked);
        ledger::decode(in, happened);
        EXPECT_TRUE(in.at_end());
        if (std::holds_alternative<house::DeckCommitted>(happened))
            open[event.head.stream.number] = 0;
        const bool names_cards =
            house::names_cards(happened) || (asked && house::names_cards(*asked));
        if (names_cards) ++open[event.head.stream.number];
        return true;
    });
    EXPECT_FALSE(fault.has_value());
    EXPECT_GE(commitments, open.size());
    std::size_t count = 0;
    for (const auto& [table, cards] : open)
        count += cards;
    return count;
}

class SealedRounds : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = std::make_unique<TemporaryFolder>();
        SealedHouse house(folder_->file("casino.db"));
        house.play_until_everybody_waits();
        house.save_snapshot();
        ASSERT_FALSE(house.store().back_up_to(folder_->file("backup.db")).has_value());
        state_ = std::make_unique<house::CasinoState>(house.casino().state());
        // The files are copied with the write-ahead log while the casino is open.
        at_work_ = std::make_unique<TemporaryFolder>();
        for (const std::filesystem::path& path : folder_->files())
            std::filesystem::copy_file(path, at_work_->file(path.filename()));
    }

    static void TearDownTestSuite() {
        state_.reset();
        at_work_.reset();
        folder_.reset();
    }

    // Each test works on a copy of the files of the running casino.
    SealedRounds() {
        for (const std::filesystem::path& path : at_work_->files())
            std::filesystem::copy_file(path, copy_.file(path.filename()));
    }

    [[nodiscard]] std::string ledger() const { return copy_.file("casino.db"); }

    void forget_key() const { std::filesystem::remove(ledger() + "-key"); }

    static std::unique_ptr<TemporaryFolder> folder_;
    static std::unique_ptr<TemporaryFolder> at_work_;
    static std::unique_ptr<house::CasinoState> state_;
    TemporaryFolder copy_{};
};

std::unique_ptr<TemporaryFolder> SealedRounds::folder_;
std::unique_ptr<TemporaryFolder> SealedRounds::at_work_;
std::unique_ptr<house::CasinoState> SealedRounds::state_;

TEST_F(SealedRounds, AllTwelveGamesAreInProgress) {
    std::set<GameId> games;
    for (const house::TableState& table : state_->tables) {
        EXPECT_TRUE(house::is_round_in_play(table)) << table.table;
        EXPECT_EQ(house::round_number(table), table.sealed->round);
        ASSERT_EQ(1U, table.locks.size());
        games.insert(table.board.sign->game);
    }
    EXPECT_EQ(12U, games.size());
}

// [I-114]
TEST_F(SealedRounds, NoFileRevealsACardOfARoundInProgress) {
    const SecretRuns secrets(*state_);
    std::vector<std::string> names;
    for (const std::filesystem::path& path : at_work_->files()) {
        EXPECT_EQ(0U, secrets.found_in(bytes_of(path))) << path.filename();
        names.push_back(path.filename());
    }
    EXPECT_THAT(
        names,
        testing::IsSupersetOf({"casino.db", "casino.db-wal", "casino.db-rounds", "backup.db"}));
    for (const char* const name : {"casino.db", "backup.db"}) {
        const auto store = open_to_read(copy_.file(name));
        ASSERT_TRUE(store) << store.error().text;
        EXPECT_EQ(0U, open_cards_of_rounds_on(**store)) << name;
        const auto snapshot = (*store)->newest_snapshot();
        ASSERT_TRUE(snapshot && snapshot->sequence > 0);
        EXPECT_FALSE(house::Casino().read_snapshot(snapshot->body));
    }
}

TEST_F(SealedRounds, ArchiveStoresRoundsInProgressWithoutTheirDecks) {
    auto archive = history::Archive::open(ledger() + "-rounds");
    ASSERT_TRUE(archive);
    const std::vector<history::RoundStart> starts = archive->unfinished();
    EXPECT_EQ(state_->tables.size(), starts.size());
    for (const history::RoundStart& start : starts) {
        ASSERT_TRUE(start.before.sealed);
        EXPECT_EQ(start.round, start.before.sealed->round);
        EXPECT_TRUE(start.before.sealed->deck.empty());
        EXPECT_EQ(house::SaltSeed{}, start.before.sealed->seed);
    }
}

// After a crash the rounds go on with the same cards, and the archive has the whole rounds when
// they end.
TEST_F(SealedRounds, RoundsGoOnWithTheSameCardsAfterACrash) {
    SealedHouse house(ledger());
    ASSERT_EQ("", house.house().unused_snapshot());
    EXPECT_EQ(*state_, house.casino().state());
    house.let_clocks_run_out();
    auto archive = history::Archive::open(ledger() + "-rounds");
    ASSERT_TRUE(archive);
    for (const house::TableState& before : state_->tables) {
        const auto round = archive->find(before.table, before.sealed->round);
        ASSERT_TRUE(round) << before.table;
        const auto events = history::events_of(house.store(), *house.casino().vault(), *round);
        ASSERT_TRUE(events);
        const house::PersonId person = SealedHouse::person_at(*state_, before.table);
        const auto proof = history::proof(*round, *events, person);
        ASSERT_TRUE(proof) << before.table;
        EXPECT_EQ(before.sealed->root, proof->promise);
        EXPECT_TRUE(codec::check(*proof).is_proved()) << before.table;
    }
}

// The state can also be rebuilt from the events alone.
TEST_F(SealedRounds, RoundsGoOnWithTheSameCardsWithoutSnapshot) {
    {
        auto connection = ledger::Connection::open(ledger(), ledger::Access::write, nullptr);
        ASSERT_FALSE(connection->execute("DELETE FROM snapshots").has_value());
    }
    SealedHouse house(ledger());
    EXPECT_EQ(*state_, house.casino().state());
}

TEST_F(SealedRounds, AuditWithoutKeyChecksChainAndMoneyAndSaysWhereItStopped) {
    const CommandOutcome with = run_command("audit", {ledger()});
    EXPECT_EQ(0, with.status) << with.out << with.error;
    EXPECT_THAT(with.out, HasSubstr("The ledger is valid: every event"));
    EXPECT_THAT(with.out, HasSubstr("snapshot    at event"));
    forget_key();
    const CommandOutcome without = run_command("audit", {ledger()});
    EXPECT_EQ(0, without.status) << without.out << without.error;
    EXPECT_THAT(without.out, HasSubstr("valid as far as it can be read without its key"));
    EXPECT_THAT(without.out, HasSubstr("which are sealed until the round is over"));
    const auto tail = [](const std::string& out) { return out.substr(out.find("hash")); };
    const auto money = [&](const std::string& out) { return out.substr(out.find("cage")); };
    EXPECT_EQ(money(with.out), money(without.out));
    EXPECT_EQ(tail(with.out).substr(0, 76), tail(without.out).substr(0, 76));
}

// Poker goes on with further hands; the audit decides all rounds that were sealed before them.
TEST_F(SealedRounds, AuditWithoutKeyDecidesFinishedRounds) {
    std::uint64_t events = 0;
    {
        SealedHouse house(ledger());
        events = house.casino().journal().head().sequence;
        house.let_clocks_run_out();
    }
    forget_key();
    const auto store = open_to_read(ledger());
    ASSERT_TRUE(store);
    const auto report = audit(**store, *house::disclosed_keys(**store));
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->fits) << report->why;
    EXPECT_TRUE(!report->sealed || report->sealed->event > events);
}

TEST_F(SealedRounds, ProofOfAFinishedRoundNeedsNoKey) {
    {
        SealedHouse house(ledger());
        house.let_clocks_run_out();
    }
    forget_key();
    for (const house::TableState& table : state_->tables) {
        const CommandOutcome proof = run_command("proof",
                                                 {ledger(),
                                                  std::to_string(table.table),
                                                  std::to_string(table.sealed->round),
                                                  "--inspector"});
        ASSERT_EQ(0, proof.status) << proof.error;
        EXPECT_THAT(proof.out, HasSubstr(ledger::to_hex(table.sealed->root.bytes)));
    }
}

TEST_F(SealedRounds, ProofOfARoundInProgressIsRefused) {
    const CommandOutcome with = run_command("proof", {ledger(), "1", "1"});
    EXPECT_EQ(1, with.status);
    EXPECT_THAT(with.error, HasSubstr("the round is not over yet"));
    forget_key();
    const CommandOutcome without = run_command("proof", {ledger(), "1", "1"});
    EXPECT_EQ(1, without.status);
    EXPECT_THAT(without.error, HasSubstr("which are sealed until it is over"));
}

TEST_F(SealedRounds, MissingOrWrongKeyIsRefusedAndTheRightOneGoesOn) {
    const std::string key = ledger() + "-key";
    const std::vector<std::byte> right = bytes_of(key);
    const auto open = [&] { return run_command("house", {ledger()}); };
    std::filesystem::remove(key);
    CommandOutcome refused = open();
    EXPECT_EQ(1, refused.status);
    EXPECT_THAT(refused.error, HasSubstr("the key of this ledger is missing"));
    EXPECT_THAT(refused.error, HasSubstr("--ledger-key"));
    EXPECT_FALSE(std::filesystem::exists(key));
    ASSERT_TRUE(signing_key_in(key));  // 32 other bytes
    refused = open();
    EXPECT_EQ(1, refused.status);
    EXPECT_THAT(refused.error, HasSubstr("the ledger belongs to another key file"));
    const std::string background = copy_.file("elsewhere");
    {
        std::ofstream file(background, std::ios::binary);
        file.write(reinterpret_cast<const char*>(right.data()),
                   static_cast<std::streamsize>(right.size()));
    }
    ::chmod(background.c_str(), 0640);
    EXPECT_THAT(run_command("audit", {ledger(), "--ledger-key", background}).error,
                HasSubstr("chmod 600 " + background));
    ::chmod(background.c_str(), 0400);  // like a mounted secret
    const CommandOutcome audited = run_command("audit", {ledger(), "--ledger-key", background});
    EXPECT_THAT(audited.out, HasSubstr("The ledger is valid: every event")) << audited.error;
}

// One bit of a sealed body is changed, and the hashes after it are recomputed.
TEST_F(SealedRounds, ChangedCiphertextIsNoticedEvenWithAChainThatFits) {
    const auto store = open_to_read(ledger());
    ASSERT_TRUE(store);
    const auto keys = keys_to_read(**store, ledger(), "");
    ASSERT_TRUE(keys);
    house::Casino casino(*keys);
    std::optional<ledger::Fault> mismatch;
    std::size_t changed = 0;
    static_cast<void>((*store)->read(0, [&](const ledger::EventView& event) {
        const auto sealed = ledger::sealed_body(event.body);
        if (!sealed || house::commitment_without_deck(*sealed)) {
            mismatch = casino.replay(event);
            return !mismatch;
        }
        std::vector<std::byte> body(event.body.begin(), event.body.end());
        body[body.size() / 2] ^= std::byte{1};
        std::vector<std::byte> record;
        ledger::write_record(event.head, body, event.postings, record);
        const ledger::Hash hash = ledger::chained(casino.journal().head().hash, record);
        mismatch = casino.replay({event.head, body, event.postings, hash});
        ++changed;
        return false;
    }));
    EXPECT_EQ(1U, changed);
    ASSERT_TRUE(mismatch);
    EXPECT_THAT(mismatch->text, HasSubstr("its sealed body was changed"));
}

TEST_F(SealedRounds, EveryFileHasOwnerOnlyPermissions) {
    for (const std::filesystem::path& path : folder_->files()) {
        struct stat about {};

        ASSERT_EQ(0, ::stat(path.c_str(), &about));
        EXPECT_EQ(0600U, about.st_mode & 07777U) << path;
    }
}

TEST_F(SealedRounds, FilesThatOthersMayReadAreRefused) {
    for (const char* const beside : {"", "-wal", "-key"}) {
        const std::string path = ledger() + beside;
        ASSERT_EQ(0, ::chmod(path.c_str(), 0644)) << path;
        const CommandOutcome refused = run_command("house", {ledger()});
        EXPECT_EQ(1, refused.status);
        EXPECT_THAT(refused.error, HasSubstr("others on this machine may read"));
        EXPECT_THAT(refused.error, HasSubstr("chmod 600 " + path));
        ASSERT_EQ(0, ::chmod(path.c_str(), 0600));
    }
    const std::string lock = ledger() + "-house";
    std::ofstream(lock) << "";
    ASSERT_EQ(0, ::chmod(lock.c_str(), 0660));
    EXPECT_THAT(run_command("house", {ledger()}).error, HasSubstr("chmod 600 " + lock));
    ASSERT_EQ(0, ::chmod(lock.c_str(), 0600));
    const std::string second = ledger() + ".second";
    ASSERT_EQ(0, ::link(ledger().c_str(), second.c_str()));
    EXPECT_THAT(run_command("house", {second}).error, HasSubstr("2 names (hard links)"));
    ASSERT_EQ(0, ::unlink(second.c_str()));
    // A file created through a dangling link is private too.
    const std::string target = ledger() + ".target";
    ASSERT_EQ(0, ::symlink(target.c_str(), second.c_str()));
    const mode_t before = ::umask(022);
    ledger::make_private(second);
    ::umask(before);
    EXPECT_EQ(std::nullopt, ledger::why_not_private(target));
    EXPECT_EQ(0, ::access(target.c_str(), F_OK));
    ASSERT_EQ(0, ::chmod((ledger() + "-rounds").c_str(), 0604));
    const auto archive = history::Archive::open(ledger() + "-rounds");
    ASSERT_FALSE(archive);
    EXPECT_THAT(archive.error().text, HasSubstr("chmod 600 "));
}

}  // namespace
}  // namespace baize
