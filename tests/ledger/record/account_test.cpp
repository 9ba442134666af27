#include "ledger/record/account.h"

#include <gtest/gtest.h>

namespace baize::ledger {
namespace {

TEST(LedgerAccounts, AreNamedByKindAndNumbers) {
    EXPECT_EQ("cage", to_string(the_cage));
    EXPECT_EQ("wallet:7", to_string(Account{AccountKind::wallet, 7, 0}));
    EXPECT_EQ("stack:12:7", to_string(Account{AccountKind::stack, 12, 7}));
    EXPECT_EQ("meter:1:3", to_string(Account{AccountKind::meter, 1, 3}));
    for (std::uint64_t number = 1; number <= 14; ++number) {
        const std::optional<AccountKind> kind = account_kind(number);
        ASSERT_TRUE(kind.has_value());
        const unsigned numbers = numbers_of(*kind);
        const Account account{*kind, numbers >= 1 ? 4'000'000'000U : 0, numbers >= 2 ? 9U : 0};
        EXPECT_TRUE(is_well_formed(account));
    }
}

TEST(LedgerAccounts, RejectUnknownKindNumbers) {
    EXPECT_FALSE(account_kind(0).has_value());
    EXPECT_FALSE(account_kind(15).has_value());
}

TEST(LedgerAccounts, CarryNoMoreNumbersThanTheirKindHas) {
    EXPECT_FALSE(is_well_formed(Account{AccountKind::house, 1, 0}));
    EXPECT_FALSE(is_well_formed(Account{AccountKind::wallet, 1, 1}));
    EXPECT_FALSE(is_well_formed(Account{static_cast<AccountKind>(15), 0, 0}));
    EXPECT_FALSE(is_well_formed(Account{static_cast<AccountKind>(0), 0, 0}));
}

TEST(LedgerAccounts, OnlyTheCageTheHouseAndTheMintMayOwe) {
    for (std::uint64_t number = 1; number <= 14; ++number) {
        const AccountKind kind = account_kind(number).value();
        const bool may_owe =
            kind == AccountKind::cage || kind == AccountKind::house || kind == AccountKind::mint;
        EXPECT_EQ(may_owe, may_be_below_zero(kind));
    }
}

}  // namespace
}  // namespace baize::ledger
