// A new password with the recovery code.
#include "account_kit.h"

namespace baize::server {
namespace {

class AccountRecovery : public AccountServer {
  protected:
    HeardAnswer recover(const std::string& name,
                        const std::string& code,
                        const std::string& password = new_password) {
        return give(
            "/api/recover", "", {"name", name, "recovery_code", code, "new_password", password});
    }
};

TEST_F(AccountRecovery, CodeNeedsThePassword) {
    const std::string here = registered("Victoria");
    EXPECT_EQ("403 wrong_password",
              reason(give("/api/account/recovery", here, {"password", "a guess of it"})));
    EXPECT_EQ(23U, recovery_code(here).size());
}

TEST_F(AccountRecovery, SetsAPasswordEndsAllSessionsAndGivesTheNextCode) {
    const std::string here = registered("Victoria");
    const std::string code = recovery_code(here);
    WebSocketClient line(house_, here);
    EXPECT_EQ("400 password_length", reason(recover("Victoria", code, "too short")));
    const HeardAnswer answer = recover("victoria", code);
    EXPECT_EQ(200, answer.status) << answer.body;
    EXPECT_EQ(signed_out_reason, line.close_reason());
    EXPECT_EQ(0U, person_of(here));
    EXPECT_NE(0U, person_of(session_in(answer)));
    EXPECT_EQ(401, log_in("Victoria", right_password).status);
    EXPECT_EQ(200, log_in("Victoria", new_password).status);

    EXPECT_EQ("401 wrong_recovery_code", reason(recover("Victoria", code)));
    const std::string next = text_in(answer, "recovery_code");
    EXPECT_NE(code, next);
    EXPECT_EQ(200, recover("Victoria", next, right_password).status);
}

TEST_F(AccountRecovery, WrongCodeAndUnknownNameAreAnsweredAlike) {
    const std::string here = registered("Victoria");
    const std::string code = recovery_code(here);
    const std::string other = recovery_code(registered("Mallory"));
    const HeardAnswer wrong = recover("Victoria", other);
    EXPECT_EQ("401 wrong_recovery_code", reason(wrong));
    EXPECT_EQ(wrong.body, recover("Nobody", code).body);
    EXPECT_EQ(wrong.body, recover("Victoria", "").body);
    EXPECT_EQ(wrong.body, recover("Victoria", std::string(1'000, 'A')).body);
    EXPECT_EQ("", wrong.head("set-cookie"));
    EXPECT_EQ(200, log_in("Victoria", right_password).status);
}

// The account has never had a code, or has just used it.
TEST_F(AccountRecovery, AccountWithoutACodeIsNotRecovered) {
    static_cast<void>(registered("Victoria"));
    EXPECT_EQ("401 wrong_recovery_code", reason(recover("Victoria", "")));
    const std::string guest = session_in(post("/api/guest", ""));
    const std::string name = name_in_ledger(person_of(guest));
    EXPECT_EQ("401 wrong_recovery_code", reason(recover(name, "")));
}

TEST_F(AccountRecovery, CodeThatTwoRequestsUseAtOnceCountsForOne) {
    const std::string code = recovery_code(registered("Victoria"));
    const auto request = [&](const std::string& password) {
        return written(house_,
                       {.verb = "POST",
                        .target = "/api/recover",
                        .body = fmt::format(
                            R"({{"name":"Victoria","recovery_code":"{}","new_password":"{}"}})",
                            code,
                            password)});
    };
    house_.hold_slow_work(true);
    SocketClient one(house_.port());
    SocketClient other(house_.port());
    one.say(request("the first password"));
    other.say(request("the second password"));
    house_.hold_slow_work(false);
    const int first = one.answer().status;
    const int second = other.answer().status;
    EXPECT_EQ(601, first + second) << first << ' ' << second;
    EXPECT_EQ(first, log_in("Victoria", "the first password").status);
    EXPECT_EQ(second, log_in("Victoria", "the second password").status);
}

TEST_F(AccountRecovery, RemovesTheSecondFactorOfALostDevice) {
    const std::string here = registered("Victoria");
    static_cast<void>(with_second_factor(here));
    const std::string code = recovery_code(here);
    EXPECT_EQ("401 code_needed", reason(log_in("Victoria", right_password)));
    EXPECT_EQ(200, recover("Victoria", code).status);
    EXPECT_EQ(200, log_in("Victoria", new_password).status);
}

}  // namespace
}  // namespace baize::server
