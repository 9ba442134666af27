// Guests, registration, and the person of a session.
#include <fmt/format.h>

#include "house/chips.h"
#include "server/api/account_requests.h"
#include "server/api/request_guard.h"
#include "service/accounts/device.h"

namespace baize::server {

namespace {

Response refused(const Rejection& why) {
    return problem(409,
                   views::Problem{std::string(name(why.reason)),
                                  fmt::format("{}.", sentence(why.reason)),
                                  std::string(why.clause.id())});
}

Response name_taken() {
    return problem(409, "name_taken", "This name is already taken.");
}

}  // namespace

void RequestGuard::add_account_handlers() {
    router_.add("me", [this](const Request& request, const Respond& respond) {
        respond(json_answer(me(request.person)));
    });
    router_.add("guest", [this](const Request& request, const Respond& respond) {
        create_guest(request, respond);
    });
    router_.add("register", [this](const Request& request, const Respond& respond) {
        register_account(request, respond);
    });
    router_.add("login", [this](const Request& request, const Respond& respond) {
        log_in(request, respond);
    });
    router_.add("recover", [this](const Request& request, const Respond& respond) {
        recover(request, respond);
    });
    router_.add("logout", [this](const Request& request, const Respond& respond) {
        if (request.person != 0) end_session(request.session);
        respond(signed_out());
    });
    router_.add("logout_everywhere", [this](const Request& request, const Respond& respond) {
        end_sessions_of(request.person, "");
        respond(signed_out());
    });
}

views::Me RequestGuard::me(PersonId person) {
    views::Me me{.person = person, .is_demo = settings_.is_demo};
    const house::Person* const found = house::find(broadcaster_.casino().state().people, person);
    if (found == nullptr) {
        me.person = 0;
        return me;
    }
    me.name = found->name;
    me.is_guest = is_guest(person);
    me.role = found->office == house::Office::none ? codec::name_of(found->rank)
                                                   : codec::name_of(found->office);
    const ledger::Balances& balances = broadcaster_.casino().balances();
    me.wallet = balances.of(house::wallet_of(house::Chips::money, person));
    me.play = balances.of(house::wallet_of(house::Chips::play, person));
    return me;
}

Response RequestGuard::signed_out() {
    Response response = json_answer(me(0));
    response.cookie = cookie("");
    return response;
}

std::string RequestGuard::cookie(const std::string& secret) const {
    return fmt::format("baize_session={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}",
                       secret,
                       secret.empty() ? 0 : session_length.microseconds() / 1'000'000,
                       is_secure() ? "; Secure" : "");
}

// The previous session ends, so that an attacker who knows its secret is not signed in too.
std::string RequestGuard::begin_session(PersonId person, const Request& request) {
    if (request.person != 0) end_session(request.session);
    const std::string secret = accounts_.begin_session(person, device_of(request.agent), now());
    return secret.empty() ? secret : cookie(secret);
}

void RequestGuard::begin(PersonId person, const Request& request, const Respond& respond) {
    std::string cookie = begin_session(person, request);
    if (cookie.empty())
        return respond(
            problem(503, "unavailable", "A session cannot be started now: please try again."));
    Response response = json_answer(me(person));
    response.cookie = std::move(cookie);
    respond(response);
}

void RequestGuard::enrol(const std::string& name, std::function<void(PersonId)> then) {
    broadcaster_.submit(house::the_house_itself,
                        house::PeopleCommand(house::Enrol{name, false}),
                        now(),
                        [this, name, then = std::move(then)](const Result<house::Receipt>& answer) {
                            const auto person =
                                answer ? house::person_named(broadcaster_.casino().state().people,
                                                             name)
                                       : std::nullopt;
                            then(person.value_or(0));
                        });
}

// Gives a new person play chips, and in a demonstration some money too.
void RequestGuard::grant_chips(PersonId person, std::function<void()> then) {
    broadcaster_.submit(person,
                        house::PeopleCommand(house::TakePlayChips{settings_.play_chips}),
                        now(),
                        [this, person, then = std::move(then)](const Result<house::Receipt>&) {
                            if (settings_.cashier == 0 || !settings_.welcome.is_positive())
                                return then();
                            broadcaster_.submit(
                                settings_.cashier,
                                house::PeopleCommand(house::CashIn{person, settings_.welcome}),
                                now(),
                                [then](const Result<house::Receipt>&) { then(); });
                        });
}

void RequestGuard::create_guest(const Request& request, const Respond& respond) {
    if (request.person != 0) return respond(json_answer(me(request.person)));
    if (!registrations_.take(request.address, now())) return respond(too_many_attempts());
    const house::People& people = broadcaster_.casino().state().people;
    std::size_t number = people.persons.size() + 1;
    while (house::person_named(people, fmt::format("Guest {}", number)))
        ++number;
    const std::string name = fmt::format("Guest {}", number);
    enrol(name, [this, name, request, respond](PersonId person) {
        if (person == 0 || !accounts_.add({person, name, ""}, now()))
            return respond(problem(
                503, "unavailable", "A guest account cannot be created now: please try again."));
        grant_chips(person, [this, person, request, respond] { begin(person, request, respond); });
    });
}

void RequestGuard::register_account(const Request& request, const Respond& respond) {
    const auto wanted = form_in<views::Credentials>(request, respond);
    if (!wanted) return;
    if (wanted->name.size() < shortest_name || wanted->name.size() > longest_name)
        return respond(problem(400, "name_length", "A name must have 3 to 24 characters."));
    if (!is_password_length(wanted->password)) return respond(wrong_password_length());
    if (request.person != 0 && !is_guest(request.person))
        return respond(problem(409, "has_account", "You already have an account."));
    if (!registrations_.take(request.address, now())) return respond(too_many_attempts());
    if (accounts_.find(wanted->name) ||
        house::person_named(broadcaster_.casino().state().people, wanted->name))
        return respond(name_taken());
    with_hash(
        wanted->password,
        respond,
        [this, wanted = *wanted, request, respond](const std::string& hash) {
            if (request.person != 0) return register_guest(request, wanted, hash, respond);
            enrol(wanted.name, [this, name = wanted.name, hash, request, respond](PersonId person) {
                if (person == 0 || !accounts_.add({person, name, hash}, now()))
                    return respond(name_taken());
                grant_chips(person,
                            [this, person, request, respond] { begin(person, request, respond); });
            });
        });
}

// A guest who registers stays the same person.
void RequestGuard::register_guest(const Request& request,
                                  const views::Credentials& wanted,
                                  const std::string& hash,
                                  const Respond& respond) {
    const PersonId guest = request.person;
    if (person_of(request.session) != guest) return respond(session_over());
    broadcaster_.submit(guest,
                        house::PeopleCommand(house::TakeName{wanted.name}),
                        now(),
                        [this, guest, name = wanted.name, hash, request, respond](
                            const Result<house::Receipt>& answer) {
                            if (!answer) return respond(refused(answer.error()));
                            if (!accounts_.claim(guest, name, hash)) return respond(name_taken());
                            end_sessions_of(guest, "");
                            begin(guest, request, respond);
                        });
}

}  // namespace baize::server
