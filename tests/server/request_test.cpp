#include "server/api/request.h"

#include <gtest/gtest.h>

#include "server/limits/rate_limit.h"

namespace baize::server {
namespace {

Request read(std::string_view target) {
    Request request;
    EXPECT_TRUE(read_target(target, request)) << target;
    return request;
}

TEST(Target, IsSplitAndDecoded) {
    const Request request = read("/api/rules/explain?id=TCP%205.6.1(b)&x=a+b");
    EXPECT_EQ("/api/rules/explain", request.path);
    EXPECT_EQ("TCP 5.6.1(b)", request.value("id"));
    EXPECT_EQ("a b", request.value("x"));
    EXPECT_EQ("", request.value("y"));
}

TEST(Target, MalformedTextIsRefused) {
    Request request;
    for (const std::string_view target :
         {"", "x", "http://elsewhere/", "/%", "/%4", "/%zz", "/%00"})
        EXPECT_FALSE(read_target(target, request)) << target;
    std::string many = "/?";
    for (int i = 0; i < 100; ++i)
        many += std::to_string(i) + "=1&";
    EXPECT_FALSE(read_target(many, request));
}

TEST(Cookie, IsFoundByItsFullName) {
    constexpr std::string_view header = "a=1; baize_session=secret; xbaize_session=no";
    EXPECT_EQ("secret", cookie_in(header, "baize_session"));
    EXPECT_EQ("1", cookie_in(header, "a"));
    EXPECT_EQ("", cookie_in(header, "session"));
    EXPECT_EQ("", cookie_in("", "a"));
    EXPECT_EQ("", cookie_in(";;; =", "a"));
}

Moment at(double seconds) {
    return Moment::of_microseconds(static_cast<std::int64_t>(1e6 * (1'000 + seconds)));
}

TEST(RateLimit, LetsABurstThroughAndThenTheRate) {
    RateLimit limit({.burst = 3, .per_second = 2});
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(limit.take("a", at(0)));
    EXPECT_FALSE(limit.take("a", at(0)));
    EXPECT_TRUE(limit.take("b", at(0)));
    EXPECT_TRUE(limit.take("a", at(0.6)));
    EXPECT_FALSE(limit.take("a", at(0.6)));
    EXPECT_FALSE(limit.take("a", at(0)));  // a clock that goes back refills nothing
}

TEST(RateLimit, DropsFullBucketsAndRefusesKeysAboveItsMaximum) {
    RateLimit limit({.burst = 1, .per_second = 1}, 2);
    EXPECT_TRUE(limit.take("a", at(0)));
    EXPECT_TRUE(limit.take("b", at(0)));
    EXPECT_FALSE(limit.take("c", at(0)));
    EXPECT_TRUE(limit.take("c", at(5)));
    EXPECT_TRUE(limit.take("d", at(5)));
    EXPECT_FALSE(limit.take("e", at(5)));
}

}  // namespace
}  // namespace baize::server
