// Snapshots as they lie in the store: encrypted under a key of the ledger's own and bound to the
// event they end with, since they hold cards and lie outside the chain. One that was changed, or
// belongs to another ledger, does not open.
#pragma once

#include <optional>
#include <vector>

#include "ledger/journal/journal.h"
#include "ledger/journal/store.h"
#include "ledger/secrets/vault.h"

namespace baize::casino {

// REQUIRES: the master key.
[[nodiscard]] ledger::Snapshot sealed_snapshot(const ledger::Vault& vault,
                                               std::uint64_t sequence,
                                               const ledger::Hash& hash,
                                               ledger::Bytes plain);

// `hash`: of the event with the snapshot's number, in the ledger. Nothing: it does not open.
[[nodiscard]] std::optional<std::vector<std::byte>> opened_snapshot(
    const ledger::Vault& vault, const ledger::Snapshot& snapshot, const ledger::Hash& hash);

}  // namespace baize::casino
