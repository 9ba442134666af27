#include <gtest/gtest.h>

#include "accounts_kit.h"
#include "service/accounts/passwords.h"

namespace baize::server {
namespace {

TEST(Passwords, HashFitsOnlyItsOwnPassword) {
    const auto hash = hash_password("correct horse battery");
    ASSERT_TRUE(hash.has_value());
    EXPECT_TRUE(hash->starts_with("$argon2id$"));
    EXPECT_TRUE(is_password(*hash, "correct horse battery"));
    EXPECT_FALSE(is_password(*hash, "correct horse batterz"));
    EXPECT_FALSE(is_password("", "correct horse battery"));
}

TEST_F(AccountsTest, NamesAreUniqueRegardlessOfCase) {
    EXPECT_FALSE(accounts_.add({10, "ADA", "other"}, test_day));
    ASSERT_TRUE(accounts_.find("ada").has_value());
    EXPECT_EQ(ada, accounts_.find("ada")->person);
    EXPECT_EQ(test_day, accounts_.find("ada")->made);
    EXPECT_FALSE(accounts_.find("Eve").has_value());
}

TEST_F(AccountsTest, OnlyGuestAccountsCanBeClaimed) {
    EXPECT_FALSE(accounts_.claim(some_guest, "Ben", "x"));
    EXPECT_TRUE(accounts_.claim(some_guest, "Eve", "x"));
    EXPECT_FALSE(accounts_.claim(some_guest, "Eva", "y"));
    EXPECT_EQ("Eve", accounts_.find(some_guest)->name);
}

TEST_F(AccountsTest, PasswordIsChangedOnlyFromTheOneThatWasChecked) {
    EXPECT_FALSE(accounts_.change_password(ada, "hash of Ben", "new"));
    EXPECT_EQ("hash of Ada", accounts_.find(ada)->hash);
    EXPECT_TRUE(accounts_.change_password(ada, "hash of Ada", "new"));
    EXPECT_EQ("new", accounts_.find(ada)->hash);
    EXPECT_EQ("hash of Ben", accounts_.find(ben)->hash);
}

TEST_F(AccountsTest, RemovedAccountLeavesNothingAndFreesItsName) {
    const std::string session = accounts_.begin_session(ada, "", test_day);
    ASSERT_TRUE(accounts_.begin_second_factor(ada).has_value());
    EXPECT_TRUE(accounts_.remove(ada));
    EXPECT_FALSE(accounts_.find("Ada").has_value());
    EXPECT_EQ(std::nullopt, accounts_.person_of(session, test_day));
    EXPECT_FALSE(accounts_.remove(ada));
    EXPECT_TRUE(accounts_.add({10, "Ada", "another person"}, test_day));
    EXPECT_TRUE(accounts_.find("Ben").has_value());
}

}  // namespace
}  // namespace baize::server
