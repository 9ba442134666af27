// A person's sessions: their list, and that the WebSockets of a session close when it ends.
#include "account_kit.h"

namespace baize::server {
namespace {

class AccountSessions : public AccountServer {};

// True if the connection still belongs to a person who may act.
bool is_alive(WebSocketClient& line) {
    return line.submit(R"({"take_play_chips":{"amount":100}})") == "done";
}

TEST_F(AccountSessions, ListNamesDevicesAndTheSessionOfTheRequest) {
    const std::string here = registered("Victoria");
    const std::string there = session_in(log_in("Victoria", right_password, phone));
    WebSocketClient line(house_, there);
    const std::string body = get("/api/account", here).body;
    EXPECT_NE(std::string::npos, body.find(R"("device":"Firefox on Linux")")) << body;
    EXPECT_NE(std::string::npos, body.find(R"("device":"Chrome on Android")")) << body;
    const auto flags = [&](std::string_view device) {
        const std::size_t begin = body.find(R"("is_this")", body.find(device));
        return body.substr(begin, body.find('}', begin) - begin);
    };
    EXPECT_EQ(R"("is_this":true,"is_online":false)", flags("Firefox"));
    EXPECT_EQ(R"("is_this":false,"is_online":true)", flags("Android"));
    EXPECT_EQ(std::string::npos, body.find(here.substr(0, 64)));
    EXPECT_EQ(std::string::npos, body.find(there.substr(0, 64)));
    EXPECT_EQ(401, get("/api/account", "").status);
}

TEST_F(AccountSessions, EndedSessionIsClosedAtOnceAndTheOtherGoesOn) {
    const std::string here = registered("Victoria");
    const std::string there = session_in(log_in("Victoria", right_password));
    const std::string stranger = registered("Mallory");
    WebSocketClient this_line(house_, here);
    WebSocketClient other_line(house_, there);
    WebSocketClient further_line(house_, there);
    const std::string id = other_session(here);

    EXPECT_EQ("404 no_such_session",
              reason(give("/api/account/sessions/end", stranger, {"session", id})));
    EXPECT_EQ("409 this_session",
              reason(give("/api/account/sessions/end", there, {"session", id})));
    EXPECT_TRUE(is_alive(other_line));

    EXPECT_EQ(200, give("/api/account/sessions/end", here, {"session", id}).status);
    EXPECT_EQ(signed_out_reason, other_line.close_reason());
    EXPECT_EQ(signed_out_reason, further_line.close_reason());
    EXPECT_TRUE(is_alive(this_line));
    EXPECT_EQ(0U, person_of(there));
    EXPECT_NE(0U, person_of(here));
    EXPECT_EQ("404 no_such_session",
              reason(give("/api/account/sessions/end", here, {"session", id})));
}

TEST_F(AccountSessions, SigningOutEverywhereClosesAllSessionsOfThatPersonOnly) {
    const std::string here = registered("Victoria");
    const std::string there = session_in(log_in("Victoria", right_password));
    const std::string stranger = registered("Mallory");
    WebSocketClient this_line(house_, here);
    WebSocketClient other_line(house_, there);
    WebSocketClient stranger_line(house_, stranger);
    const HeardAnswer answer = post("/api/logout/everywhere", here);
    EXPECT_EQ(200, answer.status);
    EXPECT_NE(std::string::npos, answer.head("set-cookie").find("Max-Age=0"));
    EXPECT_EQ(signed_out_reason, this_line.close_reason());
    EXPECT_EQ(signed_out_reason, other_line.close_reason());
    EXPECT_TRUE(is_alive(stranger_line));
    EXPECT_EQ(0U, person_of(here));
    EXPECT_EQ(0U, person_of(there));
    EXPECT_EQ(401, post("/api/logout/everywhere", here).status);
}

TEST_F(AccountSessions, ChangedPasswordEndsAllOthersAtOnce) {
    const std::string here = registered("Victoria");
    const std::string there = session_in(log_in("Victoria", right_password));
    WebSocketClient this_line(house_, here);
    WebSocketClient other_line(house_, there);
    const auto change = [&](const std::string& password, const std::string& wanted) {
        return give("/api/account/password", here, {"password", password, "new_password", wanted});
    };
    EXPECT_EQ("403 wrong_password", reason(change("not my password", new_password)));
    EXPECT_EQ("400 password_length", reason(change(right_password, "too short")));
    EXPECT_EQ(200, log_in("Victoria", right_password).status);
    EXPECT_TRUE(is_alive(other_line));

    EXPECT_EQ(200, change(right_password, new_password).status);
    EXPECT_EQ(signed_out_reason, other_line.close_reason());
    EXPECT_TRUE(is_alive(this_line));
    EXPECT_EQ(0U, person_of(there));
    EXPECT_EQ("", other_session(here));
    EXPECT_EQ(401, log_in("Victoria", right_password).status);
    EXPECT_EQ(200, log_in("Victoria", new_password).status);
}

// A person who has stolen a session asks for a change while its owner ends the session.
TEST_F(AccountSessions, SessionThatEndsWhileThePasswordIsCheckedChangesNothing) {
    const std::string here = registered("Victoria");
    const std::string stolen = session_in(log_in("Victoria", right_password));
    const std::string id = other_session(here);
    house_.hold_slow_work(true);
    SocketClient thief(house_.port());
    thief.say(written(house_,
                      {.verb = "POST",
                       .target = "/api/account/recovery",
                       .session = stolen,
                       .body = fmt::format(R"({{"password":"{}"}})", right_password)}));
    EXPECT_EQ(200, give("/api/account/sessions/end", here, {"session", id}).status);
    house_.hold_slow_work(false);
    EXPECT_EQ("401 not_signed_in", reason(thief.answer()));
    EXPECT_NE(std::string::npos,
              get("/api/account", here).body.find(R"("has_recovery_code":false)"));
}

TEST_F(AccountSessions, GuestHasSessionsAndNoPassword) {
    const std::string guest = session_in(post("/api/guest", ""));
    EXPECT_NE(std::string::npos, get("/api/account", guest).body.find(R"("has_password":false)"));
    EXPECT_EQ("409 is_guest",
              reason(give(
                  "/api/account/password", guest, {"password", "", "new_password", new_password})));
    EXPECT_EQ("409 is_guest", reason(give("/api/account/recovery", guest, {"password", ""})));
    EXPECT_EQ("409 is_guest", reason(give("/api/account/second_factor", guest, {"password", ""})));
}

class AttemptLimits : public AccountServer {
  protected:
    AttemptLimits() : AccountServer(NetLimits{}) {}
};

TEST_F(AttemptLimits, HoldForEveryRequestThatTakesAPassword) {
    const std::string here = registered("Victoria");
    for (const char* const target :
         {"/api/account/recovery", "/api/account/second_factor", "/api/account/delete"}) {
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ("403 wrong_password",
                      reason(give(target, here, {"password", "a guess of it"})));
    }
    EXPECT_EQ(
        "401 wrong_recovery_code",
        reason(give("/api/recover",
                    "",
                    {"name", "Victoria", "recovery_code", "x", "new_password", new_password})));
    EXPECT_EQ("429 too_many_requests",
              reason(give("/api/account/delete", here, {"password", right_password})));
    EXPECT_EQ("429 too_many_requests",
              reason(give("/api/account/password",
                          here,
                          {"password", right_password, "new_password", new_password})));
    EXPECT_EQ("429 too_many_requests", reason(log_in("Victoria", right_password)));
    pass(Span::of_seconds(60));
    EXPECT_EQ(200, give("/api/account/recovery", here, {"password", right_password}).status);
}

}  // namespace
}  // namespace baize::server
