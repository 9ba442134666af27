#include "house/seals/sealed_snapshot.h"

#include "engine/core/check.h"
#include "ledger/record/bytes.h"

namespace baize::house {

namespace {

std::vector<std::byte> bound_to(std::uint64_t sequence, const ledger::Hash& hash) {
    std::vector<std::byte> bound;
    ledger::ByteWriter writer(bound);
    writer.text("baize snapshot 1");
    writer.fixed64(sequence);
    writer.raw(hash.bytes);
    return bound;
}

}  // namespace

ledger::Snapshot sealed_snapshot(const ledger::Vault& vault,
                                 std::uint64_t sequence,
                                 const ledger::Hash& hash,
                                 ledger::Bytes plain) {
    const std::optional<ledger::SecretKey> key = vault.snapshot_key();
    BAIZE_CHECK(key.has_value());
    ledger::Snapshot snapshot{sequence, {}};
    snapshot.body.reserve(plain.size() + ledger::box_overhead);
    ledger::seal_box(*key, bound_to(sequence, hash), plain, snapshot.body);
    return snapshot;
}

std::optional<std::vector<std::byte>> opened_snapshot(const ledger::Vault& vault,
                                                      const ledger::Snapshot& snapshot,
                                                      const ledger::Hash& hash) {
    const std::optional<ledger::SecretKey> key = vault.snapshot_key();
    std::vector<std::byte> plain;
    if (!key || !ledger::open_box(*key, bound_to(snapshot.sequence, hash), snapshot.body, plain))
        return std::nullopt;
    return plain;
}

}  // namespace baize::house
