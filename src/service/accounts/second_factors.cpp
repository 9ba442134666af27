// The second factors of accounts. Their secrets are encrypted and bound to the person, so that a
// copy of the file without the key gives no codes, and a row that is moved to another person fits
// no code.
#include <sodium.h>

#include "service/accounts/accounts.h"
#include "service/accounts/queries.h"
#include "service/accounts/totp.h"

namespace baize::server {

namespace {

using SecretVector = std::vector<std::byte>;

std::string bound_to(PersonId person) {
    return "second factor " + std::to_string(person);
}

ledger::Bytes bytes_of(const std::string& text) {
    return std::as_bytes(std::span(text));
}

}  // namespace

bool Accounts::has_second_factor(PersonId person) {
    return first_row(connection_,
                     "SELECT 1 FROM second_factor WHERE person = ? AND is_confirmed = 1",
                     std::uint64_t{person})
        .has_value();
}

std::optional<std::string> Accounts::begin_second_factor(PersonId person) {
    SecretVector secret(totp_secret_bytes);
    randombytes_buf(secret.data(), secret.size());
    SecretVector box;
    seal_box(key_, bytes_of(bound_to(person)), secret, box);
    const int made =
        change(connection_,
               "INSERT INTO second_factor (person, box, is_confirmed, last_step) "
               "VALUES (?, ?, 0, 0) ON CONFLICT (person) DO UPDATE SET box = excluded.box "
               "WHERE is_confirmed = 0",
               std::uint64_t{person},
               ledger::Bytes(box));
    if (made != 1) return std::nullopt;
    return base32_of(secret);
}

bool Accounts::confirm_second_factor(PersonId person, std::string_view code, Moment now) {
    return take_code(person, code, now, false);
}

bool Accounts::take_code(PersonId person, std::string_view code, Moment now) {
    return take_code(person, code, now, true);
}

// The step of the code is stored, so that neither it nor one before it is taken again. [RFC 6238
// 5.2]
bool Accounts::take_code(PersonId person, std::string_view code, Moment now, bool is_confirmed) {
    const auto row =
        first_row(connection_,
                  "SELECT box, last_step FROM second_factor WHERE person = ? AND is_confirmed = ?",
                  std::uint64_t{person},
                  std::int64_t{is_confirmed ? 1 : 0});
    if (!row) return false;
    SecretVector secret;
    const auto box = row->blob(0);
    if (!box || !open_box(key_, bytes_of(bound_to(person)), *box, secret)) return false;
    const auto step =
        totp_match(secret, code, now, static_cast<std::uint64_t>(row->number(1).value_or(0)));
    if (!step) return false;
    return change(connection_,
                  "UPDATE second_factor SET is_confirmed = 1, last_step = ? "
                  "WHERE person = ? AND last_step < ?",
                  *step,
                  std::uint64_t{person},
                  *step) == 1;
}

void Accounts::end_second_factor(PersonId person) {
    change(connection_, "DELETE FROM second_factor WHERE person = ?", std::uint64_t{person});
}

}  // namespace baize::server
