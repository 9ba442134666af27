// Accounts: names with hashed passwords, and login sessions. They are in a file of their own beside
// the ledger, because an audit does not need them: the ledger identifies persons by number. Use it
// from one thread. Hashing a password is slow on purpose, so it runs elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/moment.h"
#include "house/issuer.h"
#include "ledger/sqlite/connection.h"

namespace baize::server {

using house::PersonId;

// Returns an Argon2id hash as one text that includes salt and parameters.
[[nodiscard]] std::optional<std::string> hash_password(const std::string& password);
[[nodiscard]] bool is_password(const std::string& hash, const std::string& password);

struct Account {
    PersonId person = 0;
    std::string name{};
    std::string hash{};  // "": a guest, who has no password
};

class Accounts {
  public:
    [[nodiscard]] static ledger::Outcome<Accounts> open(const std::string& path);

    [[nodiscard]] std::optional<Account> find(std::string_view name);
    [[nodiscard]] std::optional<Account> find(PersonId person);

    // Returns false if an account has the name already.
    [[nodiscard]] bool add(const Account& account, Moment now);

    // Gives a guest a name and a password.
    [[nodiscard]] bool claim(PersonId person, const std::string& name, const std::string& hash);

    // Returns the secret that the browser keeps; only its hash is stored here.
    [[nodiscard]] std::string begin_session(PersonId person, Moment now);
    [[nodiscard]] std::optional<PersonId> person_of(std::string_view secret, Moment now);
    void end_session(std::string_view secret);
    void end_sessions_of(PersonId person);

    // Returns a secret that only this house has. It is created at the first use and authenticates
    // share links.
    [[nodiscard]] std::array<unsigned char, 32> secret();

  private:
    explicit Accounts(ledger::Connection connection) : connection_(std::move(connection)) {}

    ledger::Connection connection_;
};

inline constexpr std::size_t longest_session = 64 + 1 + 10;  // 32 bytes in hex, a point, a number
inline constexpr Span session_length = Span::of_minutes(60 * 24 * 30);

}  // namespace baize::server
