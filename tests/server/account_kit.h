// People with accounts at a server with real sockets, and their requests about them.
#pragma once

#include <gtest/gtest.h>

#include "service/accounts/totp_app.h"
#include "socket_kit.h"

namespace baize::server {

inline constexpr const char* right_password = "a password of mine";
inline constexpr const char* new_password = "another password";
inline constexpr const char* signed_out_reason = "1008 signed out: the session is over";
inline constexpr const char* firefox =
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n";
inline constexpr const char* phone =
    "User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile "
    "Safari/537.36\r\n";

// The limits without that of attempts, because the clock of a test stands still.
inline NetLimits patient_limits() {
    NetLimits limits;
    limits.passwords = {1'000, 1};
    return limits;
}

class AccountServer : public testing::Test {
  protected:
    explicit AccountServer(const NetLimits& limits = patient_limits(), bool is_demo = false)
        : house_(limits, nullptr, {}, {}, {}, is_demo) {}

    HeardAnswer post(const std::string& target,
                     const std::string& session,
                     const std::string& body = {},
                     const std::string& agent = firefox) {
        return asked(
            house_,
            {.verb = "POST", .target = target, .session = session, .body = body, .more = agent});
    }

    // Posts an object of texts: {"name", "Ada", "password", "..."}.
    HeardAnswer give(const std::string& target,
                     const std::string& session,
                     const std::vector<std::string>& fields,
                     const std::string& agent = firefox) {
        std::string body;
        for (std::size_t i = 0; i + 1 < fields.size(); i += 2)
            body += fmt::format(R"({}"{}":"{}")", i == 0 ? "" : ",", fields[i], fields[i + 1]);
        return post(target, session, "{" + body + "}", agent);
    }

    HeardAnswer get(const std::string& target, const std::string& session) {
        return asked(house_, {.target = target, .session = session});
    }

    // Registers a person, whom the cage then gives nothing. Returns the session.
    std::string registered(const std::string& name) {
        const HeardAnswer answer =
            give("/api/register", "", {"name", name, "password", right_password});
        EXPECT_EQ(200, answer.status) << answer.body;
        return session_in(answer);
    }

    HeardAnswer log_in(const std::string& name,
                       const std::string& password,
                       const std::string& agent = firefox) {
        return give("/api/login", "", {"name", name, "password", password}, agent);
    }

    HeardAnswer log_in_with_code(const std::string& name, const std::string& code) {
        return give("/api/login", "", {"name", name, "password", right_password, "code", code});
    }

    std::string recovery_code(const std::string& session) {
        return text_in(give("/api/account/recovery", session, {"password", right_password}),
                       "recovery_code");
    }

    // Turns the second factor on and returns its secret.
    std::string with_second_factor(const std::string& session) {
        static_cast<void>(recovery_code(session));
        const std::string secret = text_in(
            give("/api/account/second_factor", session, {"password", right_password}), "secret");
        EXPECT_EQ(
            200,
            give("/api/account/second_factor/confirm", session, {"code", code_of(secret)}).status);
        return secret;
    }

    // Returns the code that the app shows now.
    std::string code_of(const std::string& secret) { return app_code(secret, now()); }

    Moment now() {
        return house_.look([](TestServer& house) { return house.now(); });
    }

    void pass(Span time) {
        house_.look([&](TestServer& house) {
            house.pass(time);
            return true;
        });
    }

    PersonId person_of(const std::string& session) {
        JsonLine line;
        EXPECT_TRUE(line.read(get("/api/me", session).body));
        return static_cast<PersonId>(line.find(line.root(), "person")->integer);
    }

    std::string name_in_ledger(PersonId person) {
        return house_.look([&](TestServer& house) {
            return house.casino().state().people.persons.at(person - 1).name;
        });
    }

    // Returns a text of the object at the top of the response; "" if it is not there.
    static std::string text_in(const HeardAnswer& answer, std::string_view field) {
        JsonLine line;
        if (!line.read(answer.body)) return {};
        const JsonValue* const value = line.find(line.root(), field);
        return value == nullptr ? std::string() : std::string(line.text(*value));
    }

    static std::string reason(const HeardAnswer& answer) {
        return fmt::format("{} {}", answer.status, text_in(answer, "reason"));
    }

    // The id of the first session in the list that is not the session of the request.
    std::string other_session(const std::string& session) {
        const std::string body = get("/api/account", session).body;
        const std::size_t other = body.find(R"("is_this":false)");
        const std::size_t begin = body.rfind(R"("id":")", other) + 6;
        return other == std::string::npos ? std::string() : body.substr(begin, 16);
    }

    SocketServer house_;
};

}  // namespace baize::server
