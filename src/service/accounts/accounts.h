// Who may come in as whom: names with hashed passwords, and sessions. Beside the ledger in a file
// of its own, because none of it is the business of an audit: the ledger knows persons by number.
// Used from one thread; hashing passwords takes long on purpose and is done elsewhere.
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

// Argon2id, with everything to check it by in one text.
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

    // False: the name has an account already.
    [[nodiscard]] bool add(const Account& account, Moment now);

    // A guest becomes somebody with a password.
    [[nodiscard]] bool claim(PersonId person, const std::string& name, const std::string& hash);

    // The secret that a browser keeps; here lies only its hash.
    [[nodiscard]] std::string begin_session(PersonId person, Moment now);
    [[nodiscard]] std::optional<PersonId> person_of(std::string_view secret, Moment now);
    void end_session(std::string_view secret);
    void end_sessions_of(PersonId person);

    // Of this house alone, made at its first use: marks links that it gave out.
    [[nodiscard]] std::array<unsigned char, 32> secret();

  private:
    explicit Accounts(ledger::Connection connection) : connection_(std::move(connection)) {}

    ledger::Connection connection_;
};

inline constexpr std::size_t longest_session = 64 + 1 + 10;  // 32 bytes, a point, a person's number
inline constexpr Span session_length = Span::of_minutes(60 * 24 * 30);

}  // namespace baize::server
