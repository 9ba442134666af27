// Client addresses and the keys under which limits count them.
#include "server/net/client_address.h"

#include <gtest/gtest.h>

namespace baize::server {
namespace {

TEST(ClientAddress, HasOneCanonicalTextForEachAddress) {
    EXPECT_EQ("203.0.113.9", canonical_address("203.0.113.9"));
    EXPECT_EQ("203.0.113.9", canonical_address("::ffff:203.0.113.9"));
    EXPECT_EQ("2001:db8::1", canonical_address("2001:0db8:0:0:0:0:0:1"));
    for (const char* const none :
         {"", "unknown", "203.0.113", "203.0.113.9:80", "1.2.3.4, 5.6.7.8"})
        EXPECT_EQ(std::nullopt, canonical_address(none)) << none;
}

TEST(RateLimitKey, GroupsIpv6AddressesByPrefix) {
    EXPECT_EQ("203.0.113.9", rate_limit_key("203.0.113.9"));
    EXPECT_EQ("::1", rate_limit_key("::1"));
    EXPECT_EQ("2001:db8:1:2::/64", rate_limit_key("2001:db8:1:2:3:4:5:6"));
    EXPECT_EQ(rate_limit_key("2001:db8:1:2::1"), rate_limit_key("2001:db8:1:2:ffff::9"));
}

TEST(ClientAddress, IsTheLastUntrustedAddressBehindAProxy) {
    const std::vector<std::string> proxies{"127.0.0.1", "192.0.2.1"};
    const auto client = [&](std::string_view forwarded) {
        return client_behind_proxy("127.0.0.1", forwarded, proxies);
    };
    EXPECT_EQ("203.0.113.9", client("203.0.113.9"));
    EXPECT_EQ("203.0.113.9", client("198.51.100.1,  203.0.113.9 "));
    EXPECT_EQ("203.0.113.9", client("198.51.100.1, 203.0.113.9, 192.0.2.1"));
    EXPECT_EQ("2001:db8::/64", client("2001:db8::7"));
}

TEST(RateLimitKey, IsTheProxyWithoutAValidForwardedAddress) {
    for (const char* const forwarded :
         {"", " ", ",", "unknown", "203.0.113.9, unknown", "203.0.113.9,", "127.0.0.1"}) {
        EXPECT_EQ("127.0.0.1", client_behind_proxy("127.0.0.1", forwarded, {"127.0.0.1"}))
            << forwarded;
    }
}

}  // namespace
}  // namespace baize::server
