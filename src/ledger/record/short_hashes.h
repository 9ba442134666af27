// Many short messages hashed at once: the same BLAKE2b as hash_of(), four messages side by side in
// the lanes of a vector, where one after the other would leave three lanes idle. A promised deck is
// 115 of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ledger/record/hash.h"

namespace baize::ledger {

inline constexpr std::size_t short_message_most = 128;  // bytes: one block of BLAKE2b

// Bytes beyond the message are zero.
using ShortMessage = std::array<std::byte, short_message_most>;

// All of one length. REQUIRES: length <= 128, as many hashes as messages.
void hash_short(std::span<const ShortMessage> messages, std::size_t length, std::span<Hash> hashes);

}  // namespace baize::ledger
