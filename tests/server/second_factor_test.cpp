// The second factor: signing in with the codes of an authenticator app.
#include "account_kit.h"

namespace baize::server {
namespace {

const Span a_step = Span::of_seconds(30);

class SecondFactor : public AccountServer {
  protected:
    HeardAnswer begin(const std::string& session, const std::string& password) {
        return give("/api/account/second_factor", session, {"password", password});
    }

    HeardAnswer end(const std::string& password, const std::string& code) {
        return give("/api/account/second_factor/end", here_, {"password", password, "code", code});
    }

    std::string here_ = registered("Victoria");
};

TEST_F(SecondFactor, NeedsPasswordRecoveryCodeAndAFirstCode) {
    EXPECT_EQ("403 wrong_password", reason(begin(here_, "a guess of it")));
    EXPECT_EQ("409 no_recovery_code", reason(begin(here_, right_password)));
    static_cast<void>(recovery_code(here_));
    const HeardAnswer answer = begin(here_, right_password);
    const std::string secret = text_in(answer, "secret");
    EXPECT_EQ(32U, secret.size());
    EXPECT_EQ("otpauth://totp/Baize:Victoria?secret=" + secret + "&issuer=Baize",
              text_in(answer, "address"));
    EXPECT_EQ(200, log_in("Victoria", right_password).status);
    const auto confirm = [&](const std::string& code) {
        return give("/api/account/second_factor/confirm", here_, {"code", code});
    };
    EXPECT_EQ("403 wrong_code", reason(confirm("000000")));
    EXPECT_EQ("403 wrong_code",
              reason(give("/api/account/second_factor/confirm",
                          registered("Mallory"),
                          {"code", code_of(secret)})));
    EXPECT_EQ(200, confirm(code_of(secret)).status);
    EXPECT_NE(std::string::npos,
              get("/api/account", here_).body.find(R"("has_second_factor":true)"));
    EXPECT_EQ("409 has_second_factor", reason(begin(here_, right_password)));
}

TEST_F(SecondFactor, SigningInNeedsACodeThatWasNotUsed) {
    const std::string secret = with_second_factor(here_);
    const HeardAnswer without = log_in("Victoria", right_password);
    EXPECT_EQ("401 code_needed", reason(without));
    EXPECT_EQ("", without.head("set-cookie"));
    EXPECT_EQ("401 wrong_password", reason(log_in("Victoria", "a guess of it")));
    // The code that turned it on counts as used.
    const std::string used = code_of(secret);
    EXPECT_EQ("401 wrong_code", reason(log_in_with_code("Victoria", used)));
    pass(a_step);
    EXPECT_EQ("401 wrong_code", reason(log_in_with_code("Victoria", used)));
    const HeardAnswer answer = log_in_with_code("Victoria", code_of(secret));
    EXPECT_EQ(200, answer.status);
    EXPECT_NE(0U, person_of(session_in(answer)));
    const HeardAnswer again = log_in_with_code("Victoria", code_of(secret));
    EXPECT_EQ("401 wrong_code", reason(again));
    EXPECT_EQ("", again.head("set-cookie"));
}

TEST_F(SecondFactor, RightCodeWithAWrongPasswordIsNotUsedUp) {
    const std::string secret = with_second_factor(here_);
    pass(a_step);
    EXPECT_EQ(
        "401 wrong_password",
        reason(give("/api/login",
                    "",
                    {"name", "Victoria", "password", "a guess of it", "code", code_of(secret)})));
    EXPECT_EQ(200, log_in_with_code("Victoria", code_of(secret)).status);
}

TEST_F(SecondFactor, WrongCodesAreLimitedAndRightOnesAreNot) {
    const std::string secret = with_second_factor(here_);
    for (int i = 0; i < 8; ++i) {
        pass(a_step);
        EXPECT_EQ(200, log_in_with_code("Victoria", code_of(secret)).status) << i;
    }
    pass(Span::of_minutes(10));
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ("401 wrong_code", reason(log_in_with_code("Victoria", "000000")));
    EXPECT_EQ("429 too_many_codes", reason(log_in_with_code("Victoria", code_of(secret))));
    EXPECT_EQ("429 too_many_codes", reason(end(right_password, code_of(secret))));
    pass(Span::of_minutes(1));
    EXPECT_EQ(200, log_in_with_code("Victoria", code_of(secret)).status);
}

TEST_F(SecondFactor, IsTurnedOffWithPasswordAndCode) {
    const std::string secret = with_second_factor(here_);
    pass(a_step);
    EXPECT_EQ("403 wrong_password", reason(end("a guess of it", code_of(secret))));
    EXPECT_EQ("403 wrong_code", reason(end(right_password, "000000")));
    EXPECT_EQ("401 code_needed", reason(log_in("Victoria", right_password)));
    EXPECT_EQ(200, end(right_password, code_of(secret)).status);
    EXPECT_EQ(200, log_in("Victoria", right_password).status);
}

}  // namespace
}  // namespace baize::server
