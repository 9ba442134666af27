#include <unistd.h>

#include <gtest/gtest.h>

#include "accounts_kit.h"
#include "ledger/sqlite/connection.h"
#include "service/accounts/device.h"

namespace baize::server {
namespace {

const Moment later = test_day + Span::of_minutes(60);

TEST_F(AccountsTest, SecretIdentifiesItsSessionUntilTheSessionEnds) {
    const std::string secret = accounts_.begin_session(ada, "", test_day);
    ASSERT_LE(secret.size(), longest_session);
    EXPECT_EQ(ada, accounts_.person_of(secret, test_day));
    EXPECT_EQ(std::nullopt, accounts_.person_of(std::string(64, '0'), test_day));
    EXPECT_EQ(std::nullopt,
              accounts_.person_of(secret, test_day + session_length + Span::of_seconds(1)));
    accounts_.end_session(secret);
    EXPECT_EQ(std::nullopt, accounts_.person_of(secret, test_day));
}

// The person of a session is changed in the file, by damage or on purpose.
TEST(Accounts, SessionChangedToAnotherPersonIsInvalid) {
    const std::string path = testing::TempDir() + "changed-accounts.db";
    ::unlink(path.c_str());
    auto accounts = Accounts::open(path, test_key(1));
    ASSERT_TRUE(accounts.has_value());
    ASSERT_TRUE(accounts->add({1, "Erin", "hash"}, test_day));
    ASSERT_TRUE(accounts->add({129, "Guest 129", ""}, test_day));
    const std::string secret = accounts->begin_session(129, "", test_day);
    auto file = ledger::Connection::open(path, ledger::Access::write, nullptr);
    ASSERT_TRUE(file.has_value());
    ASSERT_FALSE(file->execute("UPDATE session SET person = 1"));
    EXPECT_EQ(std::nullopt, accounts->person_of(secret, test_day));
    ASSERT_FALSE(file->execute("UPDATE session SET person = 129"));
    EXPECT_EQ(PersonId{129}, accounts->person_of(secret, test_day));
    const std::string pretended = secret.substr(0, 64) + ".1";
    EXPECT_EQ(std::nullopt, accounts->person_of(pretended, test_day));
}

TEST_F(AccountsTest, SessionsAreListedWithDeviceAndUseTheLastUsedFirst) {
    const std::string first = accounts_.begin_session(ada, "Firefox on Linux", test_day);
    const std::string second = accounts_.begin_session(ada, "Safari on iPhone", later);
    static_cast<void>(accounts_.begin_session(ben, "Chrome on Windows", later));
    std::vector<Session> sessions = accounts_.sessions_of(ada, later);
    ASSERT_EQ(2U, sessions.size());
    EXPECT_EQ("Safari on iPhone", sessions[0].device);
    EXPECT_EQ(Accounts::session_id(second), sessions[0].id);
    EXPECT_EQ(test_day, sessions[1].began);

    const Moment used = later + Span::of_minutes(60);
    EXPECT_EQ(ada, accounts_.person_of(first, used));
    sessions = accounts_.sessions_of(ada, used);
    EXPECT_EQ(Accounts::session_id(first), sessions[0].id);
    EXPECT_EQ(used, sessions[0].used);
    EXPECT_EQ(test_day, sessions[0].began);
    EXPECT_TRUE(accounts_.sessions_of(ada, used + session_length + session_length).empty());
}

TEST_F(AccountsTest, UseOfASessionIsWrittenAtMostEveryFiveMinutes) {
    const std::string secret = accounts_.begin_session(ada, "", test_day);
    const auto used = [&](Span after) {
        EXPECT_EQ(ada, accounts_.person_of(secret, test_day + after));
        return accounts_.sessions_of(ada, test_day)[0].used;
    };
    EXPECT_EQ(test_day, used(Span::of_seconds(299)));
    EXPECT_EQ(test_day + Span::of_seconds(300), used(Span::of_seconds(300)));
}

TEST_F(AccountsTest, SessionIdEndsOnlyASessionOfItsOwner) {
    const std::string secret = accounts_.begin_session(ada, "", test_day);
    const std::string id = Accounts::session_id(secret);
    EXPECT_EQ(std::string::npos, secret.find(id));
    EXPECT_FALSE(accounts_.end_session(ben, id));
    EXPECT_FALSE(accounts_.end_session(ada, ""));
    EXPECT_FALSE(accounts_.end_session(ada, secret));
    EXPECT_EQ(ada, accounts_.person_of(secret, test_day));
    EXPECT_TRUE(accounts_.end_session(ada, id));
    EXPECT_EQ(std::nullopt, accounts_.person_of(secret, test_day));
}

TEST_F(AccountsTest, AllSessionsOfAPersonEndButTheOneThatIsKept) {
    const std::string kept = accounts_.begin_session(ada, "", test_day);
    const std::string other = accounts_.begin_session(ada, "", test_day);
    const std::string of_ben = accounts_.begin_session(ben, "", test_day);
    accounts_.end_sessions_of(ada, kept);
    EXPECT_EQ(ada, accounts_.person_of(kept, test_day));
    EXPECT_EQ(std::nullopt, accounts_.person_of(other, test_day));
    accounts_.end_sessions_of(ada, "");
    EXPECT_EQ(std::nullopt, accounts_.person_of(kept, test_day));
    EXPECT_EQ(ben, accounts_.person_of(of_ben, test_day));
}

TEST(Devices, AreNamedByBrowserAndSystem) {
    const auto expect = [](std::string_view words, std::string_view agent) {
        EXPECT_EQ(words, device_of(agent)) << agent;
    };
    expect("Firefox on Linux",
           "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0");
    expect("Chrome on Android",
           "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
           "Chrome/142.0.0.0 Mobile Safari/537.36");
    expect("Edge on Windows",
           "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
           "Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0");
    expect("Safari on iPhone",
           "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
           "like Gecko) Version/18.1 Mobile/15E148 Safari/604.1");
    expect("curl", "curl/7.88.1");
    expect("Mac", "Something new (Macintosh)");
    expect("", "");
    expect("", "<script>alert(1)</script>");
}

}  // namespace
}  // namespace baize::server
