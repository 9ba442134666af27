// The own account: password, recovery code and sessions, deletion, and the data of a person.
#include <algorithm>

#include <fmt/format.h>

#include "house/workflows/people/closing.h"
#include "server/api/account_requests.h"
#include "server/api/request_guard.h"
#include "service/table_view/words.h"

namespace baize::server {

namespace {

Response needs_account() {
    return problem(409, "is_guest", "A guest has no password: create an account first.");
}

std::string sentence_of(const house::AccountTied& tied) {
    switch (tied.tie) {
        case house::AccountTie::is_staff:
            return "You are a member of staff: an executive must take back your rank or office "
                   "first.";
        case house::AccountTie::plays:
            return fmt::format("You play at table {}: finish the round and leave your seat first.",
                               tied.table);
        case house::AccountTie::has_money:
            return fmt::format("There are {} in your wallet: have them paid out at the cage first.",
                               views::dollars(tied.amount));
        case house::AccountTie::is_owed_money: break;
    }
    if (!tied.amount.is_positive())
        return "A prize of yours has not been paid or handed over yet: settle that with the floor "
               "staff first.";
    return fmt::format("The house keeps {} for you: settle that with the floor staff first.",
                       views::dollars(tied.amount));
}

Response tied_response(const house::AccountTied& tied) {
    return problem(409,
                   views::Problem{std::string(codec::name_of(tied.tie)),
                                  sentence_of(tied),
                                  std::string(tied.clause.id())});
}

}  // namespace

void RequestGuard::add_account_page_handlers() {
    router_.add("account", [this](const Request& request, const Respond& respond) {
        respond(json_answer(account_shown(request)));
    });
    router_.add("change_password", [this](const Request& request, const Respond& respond) {
        change_password(request, respond);
    });
    router_.add("make_recovery_code", [this](const Request& request, const Respond& respond) {
        make_recovery_code(request, respond);
    });
    router_.add("end_session", [this](const Request& request, const Respond& respond) {
        end_other_session(request, respond);
    });
    router_.add("delete_account", [this](const Request& request, const Respond& respond) {
        delete_account(request, respond);
    });
}

views::AccountShown RequestGuard::account_shown(const Request& request) {
    views::AccountShown shown{.person = request.person};
    if (const auto account = accounts_.find(request.person)) {
        shown.name = account->name;
        shown.made = account->made;
        shown.has_password = !account->hash.empty();
    }
    shown.has_recovery_code = accounts_.has_recovery_code(request.person);
    shown.has_second_factor = accounts_.has_second_factor(request.person);
    const std::string current = Accounts::session_id(request.session);
    for (const Session& session : accounts_.sessions_of(request.person, now())) {
        const bool is_online =
            std::any_of(websockets_.begin(), websockets_.end(), [&](const auto& entry) {
                return entry.second.person == request.person &&
                       Accounts::session_id(entry.second.session) == session.id;
            });
        shown.sessions.push_back({session.id,
                                  session.device,
                                  session.began,
                                  session.used,
                                  session.id == current,
                                  is_online});
    }
    return shown;
}

void RequestGuard::with_password(const Request& request,
                                 const std::string& password,
                                 const Respond& respond,
                                 std::function<void(const Account&)> then) {
    const auto account = accounts_.find(request.person);
    if (!account || account->hash.empty()) return respond(needs_account());
    if (password.size() > longest_password) return respond(wrong_password_length());
    if (!take_attempt(request, account->name)) return respond(too_many_attempts());
    const auto fits = std::make_shared<bool>(false);
    const bool is_taken =
        background_([fits, hash = account->hash, password] { *fits = is_password(hash, password); },
                    [this, fits, before = *account, request, respond, then = std::move(then)] {
                        if (!*fits)
                            return respond(problem(403, "wrong_password", "Wrong password."));
                        const auto present = accounts_.find(before.person);
                        const bool is_same = present && present->hash == before.hash;
                        if (!is_same || person_of(request.session) != before.person)
                            return respond(session_over());
                        then(*present);
                    });
    if (!is_taken) respond(too_busy());
}

void RequestGuard::change_password(const Request& request, const Respond& respond) {
    const auto form = form_in<views::PasswordChange>(request, respond);
    if (!form) return;
    if (!is_password_length(form->new_password)) return respond(wrong_password_length());
    with_password(
        request,
        form->password,
        respond,
        [this, wanted = form->new_password, request, respond](const Account& account) {
            with_hash(wanted, respond, [this, account, request, respond](const std::string& hash) {
                if (person_of(request.session) != account.person ||
                    !accounts_.change_password(account.person, account.hash, hash))
                    return respond(session_over());
                end_sessions_of(account.person, request.session);
                respond(json_answer(account_shown(request)));
            });
        });
}

void RequestGuard::make_recovery_code(const Request& request, const Respond& respond) {
    const auto form = form_in<views::PasswordForm>(request, respond);
    if (!form) return;
    with_password(request, form->password, respond, [this, respond](const Account& account) {
        const std::string code = accounts_.make_recovery_code(account.person);
        if (code.empty()) return respond(too_busy());
        respond(json_answer(views::RecoveryCode{code}));
    });
}

void RequestGuard::end_other_session(const Request& request, const Respond& respond) {
    const auto form = form_in<views::EndSession>(request, respond);
    if (!form) return;
    if (form->session == Accounts::session_id(request.session))
        return respond(problem(409, "this_session", "You use this session now: sign out instead."));
    if (!accounts_.end_session(request.person, form->session))
        return respond(problem(404, "no_such_session", "This session is over already."));
    close_sessions_if([&](const WebSocket& websocket) {
        return websocket.person == request.person &&
               Accounts::session_id(websocket.session) == form->session;
    });
    respond(json_answer(account_shown(request)));
}

void RequestGuard::delete_account(const Request& request, const Respond& respond) {
    const auto form = form_in<views::PasswordForm>(request, respond);
    if (!form) return;
    if (is_guest(request.person)) return close_account(request, respond);
    with_password(request, form->password, respond, [this, request, respond](const Account&) {
        close_account(request, respond);
    });
}

// The account is removed before the name is taken away, so that no command of the person comes
// between the check and the record. [I-146]
void RequestGuard::close_account(const Request& request, const Respond& respond) {
    const PersonId person = request.person;
    const house::Casino& casino = broadcaster_.casino();
    const auto tied = house::why_account_stays(casino.state(), casino.balances(), person);
    const bool is_demo_money = tied && tied->tie == house::AccountTie::has_money &&
                               settings_.is_demo && settings_.cashier != 0;
    if (is_demo_money) return take_demo_money_back(request, tied->amount, respond);
    if (tied) return respond(tied_response(*tied));
    if (!accounts_.remove(person)) return respond(too_busy());
    close_sessions_if([&](const WebSocket& websocket) { return websocket.person == person; });
    const std::string name = house::name_after_closing(casino.state().people, person);
    broadcaster_.submit(person,
                        house::PeopleCommand(house::TakeName{name}),
                        now(),
                        [this, respond](const Result<house::Receipt>&) { respond(signed_out()); });
}

void RequestGuard::take_demo_money_back(const Request& request,
                                        Money amount,
                                        const Respond& respond) {
    broadcaster_.submit(settings_.cashier,
                        house::PeopleCommand(house::CashOut{request.person, amount}),
                        now(),
                        [this, request, respond](const Result<house::Receipt>& answer) {
                            if (!answer || person_of(request.session) != request.person)
                                return respond(session_over());
                            close_account(request, respond);
                        });
}

bool RequestGuard::take_export(PersonId person) {
    return exports_.take(fmt::format("person {}", person), now());
}

views::OwnData RequestGuard::own_data(const Request& request) {
    using ledger::AccountKind;
    const PersonId person = request.person;
    views::OwnData data{.made = now(), .me = me(person), .account = account_shown(request)};
    data.training = training_record(person);
    for (const auto& [account, amount] : broadcaster_.casino().balances().all()) {
        const bool is_at_table = account.kind == AccountKind::stack;
        const bool is_personal =
            account.kind == AccountKind::wallet || account.kind == AccountKind::play_purse ||
            account.kind == AccountKind::liability || account.kind == AccountKind::mobile_bank;
        const auto owner = is_at_table ? account.place : account.owner;
        if (owner != person || !(is_at_table || is_personal)) continue;
        data.balances.push_back({account.kind, is_at_table ? account.owner : 0, amount});
    }
    return data;
}

}  // namespace baize::server
