#include "service/accounts/accounts.h"

#include <sodium.h>

#include "service/accounts/queries.h"
#include "service/accounts/schema.h"
#include "service/accounts/secret_text.h"

namespace baize::server {

namespace {

Account account_in(const ledger::Statement& row) {
    return {static_cast<PersonId>(row.number(0).value_or(0)),
            row.text(1).value_or(std::string()),
            row.text(2).value_or(std::string()),
            Moment::of_microseconds(row.number(3).value_or(0))};
}

}  // namespace

ledger::Outcome<Accounts> Accounts::open(const std::string& path, const ledger::SecretKey& key) {
    if (sodium_init() < 0)
        return ledger::fault(ledger::FaultKind::disk, "the system gives no random numbers");
    auto connection = ledger::Connection::open(path, ledger::Access::write, nullptr);
    if (!connection) return unexpected(connection.error());
    if (auto fault = prepare_accounts(*connection)) return unexpected(*fault);
    return Accounts(*std::move(connection), key);
}

std::optional<Account> Accounts::find(std::string_view name) {
    const auto row =
        first_row(connection_, "SELECT person, name, hash, made FROM account WHERE name = ?", name);
    return row ? std::optional(account_in(*row)) : std::nullopt;
}

std::optional<Account> Accounts::find(PersonId person) {
    const auto row = first_row(connection_,
                               "SELECT person, name, hash, made FROM account WHERE person = ?",
                               std::uint64_t{person});
    return row ? std::optional(account_in(*row)) : std::nullopt;
}

bool Accounts::add(const Account& account, Moment now) {
    return change(connection_,
                  "INSERT OR IGNORE INTO account (person, name, hash, made) VALUES (?, ?, ?, ?)",
                  std::uint64_t{account.person},
                  std::string_view(account.name),
                  std::string_view(account.hash),
                  now.microseconds()) == 1;
}

bool Accounts::claim(PersonId person, const std::string& name, const std::string& hash) {
    return change(connection_,
                  "UPDATE OR IGNORE account SET name = ?, hash = ? WHERE person = ? AND hash = ''",
                  std::string_view(name),
                  std::string_view(hash),
                  std::uint64_t{person}) == 1;
}

bool Accounts::change_password(PersonId person,
                               const std::string& before,
                               const std::string& hash) {
    return change(connection_,
                  "UPDATE account SET hash = ? WHERE person = ? AND hash = ?",
                  std::string_view(hash),
                  std::uint64_t{person},
                  std::string_view(before)) == 1;
}

bool Accounts::remove(PersonId person) {
    if (connection_.execute("BEGIN IMMEDIATE")) return false;
    const std::uint64_t number{person};
    change(connection_, "DELETE FROM session WHERE person = ?", number);
    change(connection_, "DELETE FROM second_factor WHERE person = ?", number);
    change(connection_, "DELETE FROM training WHERE person = ?", number);
    const bool is_removed =
        change(connection_, "DELETE FROM account WHERE person = ?", number) == 1 &&
        !connection_.execute("COMMIT");
    if (!is_removed) static_cast<void>(connection_.execute("ROLLBACK"));
    return is_removed;
}

std::array<unsigned char, 32> Accounts::secret() {
    const std::string fresh = hex_of(random_secret());
    change(connection_, "INSERT OR IGNORE INTO secret VALUES (1, ?)", std::string_view(fresh));
    const std::string kept = connection_.text("SELECT hex FROM secret").value_or(fresh);
    SecretBytes bytes{};
    static_cast<void>(sodium_hex2bin(
        bytes.data(), bytes.size(), kept.data(), kept.size(), nullptr, nullptr, nullptr));
    return bytes;
}

}  // namespace baize::server
