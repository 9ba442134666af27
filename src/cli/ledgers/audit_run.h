// Reads a ledger from its first event and decides every command again, for `baize audit`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "house/casino/casino.h"
#include "ledger/journal/store.h"
#include "ledger/record/account.h"
#include "ledger/record/hash.h"

namespace baize {

struct AccountSum {
    ledger::AccountKind kind = ledger::AccountKind::house;
    std::uint64_t accounts = 0;  // number of accounts with a balance
    Money amount{};
    friend bool operator==(const AccountSum&, const AccountSum&) = default;
};
BOOST_DESCRIBE_STRUCT(AccountSum, (), (kind, accounts, amount))

// The first event that could not be verified, because it depends on cards of a round in progress
// and the key was missing.
struct SealedFrom {
    std::uint64_t event = 0;
    ledger::SealName round{};
    friend bool operator==(const SealedFrom&, const SealedFrom&) = default;
};
BOOST_DESCRIBE_STRUCT(SealedFrom, (), (event, round))

struct AuditReport {
    bool fits = true;
    std::string why{};                     // the first fault; "" if there is none
    std::optional<std::uint64_t> event{};  // its event, if it has one
    std::uint64_t events = 0;              // number of valid events
    std::uint64_t commands = 0;
    Moment first{};
    Moment last{};
    ledger::Hash hash{};
    std::vector<AccountSum> money{};
    std::uint64_t heads = 0;                  // valid signed heads of this chain
    std::optional<std::uint64_t> snapshot{};  // its last event; it equals the replayed state
    std::optional<SealedFrom> sealed{};       // from here only the chain and the money were checked
    friend bool operator==(const AuditReport&, const AuditReport&) = default;
};
BOOST_DESCRIBE_STRUCT(
    AuditReport,
    (),
    (fits, why, event, events, commands, first, last, hash, money, heads, snapshot, sealed))

// Called after each event with the number of events so far.
using AuditProgress = std::function<void(std::uint64_t)>;

// Returns a fault if the store cannot be read at all. `keys`: the master key, or the keys that the
// ledger discloses.
[[nodiscard]] ledger::Outcome<AuditReport> audit(ledger::Store& store,
                                                 const house::Keys& keys,
                                                 const AuditProgress& progress = {});

}  // namespace baize
