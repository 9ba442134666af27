// Login and registration attempts that must be refused.
#include <gtest/gtest.h>

#include "service/accounts/passwords.h"
#include "socket_kit.h"

namespace baize::server {
namespace {

class Login : public testing::Test {
  protected:
    HeardAnswer post(const std::string& target,
                     const std::string& name,
                     const std::string& password,
                     const std::string& session = {}) {
        const std::string body = fmt::format(R"({{"name":"{}","password":"{}"}})", name, password);
        return asked(house_, {.verb = "POST", .target = target, .session = session, .body = body});
    }

    int sign_in(const std::string& name, const std::string& password) {
        const HeardAnswer answer = post("/api/login", name, password);
        EXPECT_EQ(answer.status != 200, answer.head("set-cookie").empty()) << name;
        return answer.status;
    }

    SocketServer house_{};
};

TEST_F(Login, SucceedsOnlyWithTheRightPassword) {
    ASSERT_EQ(200, post("/api/register", "Victoria", "a password of mine").status);
    EXPECT_EQ(200, sign_in("Victoria", "a password of mine"));
    EXPECT_EQ(401, sign_in("Victoria", "a password of Mine"));
    EXPECT_EQ(401, sign_in("Victoria", "a password of min"));
    EXPECT_EQ(401, sign_in("Victoria", ""));
    EXPECT_EQ(401, sign_in("Victor", "a password of mine"));
}

// Guests and staff have no password, so that no password matches.
TEST_F(Login, RefusesAccountsWithoutAPassword) {
    static_cast<void>(house_.player("Ada"));
    EXPECT_EQ(401, sign_in("Ada", ""));
    EXPECT_EQ(401, sign_in("Ada", "nobody's password"));
    EXPECT_EQ(401, sign_in("Nobody", "nobody's password"));
}

// The person number of an account was changed in its file; the ledger has another name for that
// number.
TEST_F(Login, RefusesAnAccountChangedToAnotherPerson) {
    const PersonId manager = house_.look([](TestServer& house) { return house.manager(); });
    const auto hash = hash_password("a password of mine");
    ASSERT_TRUE(hash.has_value());
    house_.add_account({manager, "Mallory", *hash});
    EXPECT_EQ(401, sign_in("Mallory", "a password of mine"));
}

TEST_F(Login, RefusesNamesAndPasswordsThatAreTooShortOrTooLong) {
    const std::string good = "a password of mine";
    for (const std::size_t length : {0U, 2U, 25U, 5'000U})
        EXPECT_EQ(400, post("/api/register", std::string(length, 'V'), good).status) << length;
    for (const std::size_t length : {0U, 9U, 201U, 50'000U})
        EXPECT_EQ(400, post("/api/register", "Victoria", std::string(length, 'x')).status)
            << length;
    for (const std::size_t length : {201U, 50'000U})
        EXPECT_EQ(400, sign_in("Victoria", std::string(length, 'x'))) << length;
    EXPECT_EQ(200, post("/api/register", "Victoria", std::string(200, 'x')).status);
    expect_sound(house_);
}

TEST_F(Login, RefusesASecondAccountForAPersonOrName) {
    const HeardAnswer first = post("/api/register", "Victoria", "a password of mine");
    ASSERT_EQ(200, first.status);
    const LedgerTotals before = house_.books();
    EXPECT_EQ(409, post("/api/register", "Victor", "a password of mine", session_in(first)).status);
    EXPECT_EQ(409, post("/api/register", "Victoria", "another password").status);
    EXPECT_EQ(409, post("/api/register", "vICTORIA", "another password").status);
    EXPECT_EQ(before, house_.books());
    EXPECT_EQ(401, sign_in("Victor", "a password of mine"));
}

}  // namespace
}  // namespace baize::server
