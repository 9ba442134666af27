// Hashes many short messages at once: the same BLAKE2b as hash_of(), with four messages side by
// side in the lanes of a vector, because hashing one after the other would leave three lanes idle.
// A deck commitment consists of 115 such messages.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ledger/record/hash.h"

namespace baize::ledger {

inline constexpr std::size_t short_message_most = 128;  // bytes: one block of BLAKE2b

// The bytes after the message are zero.
using ShortMessage = std::array<std::byte, short_message_most>;

// Hashes messages of equal length. REQUIRES: length <= 128, and as many hashes as messages.
void hash_short(std::span<const ShortMessage> messages, std::size_t length, std::span<Hash> hashes);

}  // namespace baize::ledger
