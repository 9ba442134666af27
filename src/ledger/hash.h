// The chain: every record is hashed with the hash of the one before it, so that nothing can be
// changed, left out or put in without changing every hash that follows.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "ledger/bytes.h"

namespace baize::ledger {

struct Hash {
    std::array<std::byte, 32> bytes{};  // all zero: before the first record
    friend bool operator==(const Hash&, const Hash&) = default;
};

// BLAKE2b with 32 bytes of result.
[[nodiscard]] Hash hash_of(Bytes bytes);

// The same, keyed with the hash before.
[[nodiscard]] Hash chained(const Hash& before, Bytes record);

[[nodiscard]] std::string to_hex(Bytes bytes);

[[nodiscard]] inline std::string to_string(const Hash& hash) {
    return to_hex(hash.bytes);
}

}  // namespace baize::ledger
