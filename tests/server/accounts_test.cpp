#include "service/accounts/accounts.h"

#include <unistd.h>

#include <gtest/gtest.h>

#include "ledger/sqlite/connection.h"
#include "server/api/history_handlers.h"

namespace baize::server {
namespace {

const Moment today = Moment::of_microseconds(1'800'000'000'000'000);

TEST(Accounts, PasswordMatchesOnlyItsOwnHash) {
    const auto hash = hash_password("correct horse battery");
    ASSERT_TRUE(hash.has_value());
    EXPECT_TRUE(hash->starts_with("$argon2id$"));
    EXPECT_TRUE(is_password(*hash, "correct horse battery"));
    EXPECT_FALSE(is_password(*hash, "correct horse batterz"));
    EXPECT_FALSE(is_password("", "correct horse battery"));
}

TEST(Accounts, NamesAreUniqueRegardlessOfCase) {
    auto accounts = Accounts::open(":memory:");
    ASSERT_TRUE(accounts.has_value());
    EXPECT_TRUE(accounts->add({7, "Ada", "hash"}, today));
    EXPECT_FALSE(accounts->add({8, "ADA", "other"}, today));
    ASSERT_TRUE(accounts->find("ada").has_value());
    EXPECT_EQ(7U, accounts->find("ada")->person);
    EXPECT_FALSE(accounts->find("Eve").has_value());
}

TEST(Accounts, OnlyGuestAccountsCanBeClaimed) {
    auto accounts = Accounts::open(":memory:");
    ASSERT_TRUE(accounts.has_value());
    EXPECT_TRUE(accounts->add({7, "Guest 7", ""}, today));
    EXPECT_TRUE(accounts->add({8, "Ben", "hash"}, today));
    EXPECT_FALSE(accounts->claim(7, "Ben", "x"));
    EXPECT_TRUE(accounts->claim(7, "Ada", "x"));
    EXPECT_FALSE(accounts->claim(7, "Eve", "y"));
    EXPECT_EQ("Ada", accounts->find(PersonId{7})->name);
}

TEST(Accounts, SecretIdentifiesItsSessionUntilTheSessionEnds) {
    auto accounts = Accounts::open(":memory:");
    ASSERT_TRUE(accounts.has_value());
    ASSERT_TRUE(accounts->add({7, "Ada", "hash"}, today));
    const std::string secret = accounts->begin_session(7, today);
    ASSERT_LE(secret.size(), longest_session);
    EXPECT_EQ(PersonId{7}, accounts->person_of(secret, today));
    EXPECT_EQ(std::nullopt, accounts->person_of(std::string(64, '0'), today));
    EXPECT_EQ(std::nullopt,
              accounts->person_of(secret, today + session_length + Span::of_seconds(1)));
    accounts->end_session(secret);
    EXPECT_EQ(std::nullopt, accounts->person_of(secret, today));
}

// The person of a session is changed in the file, by damage or on purpose.
TEST(Accounts, SessionChangedToAnotherPersonIsInvalid) {
    const std::string path = testing::TempDir() + "changed-accounts.db";
    ::unlink(path.c_str());
    auto accounts = Accounts::open(path);
    ASSERT_TRUE(accounts.has_value());
    ASSERT_TRUE(accounts->add({1, "Erin", "hash"}, today));
    ASSERT_TRUE(accounts->add({129, "Guest 129", ""}, today));
    const std::string secret = accounts->begin_session(129, today);
    auto file = ledger::Connection::open(path, ledger::Access::write, nullptr);
    ASSERT_TRUE(file.has_value());
    ASSERT_FALSE(file->execute("UPDATE session SET person = 1"));
    EXPECT_EQ(std::nullopt, accounts->person_of(secret, today));
    ASSERT_FALSE(file->execute("UPDATE session SET person = 129"));
    EXPECT_EQ(PersonId{129}, accounts->person_of(secret, today));
    const std::string pretended = secret.substr(0, 64) + ".1";
    EXPECT_EQ(std::nullopt, accounts->person_of(pretended, today));
}

TEST(Links, ShowOneRoundAsOnePersonSawIt) {
    auto accounts = Accounts::open(":memory:");
    ASSERT_TRUE(accounts.has_value());
    const LinkKey key = accounts->secret();
    EXPECT_EQ(key, accounts->secret());
    const std::string link = link_key(key, 3, 806, 7);
    EXPECT_EQ(7U, linked_person(key, 3, 806, link));
    EXPECT_EQ(0U, linked_person(key, 3, 807, link));
    EXPECT_EQ(0U, linked_person(key, 4, 806, link));
    EXPECT_EQ(0U, linked_person(LinkKey{}, 3, 806, link));
    std::string forged = link;
    forged[0] = '8';
    EXPECT_EQ(0U, linked_person(key, 3, 806, forged));
    for (const std::string_view nonsense : {"", ".", "7", "7.", "7.00", "x.y"})
        EXPECT_EQ(0U, linked_person(key, 3, 806, nonsense)) << nonsense;
}

}  // namespace
}  // namespace baize::server
