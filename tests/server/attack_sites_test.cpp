// Pages of other sites, foreign host names, and forged or stolen cookies.
#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

class OtherSites : public testing::Test {
  protected:
    ~OtherSites() override { expect_sound(house_); }

    // Returns the person to whom the server assigns the cookie.
    PersonId who(const std::string& session) {
        JsonLine line;
        const HeardAnswer answer = asked(house_, {.target = "/api/me", .session = session});
        EXPECT_TRUE(line.read(answer.body));
        return static_cast<PersonId>(line.find(line.root(), "person")->integer);
    }

    HeardAnswer post(const std::string& target,
                     const std::string& session = {},
                     const std::string& body = {}) {
        return asked(house_, {.verb = "POST", .target = target, .session = session, .body = body});
    }

    SocketServer house_{};
    PersonId ada_ = house_.player("Ada");
    std::string session_ = house_.session_of(ada_);
};

// A foreign host name that resolves to this server (DNS rebinding).
TEST_F(OtherSites, ForeignHostNamesAreRefused) {
    const std::string port = std::to_string(house_.port());
    for (const std::string& name : {std::string("evil.example"),
                                    "evil.example:" + port,
                                    std::string("127.0.0.1"),
                                    "127.0.0.1.evil.example:" + port,
                                    "0.0.0.0:" + port,
                                    std::string()}) {
        for (const char* const target : {"/", "/api/me", "/metrics", "/api/socket"}) {
            Ask ask{.target = target, .session = session_, .host = name};
            EXPECT_EQ(421, asked(house_, ask).status) << name << target;
        }
        Ask line = upgrade(session_);
        line.host = name;
        line.origin = "http://" + name;
        EXPECT_EQ(421, asked(house_, line).status) << name;
    }
}

TEST_F(OtherSites, TheirPagesCannotPostOrOpenAWebSocket) {
    const LedgerTotals before = house_.books();
    for (const std::string& origin : {std::string("http://evil.example"),
                                      "https://" + house_.host(),
                                      "http://" + house_.host() + ".evil.example",
                                      "http://" + house_.host() + "/",
                                      std::string("null"),
                                      std::string()}) {
        for (const char* const target : {"/api/guest", "/api/logout", "/api/login"}) {
            Ask ask{.verb = "POST", .target = target, .session = session_, .origin = origin};
            EXPECT_EQ(403, asked(house_, ask).status) << origin << target;
        }
        Ask line = upgrade(session_);
        line.origin = origin;
        EXPECT_EQ(403, asked(house_, line).status) << origin;
    }
    EXPECT_EQ(ada_, who(session_));
    EXPECT_EQ(before, house_.books());
}

TEST_F(OtherSites, ForgedCookiesAreIgnored) {
    std::string changed = session_;
    changed[10] = changed[10] == '0' ? '1' : '0';
    for (const std::string& forged : {changed,
                                      session_.substr(0, 63),
                                      session_ + "0",
                                      std::string(64, '0'),
                                      std::string("' OR 1=1 --"),
                                      std::string("1"),
                                      "x; baize_session=" + changed}) {
        EXPECT_EQ(0U, who(forged)) << forged;
        EXPECT_EQ(401, asked(house_, {.target = "/api/rounds", .session = forged}).status)
            << forged;
    }
    EXPECT_EQ(ada_, who(session_));
}

TEST_F(OtherSites, CookieExpires) {
    house_.look([](TestServer& house) {
        house.pass(session_length);
        house.pass(Span::of_seconds(1));
        return 0;
    });
    EXPECT_EQ(0U, who(session_));
    WebSocketClient line(house_, session_);
    EXPECT_EQ("no_such_person I-138", line.submit(R"({"take_play_chips":{"amount":100}})"));
}

TEST_F(OtherSites, SigningOutClosesEveryConnectionOfThatSession) {
    const std::string background = house_.session_of(ada_);
    WebSocketClient first(house_, session_);
    WebSocketClient second(house_, session_);
    WebSocketClient other_device(house_, background);
    WebSocketClient passer_by(house_, "");
    const HeardAnswer answer = post("/api/logout", session_);
    EXPECT_EQ("baize_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0",
              answer.head("set-cookie"));
    EXPECT_EQ("1008 signed out: the session is over", first.close_reason());
    EXPECT_EQ("1008 signed out: the session is over", second.close_reason());
    EXPECT_EQ(0U, who(session_));
    EXPECT_EQ(ada_, who(background));
    EXPECT_EQ("done", other_device.submit(R"({"take_play_chips":{"amount":100}})"));
    passer_by.say(R"({"watch_lobby":{}})");
    EXPECT_NE("", passer_by.receive("lobby_snapshot"));
    // The server removes both connections even if the client does not answer the close frame.
    while (house_.look([](TestServer& house) { return house.broadcaster().subscribers(); }) > 2) {
    }
}

// Signing out ends only the session whose secret the request has.
TEST_F(OtherSites, OthersCannotEndASession) {
    WebSocketClient line(house_, session_);
    EXPECT_EQ(200, post("/api/logout").status);
    EXPECT_EQ(200, post("/api/logout", std::string(64, 'a')).status);
    EXPECT_EQ("done", line.submit(R"({"take_play_chips":{"amount":100}})"));
}

// An attacker who planted a guest's cookie in a browser cannot use it after the guest registers
// (session fixation).
TEST_F(OtherSites, RegisteringAndLoggingInEndTheSessionBefore) {
    const std::string planted = session_in(post("/api/guest"));
    const PersonId guest = who(planted);
    ASSERT_NE(0U, guest);
    WebSocketClient spy(house_, planted);
    const HeardAnswer registered =
        post("/api/register", planted, R"({"name":"Victoria","password":"a password of mine"})");
    ASSERT_EQ(200, registered.status) << registered.body;
    const std::string fresh = session_in(registered);
    EXPECT_NE(planted, fresh);
    EXPECT_EQ(guest, who(fresh));
    EXPECT_EQ(0U, who(planted));
    EXPECT_EQ("1008 signed out: the session is over", spy.close_reason());
    const HeardAnswer signed_in =
        post("/api/login", fresh, R"({"name":"victoria","password":"a password of mine"})");
    ASSERT_EQ(200, signed_in.status) << signed_in.body;
    EXPECT_NE(fresh, session_in(signed_in));
    EXPECT_EQ(0U, who(fresh));
    EXPECT_EQ(guest, who(session_in(signed_in)));
}

TEST_F(OtherSites, EveryResponseHasSecurityHeaders) {
    const std::string port = std::to_string(house_.port());
    const HeardAnswer guest = post("/api/guest");
    const std::string cookie = guest.head("set-cookie");
    EXPECT_TRUE(cookie.ends_with("; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000")) << cookie;
    const std::vector<HeardAnswer> answers{
        guest,
        asked(house_, {.target = "/"}),
        asked(house_, {.target = "/healthz"}),
        asked(house_, {.target = "/metrics"}),
        asked(house_, {.target = "/api/me", .session = session_}),
        asked(house_, {.target = "/api/rounds"}),
        asked(house_, {.target = "/api/nowhere"}),
        asked(house_, {.target = "/", .host = "evil.example"}),
        asked(house_, {.verb = "DELETE", .target = "/"}),
        asked(house_, {.target = "/", .more = "X: " + std::string(9'000, 'x') + "\r\n"}),
        asked(house_, {.verb = "POST", .target = "/api/guest", .origin = "http://evil.example"})};
    for (const HeardAnswer& answer : answers) {
        EXPECT_NE(0, answer.status);
        EXPECT_NE(std::string::npos,
                  answer.head("content-security-policy").find("frame-ancestors 'none'"));
        EXPECT_EQ(std::string::npos,
                  answer.head("content-security-policy").find("script-src 'self' '"));
        EXPECT_EQ("nosniff", answer.head("x-content-type-options"));
        EXPECT_EQ("DENY", answer.head("x-frame-options"));
        EXPECT_EQ("no-referrer", answer.head("referrer-policy"));
        EXPECT_EQ("same-origin", answer.head("cross-origin-resource-policy"));
        EXPECT_EQ("no-store", answer.head("cache-control"));
        EXPECT_EQ("", answer.head("access-control-allow-origin"));
        EXPECT_EQ("", answer.head("server"));
    }
    for (std::size_t i = 1; i < answers.size(); ++i)
        EXPECT_EQ("", answers[i].head("set-cookie"));
}

// Returns the response to a request from another address.
Response response_to(SocketServer& house, const std::string& address, const std::string& path) {
    return house.look([&](TestServer&) {
        Response heard;
        Request request{.path = path, .host = house.host(), .address = address};
        house.request_guard().identify_client(request);
        house.request_guard().answer(request, [&](Response answer) { heard = std::move(answer); });
        return heard;
    });
}

TEST_F(OtherSites, OnlyThisMachineMayReadMetrics) {
    EXPECT_EQ(200, asked(house_, {.target = "/metrics"}).status);
    EXPECT_EQ(200, response_to(house_, "::1", "/metrics").status);
    EXPECT_EQ(403, response_to(house_, "192.0.2.7", "/metrics").status);
    EXPECT_EQ(403, response_to(house_, "1270.0.0.1", "/metrics").status);
    EXPECT_EQ(200, response_to(house_, "192.0.2.7", "/healthz").status);
}

}  // namespace
}  // namespace baize::server
