#include <unistd.h>

#include <gtest/gtest.h>

#include "accounts_kit.h"
#include "service/accounts/totp.h"
#include "totp_app.h"

namespace baize::server {
namespace {

const Moment next_step = test_day + Span::of_seconds(30);

TEST_F(AccountsTest, SecondFactorCountsFromItsConfirmationOn) {
    const auto secret = accounts_.begin_second_factor(ada);
    ASSERT_TRUE(secret.has_value());
    EXPECT_FALSE(accounts_.has_second_factor(ada));
    EXPECT_FALSE(accounts_.take_code(ada, app_code(*secret, test_day), test_day));
    EXPECT_FALSE(accounts_.confirm_second_factor(ada, "000000", test_day));
    EXPECT_FALSE(accounts_.confirm_second_factor(ben, app_code(*secret, test_day), test_day));
    EXPECT_TRUE(accounts_.confirm_second_factor(ada, app_code(*secret, test_day), test_day));
    EXPECT_TRUE(accounts_.has_second_factor(ada));
    EXPECT_FALSE(accounts_.has_second_factor(ben));
}

TEST_F(AccountsTest, SecretThatIsNotConfirmedIsReplaced) {
    const auto before = accounts_.begin_second_factor(ada);
    const auto secret = accounts_.begin_second_factor(ada);
    EXPECT_NE(before, secret);
    EXPECT_FALSE(accounts_.confirm_second_factor(ada, app_code(*before, test_day), test_day));
    EXPECT_TRUE(accounts_.confirm_second_factor(ada, app_code(*secret, test_day), test_day));
    EXPECT_EQ(std::nullopt, accounts_.begin_second_factor(ada));
    EXPECT_TRUE(accounts_.take_code(ada, app_code(*secret, next_step), next_step));
}

TEST_F(AccountsTest, CodeCountsOnceEvenTheOneThatConfirmed) {
    const auto secret = accounts_.begin_second_factor(ada);
    const std::string first = app_code(*secret, test_day);
    ASSERT_TRUE(accounts_.confirm_second_factor(ada, first, test_day));
    EXPECT_FALSE(accounts_.take_code(ada, first, test_day));
    const std::string second = app_code(*secret, next_step);
    EXPECT_TRUE(accounts_.take_code(ada, second, next_step));
    EXPECT_FALSE(accounts_.take_code(ada, second, next_step));
    EXPECT_FALSE(accounts_.take_code(ada, first, next_step));
}

TEST_F(AccountsTest, RecoveryRemovesTheSecondFactor) {
    const auto secret = accounts_.begin_second_factor(ada);
    ASSERT_TRUE(accounts_.confirm_second_factor(ada, app_code(*secret, test_day), test_day));
    const std::string code = accounts_.make_recovery_code(ada);
    EXPECT_FALSE(accounts_.recover(ada, "wrong", "new"));
    EXPECT_TRUE(accounts_.has_second_factor(ada));
    EXPECT_TRUE(accounts_.recover(ada, code, "new"));
    EXPECT_FALSE(accounts_.has_second_factor(ada));
}

// A person who has the file and not the key can neither make codes nor move them.
TEST(Accounts, SecondFactorNeedsTheKeyAndItsPerson) {
    const std::string path = testing::TempDir() + "second-factors.db";
    ::unlink(path.c_str());
    std::string secret;
    {
        auto accounts = Accounts::open(path, test_key(1));
        ASSERT_TRUE(accounts->add({ada, "Ada", "hash"}, test_day));
        ASSERT_TRUE(accounts->add({ben, "Ben", "hash"}, test_day));
        secret = *accounts->begin_second_factor(ada);
        ASSERT_TRUE(accounts->confirm_second_factor(ada, app_code(secret, test_day), test_day));
        auto file = ledger::Connection::open(path, ledger::Access::write, nullptr);
        ASSERT_FALSE(file->execute(
            "INSERT INTO second_factor SELECT 8, box, 1, 0 FROM second_factor WHERE person = 7"));
        EXPECT_FALSE(accounts->take_code(ben, app_code(secret, next_step), next_step));
    }
    auto with_other_key = Accounts::open(path, test_key(2));
    EXPECT_TRUE(with_other_key->has_second_factor(ada));
    EXPECT_FALSE(with_other_key->take_code(ada, app_code(secret, next_step), next_step));
    auto again = Accounts::open(path, test_key(1));
    EXPECT_TRUE(again->take_code(ada, app_code(secret, next_step), next_step));
}

}  // namespace
}  // namespace baize::server
