// Snapshots as stored: encrypted under a key of the ledger and bound to the event they end with,
// because they hold cards and are not part of the hash chain. A snapshot that was changed or
// belongs to another ledger cannot be decrypted.
#pragma once

#include <optional>
#include <vector>

#include "ledger/journal/journal.h"
#include "ledger/journal/store.h"
#include "ledger/secrets/vault.h"

namespace baize::house {

// REQUIRES: the vault has the master key.
[[nodiscard]] ledger::Snapshot sealed_snapshot(const ledger::Vault& vault,
                                               std::uint64_t sequence,
                                               const ledger::Hash& hash,
                                               ledger::Bytes plain);

// `hash`: of the ledger event with the snapshot's sequence number. Returns nullopt if decryption
// fails.
[[nodiscard]] std::optional<std::vector<std::byte>> opened_snapshot(
    const ledger::Vault& vault, const ledger::Snapshot& snapshot, const ledger::Hash& hash);

}  // namespace baize::house
