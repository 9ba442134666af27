// Clients that send too much, too fast or too slowly are refused or disconnected, and others are
// still served.
#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

int status_of(SocketServer& house, const std::string& verb, const std::string& target) {
    return asked(house, {.verb = verb, .target = target}).status;
}

constexpr const char* wrong_password = R"({"name":"%","password":"wrong, wrong"})";

int try_password(SocketServer& house, const std::string& name) {
    std::string body = wrong_password;
    body.replace(body.find('%'), 1, name);
    return asked(house, {.verb = "POST", .target = "/api/login", .body = body}).status;
}

// Returns the status of a request from another address than the test's own.
int status_at(SocketServer& house, const std::string& address, Request request) {
    std::promise<int> status;
    house.look([&](TestServer&) {
        request.host = house.host();
        request.origin = "http://" + request.host;
        request.address = address;
        house.request_guard().answer(
            request, [&](const Response& answer) { status.set_value(answer.status); });
        return 0;
    });
    return status.get_future().get();
}

TEST(Floods, ConnectionsOfAnAddressAreLimited) {
    NetLimits limits;
    limits.connections_per_address = 3;
    SocketServer house(limits);
    {
        WebSocketClient one(house, "");
        WebSocketClient two(house, "");
        SocketClient idle(house.port());
        idle.say("GET /healthz HTTP/1.1\r\n\r\n");
        EXPECT_EQ(200, idle.answer().status);
        SocketClient refused(house.port());
        static_cast<void>(refused.say("GET /healthz HTTP/1.1\r\n\r\n"));
        EXPECT_EQ("", refused.hear_all());
        EXPECT_TRUE(one.say(R"({"watch_lobby":{}})"));
        EXPECT_NE("", one.receive("lobby_snapshot"));
    }
    // The server closes new connections until it has noticed that the old ones are closed.
    int status = 0;
    while (status == 0)
        status = status_of(house, "GET", "/healthz");
    EXPECT_EQ(200, status);
}

TEST(Floods, RequestRateOfAnAddressIsLimited) {
    NetLimits limits;
    limits.requests = {5, 1};
    limits.pages = {2, 1};
    SocketServer house(limits);
    WebSocketClient line(house, "");
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(200, status_of(house, "GET", "/api/me"));
    EXPECT_EQ(429, status_of(house, "GET", "/api/me"));
    EXPECT_EQ(429, asked(house, upgrade()).status);
    EXPECT_EQ(404, status_of(house, "GET", "/"));
    EXPECT_EQ(404, status_of(house, "GET", "/"));
    EXPECT_EQ(429, status_of(house, "GET", "/"));
    EXPECT_EQ(200, status_at(house, "192.0.2.7", {.path = "/api/me"}));
    EXPECT_TRUE(line.say(R"({"watch_lobby":{}})"));
    EXPECT_NE("", line.receive("lobby_snapshot"));
    house.look([](TestServer& one) {
        one.pass(Span::of_seconds(1));
        return 0;
    });
    EXPECT_EQ(200, status_of(house, "GET", "/api/me"));
}

// Slow requests share one queue, so that an address may only have a few unanswered requests.
TEST(Floods, UnansweredRequestsOfAnAddressAreLimited) {
    NetLimits limits;
    limits.requests_at_once = 2;
    SocketServer house(limits);
    house.hold_slow_work(true);
    SocketClient first(house.port());
    SocketClient second(house.port());
    for (SocketClient* const client : {&first, &second}) {
        const std::string body = R"({"name":"Ada","password":"wrong, wrong"})";
        client->say(written(house, {.verb = "POST", .target = "/api/login", .body = body}));
    }
    while (house.counts().requests < 2) {
    }
    EXPECT_EQ(429, status_of(house, "GET", "/api/me"));
    EXPECT_EQ(200, status_at(house, "192.0.2.7", {.path = "/api/me"}));
    EXPECT_EQ(200, status_of(house, "GET", "/healthz"));
    house.hold_slow_work(false);
    EXPECT_EQ(401, first.answer().status);
    EXPECT_EQ(401, second.answer().status);
    EXPECT_EQ(200, status_of(house, "GET", "/api/me"));
}

TEST(Floods, NewGuestsOfAnAddressAreLimited) {
    NetLimits limits;
    limits.registrations = {2, 0.1};
    SocketServer house(limits);
    EXPECT_EQ(200, status_of(house, "POST", "/api/guest"));
    EXPECT_EQ(200, status_of(house, "POST", "/api/guest"));
    const LedgerTotals before = house.books();
    EXPECT_EQ(429, status_of(house, "POST", "/api/guest"));
    const std::string body = R"({"name":"Victoria","password":"a password of mine"})";
    EXPECT_EQ(429, asked(house, {.verb = "POST", .target = "/api/register", .body = body}).status);
    EXPECT_EQ(before, house.books());
    EXPECT_EQ(200, status_at(house, "192.0.2.7", {.is_post = true, .path = "/api/guest"}));
    expect_sound(house);
}

TEST(Floods, LoginAttemptsAreLimited) {
    NetLimits limits;
    limits.passwords = {2, 0.1};
    SocketServer house(limits);
    EXPECT_EQ(401, try_password(house, "Ada"));
    EXPECT_EQ(401, try_password(house, "Ben"));
    EXPECT_EQ(429, try_password(house, "Cid"));
    // The limit holds for the account, from any address and in any case of its name.
    Request again{.is_post = true, .path = "/api/login"};
    again.body = R"({"name":"ADA","password":"wrong, wrong"})";
    EXPECT_EQ(401, status_at(house, "192.0.2.7", again));
    again.body = R"({"name":"aDa","password":"wrong, wrong"})";
    EXPECT_EQ(429, status_at(house, "192.0.2.8", again));
    again.body = fmt::format(R"({{"name":"{}","password":"wrong"}})", std::string(60'000, 'x'));
    EXPECT_EQ(400, status_at(house, "192.0.2.9", again));
}

TEST(Floods, ClientThatExceedsTheMessageRateIsDisconnected) {
    NetLimits limits;
    limits.messages = {10, 1};
    SocketServer house(limits);
    WebSocketClient honest(house, "");
    WebSocketClient fast(house, "");
    std::string many;
    for (int i = 0; i < 50; ++i)
        many += framed(R"({"unwatch_lobby":{}})");
    fast.socket().say(many);
    EXPECT_EQ("1013 message rate limit exceeded", fast.close_reason());
    EXPECT_EQ(1U, house.counts().dropped_fast);
    EXPECT_TRUE(honest.say(R"({"watch_lobby":{}})"));
    EXPECT_NE("", honest.receive("lobby_snapshot"));
}

// Eve watches and never reads. Her queue of messages stays within its limit, and then she is
// disconnected.
TEST(Floods, ClientThatNeverReadsIsDisconnectedAndOthersPlayOn) {
    NetLimits limits;
    limits.queued_bytes = 64 * 1024;
    limits.messages = {1e6, 1};
    limits.idle_seconds = 1'000;  // the idle timeout must not end her connection
    SocketServer house(limits);
    const TableId table = house.open("three_card");
    const PersonId ada = house.player("Ada");
    WebSocketClient player(house, house.session_of(ada));
    WebSocketClient eve(house, "", 4'096);
    player.sit(table, 1);
    const std::string watch = fmt::format(R"({{"watch_table":{{"table":{}}}}})", table);
    while (house.counts().dropped_slow == 0)
        eve.say(watch);
    while (house.look([](TestServer& one) { return one.broadcaster().subscribers(); }) > 1) {
    }
    EXPECT_EQ("done", player.wager(table, 1, house.stage(table)));
    // The connection is closed although she never reads what was sent before.
    while (eve.say(watch)) {
    }
    EXPECT_TRUE(eve.socket().is_cut_off());
    expect_sound(house);
}

// A connection that does not send a whole request within the timeout is closed.
TEST(Floods, IncompleteRequestTimesOut) {
    NetLimits limits;
    limits.header_seconds = 1;
    limits.idle_seconds = 1;
    SocketServer house(limits);
    SocketClient silent(house.port());
    SocketClient head(house.port());
    head.say("GET / HTTP/1.1\r\nHo");
    SocketClient body(house.port());
    body.say("POST /api/login HTTP/1.1\r\nContent-Length: 100\r\n\r\n{");
    SocketClient idle(house.port());
    idle.say("GET /healthz HTTP/1.1\r\n\r\n");
    EXPECT_EQ(200, idle.answer().status);
    EXPECT_EQ("", silent.hear_all());
    EXPECT_EQ("", head.hear_all());
    EXPECT_EQ("", body.hear_all());
    EXPECT_EQ("", idle.hear_all());
    EXPECT_EQ(200, status_of(house, "GET", "/healthz"));
}

// A connection may ask the coach one question at a time, because all clients share its thread.
TEST(Floods, CoachTakesOneQuestionOfAConnectionAtATime) {
    SocketServer house;
    const TableId table = house.open("three_card", house::Chips::play);
    const PersonId ada = house.player("Ada");
    WebSocketClient player(house, house.session_of(ada));
    const std::string ask = fmt::format(R"({{"request_advice":{{"table":{}}}}})", table);
    house.hold_slow_work(true);
    player.say(ask);
    player.say(ask);
    EXPECT_NE("", player.receive("message_error"));
    WebSocketClient other(house, house.session_of(ada));
    other.say(ask);
    house.hold_slow_work(false);
    EXPECT_NE("", player.receive("refused"));
    EXPECT_NE("", other.receive("refused"));
    player.say(ask);
    EXPECT_NE("", player.receive("refused"));
}

}  // namespace
}  // namespace baize::server
