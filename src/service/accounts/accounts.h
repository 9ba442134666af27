// Accounts: names with hashed passwords, sessions, recovery codes and second factors. They are in a
// file of their own beside the ledger, because an audit does not need them: the ledger identifies
// persons by number. Use it from one thread. Hashing a password is slow on purpose, so it runs
// elsewhere (passwords.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/moment.h"
#include "house/issuer.h"
#include "ledger/secrets/secret_box.h"
#include "ledger/sqlite/connection.h"

namespace baize::server {

using house::PersonId;

struct Account {
    PersonId person = 0;
    std::string name{};
    std::string hash{};  // "": a guest, who has no password
    Moment made{};
};

// A browser in which a person is signed in.
struct Session {
    std::string id{};      // names the session and does not give access to it
    std::string device{};  // in words; "": unknown
    Moment began{};
    Moment used{};  // rounded down: the time is not written at every use
    Moment expires{};
};

class Accounts {
  public:
    // `key` encrypts the secrets of second factors.
    [[nodiscard]] static ledger::Outcome<Accounts> open(const std::string& path,
                                                        const ledger::SecretKey& key);

    [[nodiscard]] std::optional<Account> find(std::string_view name);
    [[nodiscard]] std::optional<Account> find(PersonId person);

    // Returns false if an account has the name already.
    [[nodiscard]] bool add(const Account& account, Moment now);

    // Gives a guest a name and a password.
    [[nodiscard]] bool claim(PersonId person, const std::string& name, const std::string& hash);

    // Returns false, and changes nothing, if the hash is no longer `before`.
    [[nodiscard]] bool change_password(PersonId person,
                                       const std::string& before,
                                       const std::string& hash);

    // Deletes the account with everything that belongs to it. Returns false if nothing was deleted.
    [[nodiscard]] bool remove(PersonId person);

    // Returns the secret that the browser keeps; only its hash is stored here.
    [[nodiscard]] std::string begin_session(PersonId person, const std::string& device, Moment now);
    // Returns the person of a session that is not over, and notes its use.
    [[nodiscard]] std::optional<PersonId> person_of(std::string_view secret, Moment now);
    // Returns the sessions that are not over, the last one used first.
    [[nodiscard]] std::vector<Session> sessions_of(PersonId person, Moment now);
    [[nodiscard]] static std::string session_id(std::string_view secret);
    void end_session(std::string_view secret);
    // Returns false if the person has no session with this id.
    [[nodiscard]] bool end_session(PersonId person, std::string_view id);
    // Ends all sessions of the person but the one with the secret `kept`; "": all.
    void end_sessions_of(PersonId person, std::string_view kept);

    [[nodiscard]] bool has_recovery_code(PersonId person);
    // Returns a new code, which replaces the one before; "" on failure. Only its hash is stored.
    [[nodiscard]] std::string make_recovery_code(PersonId person);
    [[nodiscard]] bool is_recovery_code(PersonId person, std::string_view code);
    // Takes back the code, sets the password and removes the second factor. Returns false, and
    // changes nothing, if the code is not the person's.
    [[nodiscard]] bool recover(PersonId person, std::string_view code, const std::string& hash);

    [[nodiscard]] bool has_second_factor(PersonId person);
    // Returns a new secret in base32, which counts from its confirmation on; nullopt if the person
    // has a second factor already, or on failure.
    [[nodiscard]] std::optional<std::string> begin_second_factor(PersonId person);
    // Returns false if no secret waits for this code.
    [[nodiscard]] bool confirm_second_factor(PersonId person, std::string_view code, Moment now);
    // Takes a code of the second factor. Returns false if the code is wrong or was taken before.
    [[nodiscard]] bool take_code(PersonId person, std::string_view code, Moment now);
    void end_second_factor(PersonId person);

    // Returns the progress of the person at each game that was practised, as it was stored.
    [[nodiscard]] std::vector<std::string> training_of(PersonId person);
    // Returns false, and stores nothing, if the person has no account.
    [[nodiscard]] bool keep_training(PersonId person,
                                     std::string_view game,
                                     std::string_view progress);

    // Returns a secret that only this house has. It is created at the first use and authenticates
    // share links.
    [[nodiscard]] std::array<unsigned char, 32> secret();

  private:
    Accounts(ledger::Connection connection, const ledger::SecretKey& key)
        : connection_(std::move(connection)), key_(key) {}

    [[nodiscard]] bool take_code(PersonId person,
                                 std::string_view code,
                                 Moment now,
                                 bool is_confirmed);

    ledger::Connection connection_;
    ledger::SecretKey key_;
};

inline constexpr std::size_t longest_session = 64 + 1 + 10;  // 32 bytes in hex, a point, a number
inline constexpr Span session_length = Span::of_minutes(60 * 24 * 30);
inline constexpr Span session_use_step = Span::of_minutes(5);  // between two notes of a use

}  // namespace baize::server
