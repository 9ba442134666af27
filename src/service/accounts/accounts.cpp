#include "service/accounts/accounts.h"

#include <array>

#include <sodium.h>

#include "ledger/record/hash.h"

namespace baize::server {

namespace {

constexpr const char* tables = R"(
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS account (
        person INTEGER PRIMARY KEY,
        name   TEXT NOT NULL COLLATE NOCASE UNIQUE,
        hash   TEXT NOT NULL,
        made   INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS session (
        secret  TEXT PRIMARY KEY,
        person  INTEGER NOT NULL REFERENCES account (person),
        expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS secret (
        id  INTEGER PRIMARY KEY CHECK (id = 1),
        hex TEXT NOT NULL
    ) STRICT;
)";

using Secret = std::array<unsigned char, 32>;

std::string hex(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

// Returns the hash that is stored: a person who reads the file cannot sign in with it.
std::string stored(std::string_view secret) {
    Secret hash{};
    crypto_generichash(hash.data(),
                       hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()),
                       secret.size(),
                       nullptr,
                       0);
    return hex(hash.data(), hash.size());
}

Account account_in(ledger::Statement& row) {
    return {static_cast<PersonId>(row.number(0).value_or(0)),
            row.text(1).value_or(std::string()),
            row.text(2).value_or(std::string())};
}

}  // namespace

std::optional<std::string> hash_password(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed = crypto_pwhash_str(hash.data(),
                                         password.data(),
                                         password.size(),
                                         crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                         crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0) return std::nullopt;  // There was not enough memory.
    return std::string(hash.data());
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

ledger::Outcome<Accounts> Accounts::open(const std::string& path) {
    if (sodium_init() < 0)
        return ledger::fault(ledger::FaultKind::disk, "the system gives no random numbers");
    auto connection = ledger::Connection::open(path, ledger::Access::write, nullptr);
    if (!connection) return unexpected(connection.error());
    if (auto fault = connection->execute(tables)) return unexpected(*fault);
    return Accounts(*std::move(connection));
}

std::optional<Account> Accounts::find(std::string_view name) {
    auto row = ledger::Statement::prepare(connection_,
                                          "SELECT person, name, hash FROM account WHERE name = ?");
    if (!row) return std::nullopt;
    row->bind(1, name);
    if (row->step() != ledger::Statement::Step::row) return std::nullopt;
    return account_in(*row);
}

std::optional<Account> Accounts::find(PersonId person) {
    auto row = ledger::Statement::prepare(
        connection_, "SELECT person, name, hash FROM account WHERE person = ?");
    if (!row) return std::nullopt;
    row->bind(1, std::uint64_t{person});
    if (row->step() != ledger::Statement::Step::row) return std::nullopt;
    return account_in(*row);
}

bool Accounts::add(const Account& account, Moment now) {
    auto row = ledger::Statement::prepare(connection_,
                                          "INSERT OR IGNORE INTO account VALUES (?, ?, ?, ?)");
    if (!row) return false;
    row->bind(1, std::uint64_t{account.person});
    row->bind(2, std::string_view(account.name));
    row->bind(3, std::string_view(account.hash));
    row->bind(4, now.microseconds());
    if (row->step() != ledger::Statement::Step::done) return false;
    return sqlite3_changes(connection_.raw()) == 1;
}

bool Accounts::claim(PersonId person, const std::string& name, const std::string& hash) {
    auto row = ledger::Statement::prepare(
        connection_,
        "UPDATE OR IGNORE account SET name = ?, hash = ? WHERE person = ? AND hash = ''");
    if (!row) return false;
    row->bind(1, std::string_view(name));
    row->bind(2, std::string_view(hash));
    row->bind(3, std::uint64_t{person});
    if (row->step() != ledger::Statement::Step::done) return false;
    return sqlite3_changes(connection_.raw()) == 1;
}

std::string Accounts::begin_session(PersonId person, Moment now) {
    Secret bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    // The person is part of the secret, and so of its hash: if the file is changed to give the
    // session to another person, no secret matches it.
    std::string secret = hex(bytes.data(), bytes.size()) + '.' + std::to_string(person);
    auto old = ledger::Statement::prepare(connection_, "DELETE FROM session WHERE expires < ?");
    if (old) {
        old->bind(1, now.microseconds());
        static_cast<void>(old->step());
    }
    const std::string kept = stored(secret);
    auto row = ledger::Statement::prepare(connection_, "INSERT INTO session VALUES (?, ?, ?)");
    if (!row) return {};
    row->bind(1, std::string_view(kept));
    row->bind(2, std::uint64_t{person});
    row->bind(3, (now + session_length).microseconds());
    if (row->step() != ledger::Statement::Step::done) return {};
    return secret;
}

std::optional<PersonId> Accounts::person_of(std::string_view secret, Moment now) {
    const std::string kept = stored(secret);
    auto row = ledger::Statement::prepare(
        connection_, "SELECT person FROM session WHERE secret = ? AND expires >= ?");
    if (!row) return std::nullopt;
    row->bind(1, std::string_view(kept));
    row->bind(2, now.microseconds());
    if (row->step() != ledger::Statement::Step::row) return std::nullopt;
    const auto person = static_cast<PersonId>(row->number(0).value_or(0));
    const bool is_theirs = secret.ends_with('.' + std::to_string(person));
    return is_theirs ? std::optional(person) : std::nullopt;
}

void Accounts::end_session(std::string_view secret) {
    const std::string kept = stored(secret);
    auto row = ledger::Statement::prepare(connection_, "DELETE FROM session WHERE secret = ?");
    if (!row) return;
    row->bind(1, std::string_view(kept));
    static_cast<void>(row->step());
}

void Accounts::end_sessions_of(PersonId person) {
    auto row = ledger::Statement::prepare(connection_, "DELETE FROM session WHERE person = ?");
    if (!row) return;
    row->bind(1, std::uint64_t{person});
    static_cast<void>(row->step());
}

std::array<unsigned char, 32> Accounts::secret() {
    Secret bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    const std::string fresh = hex(bytes.data(), bytes.size());
    auto made =
        ledger::Statement::prepare(connection_, "INSERT OR IGNORE INTO secret VALUES (1, ?)");
    if (made) {
        made->bind(1, std::string_view(fresh));
        static_cast<void>(made->step());
    }
    const std::string kept = connection_.text("SELECT hex FROM secret").value_or(fresh);
    static_cast<void>(sodium_hex2bin(
        bytes.data(), bytes.size(), kept.data(), kept.size(), nullptr, nullptr, nullptr));
    return bytes;
}

}  // namespace baize::server
