#include "service/accounts/recovery.h"

#include <set>
#include <unistd.h>

#include <gtest/gtest.h>

#include "accounts_kit.h"

namespace baize::server {
namespace {

TEST(RecoveryCodes, AreReadAsPeopleTypeThem) {
    EXPECT_EQ("7K3QX9MT2R", recovery_letters("7K3QX-9MT2R"));
    EXPECT_EQ("7K3QX9MT2R", recovery_letters(" 7k3qx 9mt2r "));
    EXPECT_EQ("0011", recovery_letters("oOIl"));
}

TEST(RecoveryCodes, DifferAndHaveTwentyLetters) {
    std::set<std::string> codes;
    for (int i = 0; i < 1'000; ++i) {
        const std::string code = new_recovery_code();
        EXPECT_EQ(23U, code.size());
        EXPECT_EQ(20U, recovery_letters(code).size());
        EXPECT_EQ(code, code.substr(0, 5) + '-' + code.substr(6));
        codes.insert(code);
    }
    EXPECT_EQ(1'000U, codes.size());
}

TEST_F(AccountsTest, RecoveryCodeSetsAPasswordOnce) {
    EXPECT_FALSE(accounts_.has_recovery_code(ada));
    const std::string code = accounts_.make_recovery_code(ada);
    EXPECT_TRUE(accounts_.has_recovery_code(ada));
    EXPECT_FALSE(accounts_.recover(ada, "00000-00000-00000-00000", "new"));
    EXPECT_FALSE(accounts_.recover(ada, "", "new"));
    EXPECT_FALSE(accounts_.recover(ben, code, "new"));
    EXPECT_EQ("hash of Ada", accounts_.find(ada)->hash);
    EXPECT_TRUE(accounts_.is_recovery_code(ada, code));
    EXPECT_TRUE(accounts_.recover(ada, code, "new"));
    EXPECT_EQ("new", accounts_.find(ada)->hash);
    EXPECT_FALSE(accounts_.recover(ada, code, "newer"));
    EXPECT_FALSE(accounts_.has_recovery_code(ada));
}

TEST_F(AccountsTest, NewRecoveryCodeReplacesTheOneBefore) {
    const std::string before = accounts_.make_recovery_code(ada);
    const std::string code = accounts_.make_recovery_code(ada);
    EXPECT_FALSE(accounts_.is_recovery_code(ada, before));
    EXPECT_TRUE(accounts_.is_recovery_code(ada, code));
}

TEST_F(AccountsTest, GuestsHaveNoRecoveryCode) {
    EXPECT_EQ("", accounts_.make_recovery_code(some_guest));
    EXPECT_FALSE(accounts_.recover(some_guest, "", "new"));
    EXPECT_EQ("", accounts_.find(some_guest)->hash);
}

// The hash of a code is copied to another account in the file.
TEST(Accounts, RecoveryCodeOfAnotherPersonIsInvalid) {
    const std::string path = testing::TempDir() + "moved-recovery.db";
    ::unlink(path.c_str());
    auto accounts = Accounts::open(path, test_key(1));
    ASSERT_TRUE(accounts.has_value());
    ASSERT_TRUE(accounts->add({ada, "Ada", "hash"}, test_day));
    ASSERT_TRUE(accounts->add({ben, "Ben", "hash"}, test_day));
    const std::string code = accounts->make_recovery_code(ben);
    auto file = ledger::Connection::open(path, ledger::Access::write, nullptr);
    ASSERT_FALSE(file->execute(
        "UPDATE account SET recovery = (SELECT recovery FROM account WHERE person = 8)"));
    EXPECT_FALSE(accounts->is_recovery_code(ada, code));
    EXPECT_TRUE(accounts->is_recovery_code(ben, code));
    const auto stored = file->text("SELECT recovery FROM account WHERE person = 8");
    ASSERT_TRUE(stored.has_value());
    EXPECT_EQ(64U, stored->size());
    EXPECT_EQ(std::string::npos, stored->find(recovery_letters(code)));
}

}  // namespace
}  // namespace baize::server
