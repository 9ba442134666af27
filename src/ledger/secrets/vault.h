// The keys of a ledger: the master key, which lies in a file of its own and never in the ledger, or
// only those that the record has disclosed by now.
#pragma once

#include <cstddef>
#include <map>
#include <optional>

#include "ledger/secrets/sealed_body.h"

namespace baize::ledger {

class Vault {
  public:
    // Without the master key.
    Vault() = default;

    explicit Vault(const SecretKey& master) : master_(master) {}

    [[nodiscard]] bool has_master() const { return master_.has_value(); }

    // Nothing: not disclosed, and the master key is not here.
    [[nodiscard]] std::optional<SecretKey> round_key(const SealName& name) const;

    // Of snapshots. Nothing without the master key.
    [[nodiscard]] std::optional<SecretKey> snapshot_key() const;

    // Keys as the record discloses them; the first of a round counts.
    void disclose(const SealName& name, const SecretKey& key) { disclosed_.emplace(name, key); }

    [[nodiscard]] std::size_t disclosed() const { return disclosed_.size(); }

  private:
    std::optional<SecretKey> master_{};
    std::map<SealName, SecretKey> disclosed_{};
};

}  // namespace baize::ledger
