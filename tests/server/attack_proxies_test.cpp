// Behind a proxy: which origins are accepted, and which client the limits count.
#include <deque>

#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

// A proxy terminates TLS and passes the public host name on. For that name only the https origin is
// accepted.
TEST(BehindAProxy, OnlyPagesOfThePublicOriginMayPost) {
    SocketServer house({}, nullptr, "https://play.example.org");
    const auto guest = [&](const std::string& host, const std::string& origin) {
        return asked(house,
                     {.verb = "POST", .target = "/api/guest", .host = host, .origin = origin});
    };
    const HeardAnswer welcome = guest("play.example.org", "https://play.example.org");
    EXPECT_EQ(200, welcome.status);
    EXPECT_NE(std::string::npos, welcome.head("set-cookie").find("; Secure"));
    EXPECT_EQ(403, guest("play.example.org", "http://play.example.org").status);
    EXPECT_EQ(403, guest("play.example.org", "https://evil.example").status);
    EXPECT_EQ(403, guest("play.example.org", "http://" + house.host()).status);
    EXPECT_EQ(403, guest(house.host(), "https://play.example.org").status);
    EXPECT_EQ(200, guest(house.host(), "http://" + house.host()).status);
    EXPECT_EQ(421, guest("example.org", "https://play.example.org").status);
    expect_sound(house);
}

// Adds an X-Forwarded-For header to a request.
Ask asked_for(const std::string& addresses, Ask ask) {
    ask.more += "X-Forwarded-For: " + addresses + "\r\n";
    return ask;
}

class OwnProxy : public testing::Test {
  protected:
    static NetLimits few() {
        NetLimits limits;
        limits.requests = {5, 1};
        limits.connections_per_address = 2;
        return limits;
    }

    int status(const std::string& addresses, const std::string& target = "/api/me") {
        return asked(house_, asked_for(addresses, {.target = target})).status;
    }

    SocketServer house_{few(), nullptr, "https://play.example.org", {"127.0.0.1"}};
};

TEST_F(OwnProxy, EachClientHasItsOwnRequestRate) {
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(200, status("203.0.113.9"));
    EXPECT_EQ(429, status("203.0.113.9"));
    EXPECT_EQ(200, status("203.0.113.10"));
}

// The proxy wrote the last entry; the client may have written those before it.
TEST_F(OwnProxy, EntriesWrittenByTheClientAreIgnored) {
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(200, status("198.51.100." + std::to_string(i) + ", 203.0.113.9"));
    EXPECT_EQ(429, status("198.51.100.9, 203.0.113.9"));
    const std::string two = "X-Forwarded-For: 198.51.100.9\r\nX-Forwarded-For: 203.0.113.9\r\n";
    EXPECT_EQ(429, asked(house_, {.target = "/api/me", .more = two}).status);
    EXPECT_EQ(200, status("198.51.100.9"));
}

// Each of two proxies may add its own header line.
TEST(TwoProxies, ClientIsFoundInTheirCombinedHeaders) {
    NetLimits limits;
    limits.requests = {1, 1};
    SocketServer house(limits, nullptr, {}, {"127.0.0.1", "192.0.2.1"});
    const auto status = [&](const std::string& client) {
        const std::string lines =
            "X-Forwarded-For: " + client + "\r\nX-Forwarded-For: 192.0.2.1\r\n";
        return asked(house, {.target = "/api/me", .more = lines}).status;
    };
    EXPECT_EQ(200, status("203.0.113.9"));
    EXPECT_EQ(429, status("203.0.113.9"));
    EXPECT_EQ(200, status("203.0.113.10"));
}

// A proxy may have more connections than the limit of an address, but each client behind it has a
// limit of WebSockets.
TEST_F(OwnProxy, EachClientHasItsOwnLimitOfWebSockets) {
    std::deque<SocketClient> lines;
    const auto open = [&](const std::string& address) {
        lines.emplace_back(house_.port());
        lines.back().say(written(house_, asked_for(address, upgrade())));
        return lines.back().answer().status;
    };
    EXPECT_EQ(101, open("203.0.113.9"));
    EXPECT_EQ(101, open("203.0.113.9"));
    EXPECT_EQ(429, open("203.0.113.9"));
    EXPECT_EQ(101, open("203.0.113.10"));
    lines.clear();
    // A place becomes free when the server has noticed that a connection is closed.
    const auto is_free = [&] {
        house_.look([](TestServer& one) {
            one.pass(Span::of_seconds(10));
            return 0;
        });
        return open("203.0.113.9") == 101;
    };
    while (!is_free())
        lines.pop_back();
}

TEST_F(OwnProxy, ClientsBehindItMayNotReadMetrics) {
    for (const char* const client :
         {"203.0.113.9", "203.0.113.9:5678", "unknown", "203.0.113.9, ::1", "127.0.0.1"})
        EXPECT_EQ(403, status(client, "/metrics")) << client;
    EXPECT_EQ(200, asked(house_, {.target = "/metrics"}).status);
}

// Without --proxy the header X-Forwarded-For is ignored.
TEST(NoProxy, ForwardedForIsIgnored) {
    NetLimits limits;
    limits.requests = {5, 1};
    SocketServer house(limits);
    for (int i = 0; i < 5; ++i) {
        const std::string address = "203.0.113." + std::to_string(i);
        EXPECT_EQ(200, asked(house, asked_for(address, {.target = "/api/me"})).status);
    }
    EXPECT_EQ(429, asked(house, asked_for("203.0.113.9", {.target = "/api/me"})).status);
    EXPECT_EQ(200, asked(house, asked_for("203.0.113.9", {.target = "/metrics"})).status);
}

}  // namespace
}  // namespace baize::server
