#include <gtest/gtest.h>

#include "server/api/history_handlers.h"
#include "service/accounts/accounts.h"

namespace baize::server {
namespace {

TEST(Links, ShowOneRoundAsOnePersonSawIt) {
    auto accounts = Accounts::open(":memory:", {});
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
