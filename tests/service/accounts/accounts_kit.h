// An accounts file in memory with two people, and the key that encrypts its second factors.
#pragma once

#include <array>

#include <gtest/gtest.h>

#include "service/accounts/accounts.h"

namespace baize::server {

inline const Moment test_day = Moment::of_microseconds(1'800'000'000'000'000);
inline constexpr PersonId ada = 7;
inline constexpr PersonId ben = 8;
inline constexpr PersonId some_guest = 9;

// Returns a key of 32 equal bytes.
inline ledger::SecretKey test_key(unsigned char byte) {
    std::array<std::byte, 32> bytes{};
    bytes.fill(std::byte{byte});
    return ledger::SecretKey(bytes);
}

class AccountsTest : public testing::Test {
  protected:
    AccountsTest() {
        EXPECT_TRUE(accounts_.add({ada, "Ada", "hash of Ada"}, test_day));
        EXPECT_TRUE(accounts_.add({ben, "Ben", "hash of Ben"}, test_day));
        EXPECT_TRUE(accounts_.add({some_guest, "Guest 9", ""}, test_day));
    }

    Accounts accounts_ = *Accounts::open(":memory:", test_key(1));
};

}  // namespace baize::server
