// Requests and responses about the own account: password, recovery code, sessions, second factor,
// deletion, and the export of everything that is stored about the person.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "ledger/record/account.h"
#include "service/history/history_view.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/training_forms.h"

namespace baize::views {

// Confirms a request with the password.
struct PasswordForm {
    std::string password{};  // of today; "" for a guest
    friend bool operator==(const PasswordForm&, const PasswordForm&) = default;
};
BOOST_DESCRIBE_STRUCT(PasswordForm, (), (password))

// Replaces the password of the account.
struct PasswordChange {
    std::string password{};      // of today
    std::string new_password{};  // 10 to 200 characters
    friend bool operator==(const PasswordChange&, const PasswordChange&) = default;
};
BOOST_DESCRIBE_STRUCT(PasswordChange, (), (password, new_password))

// Sets a new password with the recovery code.
struct RecoveryForm {
    std::string name{};
    std::string recovery_code{};  // as it was shown; letter case, blanks and dashes do not matter
    std::string new_password{};   // 10 to 200 characters
    friend bool operator==(const RecoveryForm&, const RecoveryForm&) = default;
};
BOOST_DESCRIBE_STRUCT(RecoveryForm, (), (name, recovery_code, new_password))

// A new recovery code. It is shown once: the house stores only a hash of it.
struct RecoveryCode {
    std::string recovery_code{};  // in groups, to be written down
    friend bool operator==(const RecoveryCode&, const RecoveryCode&) = default;
};
BOOST_DESCRIBE_STRUCT(RecoveryCode, (), (recovery_code))

// The answer to a recovery: the session that it started, and the next code.
struct Recovered {
    Me me{};                      // the owner of the account
    std::string recovery_code{};  // a new one, in place of the one that was used
    friend bool operator==(const Recovered&, const Recovered&) = default;
};
BOOST_DESCRIBE_STRUCT(Recovered, (), (me, recovery_code))

// A session of the account.
struct SessionShown {
    std::string id{};      // to end the session by
    std::string device{};  // "Firefox on Android"; "": unknown
    Moment began{};
    Moment used{};           // to within five minutes
    bool is_this = false;    // the session of the request
    bool is_online = false;  // a page of the session has a connection open
    friend bool operator==(const SessionShown&, const SessionShown&) = default;
};
BOOST_DESCRIBE_STRUCT(SessionShown, (), (id, device, began, used, is_this, is_online))

// The account of the session's owner.
struct AccountShown {
    std::uint32_t person = 0;
    std::string name{};
    Moment made{};
    bool has_password = false;             // false: a guest
    bool has_recovery_code = false;        // a code was issued and is not used
    bool has_second_factor = false;        // sign-in asks for a code of an authenticator app
    std::vector<SessionShown> sessions{};  // the last one used first
    friend bool operator==(const AccountShown&, const AccountShown&) = default;
};
BOOST_DESCRIBE_STRUCT(
    AccountShown,
    (),
    (person, name, made, has_password, has_recovery_code, has_second_factor, sessions))

// Ends a session of the account.
struct EndSession {
    std::string session{};  // the id of a session in the list
    friend bool operator==(const EndSession&, const EndSession&) = default;
};
BOOST_DESCRIBE_STRUCT(EndSession, (), (session))

// The secret of a second factor that waits for its first code.
struct SecondFactorKey {
    std::string secret{};   // in base32, to be typed
    std::string address{};  // "otpauth://totp/...", for a QR code
    friend bool operator==(const SecondFactorKey&, const SecondFactorKey&) = default;
};
BOOST_DESCRIBE_STRUCT(SecondFactorKey, (), (secret, address))

// A code of the authenticator app.
struct SecondFactorCode {
    std::string code{};  // six digits
    friend bool operator==(const SecondFactorCode&, const SecondFactorCode&) = default;
};
BOOST_DESCRIBE_STRUCT(SecondFactorCode, (), (code))

// Turns two-step sign-in off.
struct SecondFactorEnd {
    std::string password{};  // of today
    std::string code{};      // six digits
    friend bool operator==(const SecondFactorEnd&, const SecondFactorEnd&) = default;
};
BOOST_DESCRIBE_STRUCT(SecondFactorEnd, (), (password, code))

// An amount of the person in the ledger.
struct OwnBalance {
    ledger::AccountKind kind = ledger::AccountKind::wallet;
    std::uint32_t table = 0;  // of chips before a seat; otherwise 0
    Money amount{};
    friend bool operator==(const OwnBalance&, const OwnBalance&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnBalance, (), (kind, table, amount))

// Everything that is stored about a person. The rounds name table and round, under which
// /api/rounds/{table}/{round} has every step.
struct OwnData {
    Moment made{};
    Me me{};                             // the person
    AccountShown account{};              // the account and its sessions
    std::vector<OwnBalance> balances{};  // accounts of the person that are not empty
    TrainingRecord training{};           // the drills of the person
    std::vector<RoundRow> rounds{};      // newest first
    std::string next{};                  // ask for older rounds with this; "": there are none
    friend bool operator==(const OwnData&, const OwnData&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnData, (), (made, me, account, balances, training, rounds, next))

}  // namespace baize::views
