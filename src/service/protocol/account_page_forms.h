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

namespace baize::views {

struct PasswordForm {
    std::string password{};  // of today; "" for a guest
    friend bool operator==(const PasswordForm&, const PasswordForm&) = default;
};
BOOST_DESCRIBE_STRUCT(PasswordForm, (), (password))

struct PasswordChange {
    std::string password{};
    std::string new_password{};
    friend bool operator==(const PasswordChange&, const PasswordChange&) = default;
};
BOOST_DESCRIBE_STRUCT(PasswordChange, (), (password, new_password))

struct RecoveryForm {
    std::string name{};
    std::string recovery_code{};
    std::string new_password{};
    friend bool operator==(const RecoveryForm&, const RecoveryForm&) = default;
};
BOOST_DESCRIBE_STRUCT(RecoveryForm, (), (name, recovery_code, new_password))

// Shown once: the house stores only a hash of the code.
struct RecoveryCode {
    std::string recovery_code{};
    friend bool operator==(const RecoveryCode&, const RecoveryCode&) = default;
};
BOOST_DESCRIBE_STRUCT(RecoveryCode, (), (recovery_code))

struct Recovered {
    Me me{};
    std::string recovery_code{};  // a new one, in place of the one that was used
    friend bool operator==(const Recovered&, const Recovered&) = default;
};
BOOST_DESCRIBE_STRUCT(Recovered, (), (me, recovery_code))

struct SessionShown {
    std::string id{};
    std::string device{};  // "Firefox on Android"; "": unknown
    Moment began{};
    Moment used{};           // to within five minutes
    bool is_this = false;    // the session of the request
    bool is_online = false;  // a page of the session has a connection open
    friend bool operator==(const SessionShown&, const SessionShown&) = default;
};
BOOST_DESCRIBE_STRUCT(SessionShown, (), (id, device, began, used, is_this, is_online))

struct AccountShown {
    std::uint32_t person = 0;
    std::string name{};
    Moment made{};
    bool has_password = false;  // false: a guest
    bool has_recovery_code = false;
    bool has_second_factor = false;
    std::vector<SessionShown> sessions{};  // the last one used first
    friend bool operator==(const AccountShown&, const AccountShown&) = default;
};
BOOST_DESCRIBE_STRUCT(
    AccountShown,
    (),
    (person, name, made, has_password, has_recovery_code, has_second_factor, sessions))

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

struct SecondFactorCode {
    std::string code{};  // six digits
    friend bool operator==(const SecondFactorCode&, const SecondFactorCode&) = default;
};
BOOST_DESCRIBE_STRUCT(SecondFactorCode, (), (code))

struct SecondFactorEnd {
    std::string password{};
    std::string code{};
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
    Me me{};
    AccountShown account{};
    std::vector<OwnBalance> balances{};
    std::vector<RoundRow> rounds{};  // newest first
    std::string next{};              // ask for older rounds with this; "": there are none
    friend bool operator==(const OwnData&, const OwnData&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnData, (), (made, me, account, balances, rounds, next))

}  // namespace baize::views
