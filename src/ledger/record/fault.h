// What can go wrong outside the books: a disk that fails, a record that does not fit. Not a
// refusal: a refusal has a clause and leaves the house as it was; a fault of the store stops it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "engine/core/result.h"

namespace baize::ledger {

enum class FaultKind : std::uint8_t {
    disk,        // reading, writing or syncing failed, or the disk is full
    unreadable,  // not a ledger, or written by a newer program
    record,      // a record that contradicts the ones before it
    balance,     // postings that do not add up, or an account that would be overdrawn
    taken,       // another program writes to the same ledger
    sealed       // a record of a round that is on, and its key is not here
};

struct Fault {
    FaultKind kind{};
    std::string text{};  // what and where, for people
    friend bool operator==(const Fault&, const Fault&) = default;
};

template <typename Value>
using Outcome = Expected<Value, Fault>;

[[nodiscard]] inline auto fault(FaultKind kind, std::string text) {
    return unexpected(Fault{kind, std::move(text)});
}

}  // namespace baize::ledger
