// Signing in with a password and a second factor, or with the recovery code.
#include <fmt/format.h>

#include "server/api/account_requests.h"
#include "server/api/request_guard.h"
#include "service/accounts/recovery.h"

namespace baize::server {

namespace {

Response wrong_recovery_code() {
    return problem(401, "wrong_recovery_code", "Wrong name or recovery code.");
}

}  // namespace

// The ledger protects the names of persons with its hash chain. This check rejects an account whose
// person was changed in the accounts file.
bool RequestGuard::is_known(const Account& account) const {
    const house::Person* const person =
        house::find(broadcaster_.casino().state().people, account.person);
    return person != nullptr &&
           house::as_compared(person->name) == house::as_compared(account.name);
}

// Accounts and attempts are counted without regard to case.
bool RequestGuard::take_attempt(const Request& request, const std::string& name) {
    return passwords_.take(request.address, now()) &&
           passwords_.take("name " + house::as_compared(name), now());
}

void RequestGuard::log_in(const Request& request, const Respond& respond) {
    const auto given = form_in<views::Credentials>(request, respond);
    if (!given) return;
    if (given->password.size() > longest_password) return respond(wrong_password_length());
    if (given->name.size() > longest_name)
        return respond(problem(400, "name_length", "A name must have 3 to 24 characters."));
    if (!take_attempt(request, given->name)) return respond(too_many_attempts());
    const auto account = accounts_.find(given->name);
    const bool has_password = account && !account->hash.empty() && is_known(*account);
    const Account checked = has_password ? *account : Account{0, {}, dummy_hash()};
    const auto fits = std::make_shared<bool>(false);
    const bool is_taken = background_(
        [fits, hash = checked.hash, password = given->password] {
            *fits = is_password(hash, password);
        },
        [this, fits, checked, code = given->code, request, respond] {
            // The password may have been changed meanwhile.
            const auto present = accounts_.find(checked.person);
            if (!*fits || !present || present->hash != checked.hash)
                return respond(problem(401, "wrong_password", "Wrong name or password."));
            if (accounts_.has_second_factor(checked.person)) {
                if (!code)
                    return respond(problem(
                        401, "code_needed", "Enter the code that your authenticator app shows."));
                if (!take_code(checked.person, *code, 401, respond)) return;
            }
            begin(checked.person, request, respond);
        });
    if (!is_taken) respond(too_busy());
}

bool RequestGuard::take_code(PersonId person,
                             const std::string& code,
                             int status_if_wrong,
                             const Respond& respond) {
    const std::string key = fmt::format("person {}", person);
    if (!codes_.take(key, now())) {
        respond(problem(429, "too_many_codes", "Too many wrong codes: please wait a minute."));
        return false;
    }
    if (!accounts_.take_code(person, code, now())) {
        respond(problem(status_if_wrong,
                        "wrong_code",
                        "This code is wrong or was used before. Wait for the next one."));
        return false;
    }
    codes_.give_back(key, now(), 1);
    return true;
}

void RequestGuard::recover(const Request& request, const Respond& respond) {
    const auto given = form_in<views::RecoveryForm>(request, respond);
    if (!given) return;
    if (!is_password_length(given->new_password)) return respond(wrong_password_length());
    if (given->name.size() > longest_name || given->recovery_code.size() > longest_recovery_code)
        return respond(wrong_recovery_code());
    if (!take_attempt(request, given->name)) return respond(too_many_attempts());
    const auto account = accounts_.find(given->name);
    const PersonId person = account && is_known(*account) ? account->person : 0;
    if (!accounts_.is_recovery_code(person, given->recovery_code))
        return respond(wrong_recovery_code());
    with_hash(
        given->new_password,
        respond,
        [this, person, code = given->recovery_code, request, respond](const std::string& hash) {
            // Another request may have used the code meanwhile.
            if (!accounts_.recover(person, code, hash)) return respond(wrong_recovery_code());
            end_sessions_of(person, "");
            const std::string cookie = begin_session(person, request);
            Response response =
                json_answer(views::Recovered{me(person), accounts_.make_recovery_code(person)});
            response.cookie = cookie;
            respond(response);
        });
}

void RequestGuard::with_hash(const std::string& password,
                             const Respond& respond,
                             std::function<void(const std::string&)> then) {
    const auto hash = std::make_shared<std::string>();
    const bool is_taken =
        background_([hash, password] { *hash = hash_password(password).value_or(std::string()); },
                    [hash, respond, then = std::move(then)] {
                        if (hash->empty()) return respond(too_busy());  // There is no memory.
                        then(*hash);
                    });
    if (!is_taken) respond(too_busy());
}

}  // namespace baize::server
