// Errors other than violations of the rules: a disk that fails, a record that does not fit. A
// rejection has a clause and leaves the house unchanged; a fault of the store stops the house.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "engine/core/result.h"

namespace baize::ledger {

enum class FaultKind : std::uint8_t {
    disk,        // reading, writing or syncing failed, or the disk is full
    unreadable,  // not a ledger, or written by a newer program
    record,      // a record contradicts the records before it
    balance,     // postings do not add up, or an account would be overdrawn
    taken,       // another program writes to the same ledger
    sealed       // the record belongs to a round in progress and its key is not available
};

struct Fault {
    FaultKind kind{};
    std::string text{};  // what happened and where, for display
    friend bool operator==(const Fault&, const Fault&) = default;
};

template <typename Value>
using Outcome = Expected<Value, Fault>;

[[nodiscard]] inline auto fault(FaultKind kind, std::string text) {
    return unexpected(Fault{kind, std::move(text)});
}

}  // namespace baize::ledger
