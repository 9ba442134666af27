// The chain: every record is hashed with the hash of the one before it, so that nothing can be
// changed, left out or put in without changing every hash that follows.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "ledger/record/bytes.h"

namespace baize::ledger {

struct Hash {
    std::array<std::byte, 32> bytes{};  // all zero: before the first record
    friend bool operator==(const Hash&, const Hash&) = default;
};

// BLAKE2b with 32 bytes of result.
[[nodiscard]] Hash hash_of(Bytes bytes);

// The same, keyed with the hash before.
[[nodiscard]] Hash chained(const Hash& before, Bytes record);

// As many bytes as are wanted from a seed that is used for nothing else: who does not know the seed
// cannot tell any of them from the others. (ChaCha20.)
void expand(const std::array<std::byte, 32>& seed, std::span<std::byte> out);

[[nodiscard]] std::string to_hex(Bytes bytes);

[[nodiscard]] inline std::string to_string(const Hash& hash) {
    return to_hex(hash.bytes);
}

}  // namespace baize::ledger
