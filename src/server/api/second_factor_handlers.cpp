// The second factor of an account: a code of an authenticator app (RFC 6238).
#include "server/api/account_requests.h"
#include "server/api/request_guard.h"
#include "service/accounts/totp.h"

namespace baize::server {

void RequestGuard::add_second_factor_handlers() {
    router_.add("begin_second_factor", [this](const Request& request, const Respond& respond) {
        begin_second_factor(request, respond);
    });
    router_.add("confirm_second_factor", [this](const Request& request, const Respond& respond) {
        confirm_second_factor(request, respond);
    });
    router_.add("end_second_factor", [this](const Request& request, const Respond& respond) {
        end_second_factor(request, respond);
    });
}

// Without a recovery code, a lost device would lock the person out for ever.
void RequestGuard::begin_second_factor(const Request& request, const Respond& respond) {
    const auto form = form_in<views::PasswordForm>(request, respond);
    if (!form) return;
    with_password(request, form->password, respond, [this, respond](const Account& account) {
        if (!accounts_.has_recovery_code(account.person))
            return respond(problem(409,
                                   "no_recovery_code",
                                   "Make a recovery code first: it lets you in when your "
                                   "authenticator app is lost."));
        const auto secret = accounts_.begin_second_factor(account.person);
        if (!secret)
            return respond(problem(409, "has_second_factor", "Two-step sign-in is on already."));
        respond(json_answer(views::SecondFactorKey{*secret, totp_address(*secret, account.name)}));
    });
}

void RequestGuard::confirm_second_factor(const Request& request, const Respond& respond) {
    const auto form = form_in<views::SecondFactorCode>(request, respond);
    if (!form) return;
    const std::string key = "confirm " + std::to_string(request.person);
    if (!codes_.take(key, now())) return respond(too_many_attempts());
    if (!accounts_.confirm_second_factor(request.person, form->code, now()))
        return respond(
            problem(403,
                    "wrong_code",
                    "This code is wrong. Check that the clock of your device is right, and enter "
                    "the code that the app shows now."));
    codes_.give_back(key, now(), 1);
    respond(json_answer(account_view(request)));
}

void RequestGuard::end_second_factor(const Request& request, const Respond& respond) {
    const auto form = form_in<views::SecondFactorEnd>(request, respond);
    if (!form) return;
    with_password(request,
                  form->password,
                  respond,
                  [this, code = form->code, request, respond](const Account& account) {
                      if (!take_code(account.person, code, 403, respond)) return;
                      accounts_.end_second_factor(account.person);
                      respond(json_answer(account_view(request)));
                  });
}

}  // namespace baize::server
