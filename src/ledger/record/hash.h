// The hash chain: every record is hashed together with the hash of the previous record, so that no
// record can be changed, removed or inserted without changing every later hash.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "ledger/record/byte_span.h"

namespace baize::ledger {

struct Hash {
    std::array<std::byte, 32> bytes{};  // all zero before the first record
    friend bool operator==(const Hash&, const Hash&) = default;
};

// Returns the BLAKE2b hash of 32 bytes.
[[nodiscard]] Hash hash_of(Bytes bytes);

// Returns the same hash, keyed with the previous hash.
[[nodiscard]] Hash chained(const Hash& before, Bytes record);

// Fills `out` with bytes derived from a seed that must have no other use. Without the seed, no byte
// can be predicted from the others. (ChaCha20.)
void expand(const std::array<std::byte, 32>& seed, std::span<std::byte> out);

[[nodiscard]] std::string to_hex(Bytes bytes);

[[nodiscard]] inline std::string to_string(const Hash& hash) {
    return to_hex(hash.bytes);
}

}  // namespace baize::ledger
