// Reads a ledger from its first event and decides everything again: what `baize audit` says.
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
    std::uint64_t accounts = 0;  // that hold something
    Money amount{};
    friend bool operator==(const AccountSum&, const AccountSum&) = default;
};
BOOST_DESCRIBE_STRUCT(AccountSum, (), (kind, accounts, amount))

// The first event that could not be decided again: it depends on the cards of a round that is on,
// and the ledger's key was not there.
struct SealedFrom {
    std::uint64_t event = 0;
    ledger::SealName round{};
    friend bool operator==(const SealedFrom&, const SealedFrom&) = default;
};
BOOST_DESCRIBE_STRUCT(SealedFrom, (), (event, round))

struct AuditReport {
    bool fits = true;
    std::string why{};                     // not: of the first thing that does not
    std::optional<std::uint64_t> event{};  // and where, if it is an event
    std::uint64_t events = 0;              // that fit
    std::uint64_t commands = 0;
    Moment first{};
    Moment last{};
    ledger::Hash hash{};
    std::vector<AccountSum> money{};
    std::uint64_t heads = 0;                  // signed, genuine and of this chain
    std::optional<std::uint64_t> snapshot{};  // its last event; it holds what the events say
    std::optional<SealedFrom> sealed{};       // from here on the chain and the money were looked at
    friend bool operator==(const AuditReport&, const AuditReport&) = default;
};
BOOST_DESCRIBE_STRUCT(
    AuditReport,
    (),
    (fits, why, event, events, commands, first, last, hash, money, heads, snapshot, sealed))

// Told after each event how many there have been.
using AuditProgress = std::function<void(std::uint64_t)>;

// A fault where the store cannot be read at all. `keys`: the master key, or those that the ledger
// discloses.
[[nodiscard]] ledger::Outcome<AuditReport> audit(ledger::Store& store,
                                                 const house::Keys& keys,
                                                 const AuditProgress& progress = {});

}  // namespace baize
