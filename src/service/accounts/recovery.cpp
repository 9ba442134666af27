#include "service/accounts/recovery.h"

#include <fmt/format.h>
#include <sodium.h>

#include "service/accounts/accounts.h"
#include "service/accounts/queries.h"
#include "service/accounts/secret_text.h"

namespace baize::server {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t code_letters = 20;
constexpr std::size_t group_letters = 5;

// The person is part of the hash: a hash that is moved to another account in the file fits no code.
std::string stored_code(PersonId person, std::string_view typed) {
    return stored_hash(fmt::format("recovery {} {}", person, recovery_letters(typed)));
}

}  // namespace

std::string new_recovery_code() {
    std::string code;
    for (std::size_t i = 0; i < code_letters; ++i) {
        if (i > 0 && i % group_letters == 0) code += '-';
        code += alphabet[randombytes_uniform(alphabet.size())];
    }
    return code;
}

std::string recovery_letters(std::string_view typed) {
    std::string letters;
    for (char letter : typed) {
        if (letter == ' ' || letter == '-') continue;
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        if (letter == 'O') letter = '0';
        if (letter == 'I' || letter == 'L') letter = '1';
        letters += letter;
    }
    return letters;
}

bool Accounts::has_recovery_code(PersonId person) {
    return first_row(connection_,
                     "SELECT 1 FROM account WHERE person = ? AND recovery <> ''",
                     std::uint64_t{person})
        .has_value();
}

std::string Accounts::make_recovery_code(PersonId person) {
    std::string code = new_recovery_code();
    const std::string kept = stored_code(person, code);
    const int made = change(connection_,
                            "UPDATE account SET recovery = ? WHERE person = ? AND hash <> ''",
                            std::string_view(kept),
                            std::uint64_t{person});
    return made == 1 ? code : std::string();
}

bool Accounts::is_recovery_code(PersonId person, std::string_view code) {
    const std::string kept = stored_code(person, code);
    return first_row(connection_,
                     "SELECT 1 FROM account WHERE person = ? AND recovery = ?",
                     std::uint64_t{person},
                     std::string_view(kept))
        .has_value();
}

bool Accounts::recover(PersonId person, std::string_view code, const std::string& hash) {
    const std::string kept = stored_code(person, code);
    if (connection_.execute("BEGIN IMMEDIATE")) return false;
    const bool is_taken =
        change(connection_,
               "UPDATE account SET hash = ?, recovery = '' WHERE person = ? AND recovery = ?",
               std::string_view(hash),
               std::uint64_t{person},
               std::string_view(kept)) == 1;
    if (is_taken) end_second_factor(person);
    const bool is_recovered = is_taken && !connection_.execute("COMMIT");
    if (!is_recovered) static_cast<void>(connection_.execute("ROLLBACK"));
    return is_recovered;
}

}  // namespace baize::server
