#include <fmt/format.h>

#include "formats/json/json_line.h"
#include "house/chips.h"
#include "server/api/json_answer.h"
#include "server/api/request_guard.h"

namespace baize::server {

namespace {

constexpr std::size_t shortest_name = 3;
constexpr std::size_t longest_name = 24;
constexpr std::size_t shortest_password = 10;
constexpr std::size_t longest_password = 200;

// A password is checked against this hash if no account has the name, so that both cases take the
// same time.
const std::string& dummy_hash() {
    static const std::string hash =
        hash_password("the password of no account").value_or(std::string());
    return hash;
}

std::optional<views::Credentials> credentials_in(const Request& request, std::string& error_text) {
    JsonLine line;
    views::Credentials read;
    if (!line.read(request.body)) {
        error_text = line.error_text();
        return std::nullopt;
    }
    codec::read_json(line, line.root(), read);
    error_text = line.error_text();
    if (line.has_error()) return std::nullopt;
    return read;
}

// Returns the name in lower case: accounts and login attempts are counted without regard to case.
std::string case_folded(std::string name) {
    for (char& letter : name) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return name;
}

Response refused(const Rejection& why) {
    return problem(409,
                   views::Problem{std::string(name(why.reason)),
                                  fmt::format("{}.", sentence(why.reason)),
                                  std::string(why.clause.id())});
}

const char* const too_fast = "Too many attempts: please wait a minute.";

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
    router_.add("logout", [this](const Request& request, const Respond& respond) {
        if (request.person != 0) end_session(request.session);
        Response response = json_answer(me(0));
        response.cookie = cookie("");
        respond(response);
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

std::string RequestGuard::cookie(const std::string& secret) const {
    return fmt::format("baize_session={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}",
                       secret,
                       secret.empty() ? 0 : session_length.microseconds() / 1'000'000,
                       is_secure() ? "; Secure" : "");
}

// The previous session ends, so that an attacker who knows its secret is not signed in too.
void RequestGuard::begin(PersonId person,
                         const std::string& session_before,
                         const Respond& respond) {
    if (!session_before.empty()) end_session(session_before);
    const std::string secret = accounts_.begin_session(person, now());
    if (secret.empty())
        return respond(
            problem(503, "unavailable", "A session cannot be started now: please try again."));
    Response response = json_answer(me(person));
    response.cookie = cookie(secret);
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
    if (!registrations_.take(request.address, now()))
        return respond(problem(429, "too_many_requests", too_fast));
    const house::People& people = broadcaster_.casino().state().people;
    std::size_t number = people.persons.size() + 1;
    while (house::person_named(people, fmt::format("Guest {}", number)))
        ++number;
    const std::string name = fmt::format("Guest {}", number);
    enrol(name, [this, name, respond](PersonId person) {
        if (person == 0 || !accounts_.add({person, name, ""}, now()))
            return respond(problem(
                503, "unavailable", "A guest account cannot be created now: please try again."));
        grant_chips(person, [this, person, respond] { begin(person, "", respond); });
    });
}

void RequestGuard::register_account(const Request& request, const Respond& respond) {
    std::string error_text;
    const auto wanted = credentials_in(request, error_text);
    if (!wanted) return respond(problem(400, "invalid_request", error_text));
    if (wanted->name.size() < shortest_name || wanted->name.size() > longest_name)
        return respond(problem(400, "name_length", "A name must have 3 to 24 characters."));
    if (wanted->password.size() < shortest_password || wanted->password.size() > longest_password)
        return respond(
            problem(400, "password_length", "A password must have 10 to 200 characters."));
    if (request.person != 0 && !is_guest(request.person))
        return respond(problem(409, "has_account", "You already have an account."));
    if (!registrations_.take(request.address, now()))
        return respond(problem(429, "too_many_requests", too_fast));
    if (accounts_.find(wanted->name) ||
        house::person_named(broadcaster_.casino().state().people, wanted->name))
        return respond(problem(409, "name_taken", "This name is already taken."));
    const auto hash = std::make_shared<std::string>();
    const PersonId guest = request.person;
    const bool is_taken = background_(
        [hash, password = wanted->password] { *hash = hash_password(password).value_or(""); },
        [this, hash, name = wanted->name, guest, respond] {
            if (hash->empty())
                return respond(problem(503, "no_memory", "Please try again in a moment."));
            if (guest == 0) {
                return enrol(name, [this, name, hash, respond](PersonId person) {
                    if (person == 0 || !accounts_.add({person, name, *hash}, now()))
                        return respond(problem(409, "name_taken", "This name is already taken."));
                    grant_chips(person, [this, person, respond] { begin(person, "", respond); });
                });
            }
            broadcaster_.submit(
                guest,
                house::PeopleCommand(house::TakeName{name}),
                now(),
                [this, guest, name, hash, respond](const Result<house::Receipt>& answer) {
                    if (!answer) return respond(refused(answer.error()));
                    if (!accounts_.claim(guest, name, *hash))
                        return respond(problem(409, "name_taken", "This name is already taken."));
                    end_sessions_of(guest);
                    begin(guest, "", respond);
                });
        });
    if (!is_taken) respond(problem(503, "busy", "Please try again in a moment."));
}

// The ledger protects the names of persons with its hash chain. This check rejects an account whose
// person was changed in the accounts file.
bool RequestGuard::is_known(const Account& account) const {
    const house::Person* const person =
        house::find(broadcaster_.casino().state().people, account.person);
    return person != nullptr && case_folded(person->name) == case_folded(account.name);
}

void RequestGuard::log_in(const Request& request, const Respond& respond) {
    std::string error_text;
    const auto given = credentials_in(request, error_text);
    if (!given) return respond(problem(400, "invalid_request", error_text));
    if (given->password.size() > longest_password)
        return respond(
            problem(400, "password_length", "A password must have 10 to 200 characters."));
    if (given->name.size() > longest_name)
        return respond(problem(400, "name_length", "A name must have 3 to 24 characters."));
    if (!passwords_.take(request.address, now()) ||
        !passwords_.take("name " + case_folded(given->name), now()))
        return respond(problem(429, "too_many_requests", too_fast));
    const auto account = accounts_.find(given->name);
    const bool has_password = account && !account->hash.empty() && is_known(*account);
    const auto fits = std::make_shared<bool>(false);
    const bool is_taken = background_(
        [fits, hash = has_password ? account->hash : dummy_hash(), password = given->password] {
            *fits = is_password(hash, password);
        },
        [this,
         fits,
         person = has_password ? account->person : 0,
         session = request.session,
         respond] {
            if (!*fits || person == 0)
                return respond(problem(401, "wrong_password", "Wrong name or password."));
            begin(person, session, respond);
        });
    if (!is_taken) respond(problem(503, "busy", "Please try again in a moment."));
}

}  // namespace baize::server
