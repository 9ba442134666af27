// Client addresses and the keys under which limits count them.
#include "server/net/caller.h"

#include <gtest/gtest.h>

namespace baize::server {
namespace {

TEST(Callers, HaveOneCanonicalTextForEachAddress) {
    EXPECT_EQ("203.0.113.9", plain_address("203.0.113.9"));
    EXPECT_EQ("203.0.113.9", plain_address("::ffff:203.0.113.9"));
    EXPECT_EQ("2001:db8::1", plain_address("2001:0db8:0:0:0:0:0:1"));
    for (const char* const none :
         {"", "unknown", "203.0.113", "203.0.113.9:80", "1.2.3.4, 5.6.7.8"})
        EXPECT_EQ(std::nullopt, plain_address(none)) << none;
}

TEST(Callers, WithIpv6AreCountedByTheirNetwork) {
    EXPECT_EQ("203.0.113.9", counted_as("203.0.113.9"));
    EXPECT_EQ("::1", counted_as("::1"));
    EXPECT_EQ("2001:db8:1:2::/64", counted_as("2001:db8:1:2:3:4:5:6"));
    EXPECT_EQ(counted_as("2001:db8:1:2::1"), counted_as("2001:db8:1:2:ffff::9"));
}

TEST(Callers, BehindAProxyAreTheLastUntrustedAddress) {
    const std::vector<std::string> proxies{"127.0.0.1", "192.0.2.1"};
    const auto caller = [&](std::string_view forwarded) {
        return caller_behind("127.0.0.1", forwarded, proxies);
    };
    EXPECT_EQ("203.0.113.9", caller("203.0.113.9"));
    EXPECT_EQ("203.0.113.9", caller("198.51.100.1,  203.0.113.9 "));
    EXPECT_EQ("203.0.113.9", caller("198.51.100.1, 203.0.113.9, 192.0.2.1"));
    EXPECT_EQ("2001:db8::/64", caller("2001:db8::7"));
}

TEST(Callers, WithoutAValidForwardedAddressAreTheProxy) {
    for (const char* const forwarded :
         {"", " ", ",", "unknown", "203.0.113.9, unknown", "203.0.113.9,", "127.0.0.1"}) {
        EXPECT_EQ("127.0.0.1", caller_behind("127.0.0.1", forwarded, {"127.0.0.1"})) << forwarded;
    }
}

}  // namespace
}  // namespace baize::server
