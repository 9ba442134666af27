// The sessions of an account.
#include "service/accounts/accounts.h"
#include "service/accounts/queries.h"
#include "service/accounts/secret_text.h"

namespace baize::server {

namespace {

constexpr std::size_t id_letters = 16;  // of the hash of the secret

}  // namespace

std::string Accounts::begin_session(PersonId person, const std::string& device, Moment now) {
    // The person is part of the secret, and so of its hash: if the file is changed to give the
    // session to another person, no secret matches it.
    std::string secret = hex_of(random_secret()) + '.' + std::to_string(person);
    change(connection_, "DELETE FROM session WHERE expires < ?", now.microseconds());
    const std::string kept = stored_hash(secret);
    const int made = change(connection_,
                            "INSERT INTO session (secret, person, expires, device, began, used) "
                            "VALUES (?, ?, ?, ?, ?, ?)",
                            std::string_view(kept),
                            std::uint64_t{person},
                            (now + session_length).microseconds(),
                            std::string_view(device),
                            now.microseconds(),
                            now.microseconds());
    return made == 1 ? secret : std::string();
}

std::optional<PersonId> Accounts::person_of(std::string_view secret, Moment now) {
    const std::string kept = stored_hash(secret);
    const auto row = first_row(connection_,
                               "SELECT person, used FROM session WHERE secret = ? AND expires >= ?",
                               std::string_view(kept),
                               now.microseconds());
    if (!row) return std::nullopt;
    const auto person = static_cast<PersonId>(row->number(0).value_or(0));
    if (!secret.ends_with('.' + std::to_string(person))) return std::nullopt;
    const auto used = Moment::of_microseconds(row->number(1).value_or(0));
    if (now >= used + session_use_step) {
        change(connection_,
               "UPDATE session SET used = ? WHERE secret = ?",
               now.microseconds(),
               std::string_view(kept));
    }
    return person;
}

std::vector<Session> Accounts::sessions_of(PersonId person, Moment now) {
    auto row = prepare(connection_,
                       "SELECT secret, device, began, used, expires FROM session "
                       "WHERE person = ? AND expires >= ? ORDER BY used DESC, began DESC, secret",
                       std::uint64_t{person},
                       now.microseconds());
    std::vector<Session> sessions;
    const auto moment = [&](int column) {
        return Moment::of_microseconds(row->number(column).value_or(0));
    };
    while (row && row->step() == ledger::Statement::Step::row) {
        sessions.push_back({row->text(0).value_or(std::string()).substr(0, id_letters),
                            row->text(1).value_or(std::string()),
                            moment(2),
                            moment(3),
                            moment(4)});
    }
    return sessions;
}

std::string Accounts::session_id(std::string_view secret) {
    return stored_hash(secret).substr(0, id_letters);
}

void Accounts::end_session(std::string_view secret) {
    const std::string kept = stored_hash(secret);
    change(connection_, "DELETE FROM session WHERE secret = ?", std::string_view(kept));
}

bool Accounts::end_session(PersonId person, std::string_view id) {
    if (id.size() != id_letters) return false;
    return change(connection_,
                  "DELETE FROM session WHERE person = ? AND substr(secret, 1, 16) = ?",
                  std::uint64_t{person},
                  id) > 0;
}

void Accounts::end_sessions_of(PersonId person, std::string_view kept) {
    const std::string hash = stored_hash(kept);
    change(connection_,
           "DELETE FROM session WHERE person = ? AND secret <> ?",
           std::uint64_t{person},
           std::string_view(hash));
}

}  // namespace baize::server
