// Files of older and newer programs.
#include <unistd.h>

#include <gtest/gtest.h>

#include "accounts_kit.h"
#include "service/accounts/secret_text.h"

namespace baize::server {
namespace {

// The tables as they were before the schema had numbers.
constexpr const char* first_schema = R"(
    PRAGMA journal_mode = WAL;
    CREATE TABLE account (person INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE UNIQUE,
        hash TEXT NOT NULL, made INTEGER NOT NULL) STRICT;
    CREATE TABLE session (secret TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES account
        (person), expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), hex TEXT NOT NULL) STRICT;
    INSERT INTO account VALUES (7, 'Ada', 'hash of Ada', 1700000000000000);
    INSERT INTO account VALUES (9, 'Guest 9', '', 1700000000000001);
    INSERT INTO secret VALUES (1, '0101010101010101010101010101010101010101010101010101010101010101');
)";

class OlderFile : public testing::Test {
  protected:
    OlderFile() {
        ::unlink(path_.c_str());
        auto file = open_file();
        EXPECT_FALSE(file.execute(first_schema));
        const std::string row = "INSERT INTO session VALUES ('" + stored_hash(secret_) + "', 7, " +
                                std::to_string((test_day + session_length).microseconds()) + ")";
        EXPECT_FALSE(file.execute(row.c_str()));
    }

    [[nodiscard]] ledger::Connection open_file() const {
        return *ledger::Connection::open(path_, ledger::Access::write, nullptr);
    }

    // Two processes run the tests of this program at the same time.
    const std::string path_ =
        testing::TempDir() + "older-accounts-" + std::to_string(::getpid()) + ".db";
    const std::string secret_ = std::string(64, 'a') + ".7";
};

TEST_F(OlderFile, KeepsItsAccountsSessionsAndShareKey) {
    for (int i = 0; i < 2; ++i) {  // The second time the file is new already.
        auto accounts = Accounts::open(path_, test_key(1));
        ASSERT_TRUE(accounts.has_value()) << accounts.error().text;
        EXPECT_EQ("hash of Ada", accounts->find("ada")->hash);
        EXPECT_EQ(1'700'000'000'000'000, accounts->find("ada")->made.microseconds());
        EXPECT_EQ("", accounts->find(some_guest)->hash);
        EXPECT_EQ(1U, accounts->secret()[0]);
        EXPECT_EQ(ada, accounts->person_of(secret_, test_day));
        const std::vector<Session> sessions = accounts->sessions_of(ada, test_day);
        ASSERT_EQ(1U, sessions.size());
        EXPECT_EQ(test_day, sessions[0].began);
        EXPECT_EQ("", sessions[0].device);
        EXPECT_FALSE(accounts->has_recovery_code(ada));
        EXPECT_FALSE(accounts->has_second_factor(ada));
    }
    auto accounts = Accounts::open(path_, test_key(1));
    EXPECT_NE("", accounts->make_recovery_code(ada));
    EXPECT_NE("", accounts->begin_session(ada, "Firefox on Linux", test_day));
    EXPECT_TRUE(accounts->begin_second_factor(ada).has_value());
    EXPECT_TRUE(accounts->keep_training(ada, "omaha", "{}"));
}

TEST_F(OlderFile, IsNotChangedWhenTheMigrationFails) {
    {
        auto file = open_file();
        ASSERT_FALSE(file.execute("CREATE TABLE second_factor (x INTEGER)"));
    }
    EXPECT_FALSE(Accounts::open(path_, test_key(1)).has_value());
    auto file = open_file();
    EXPECT_EQ(0, file.number("PRAGMA user_version").value_or(-1));
    EXPECT_EQ(4, file.number("SELECT count(*) FROM pragma_table_info('account')").value_or(-1));
}

TEST_F(OlderFile, NewerFileIsRefused) {
    {
        auto file = open_file();
        ASSERT_FALSE(file.execute("PRAGMA user_version = 99"));
    }
    const auto accounts = Accounts::open(path_, test_key(1));
    ASSERT_FALSE(accounts.has_value());
    EXPECT_EQ("the accounts file is of version 99; this program knows up to 2",
              accounts.error().text);
}

}  // namespace
}  // namespace baize::server
