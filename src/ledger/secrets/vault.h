// The keys of a ledger: either the master key, which is in a separate file and never in the ledger,
// or only the keys that the record has disclosed so far.
#pragma once

#include <cstddef>
#include <map>
#include <optional>

#include "ledger/secrets/sealed_body.h"

namespace baize::ledger {

class Vault {
  public:
    // A vault without the master key.
    Vault() = default;

    explicit Vault(const SecretKey& master) : master_(master) {}

    [[nodiscard]] bool has_master() const { return master_.has_value(); }

    // Returns nullopt if the key is not disclosed and there is no master key.
    [[nodiscard]] std::optional<SecretKey> round_key(const SealName& name) const;

    // Returns the key of snapshots, or nullopt without the master key.
    [[nodiscard]] std::optional<SecretKey> snapshot_key() const;

    // Returns the key of secrets in the accounts file, or nullopt without the master key.
    [[nodiscard]] std::optional<SecretKey> accounts_key() const;

    // Adds a key that the record discloses; the first key of a round counts.
    void disclose(const SealName& name, const SecretKey& key) { disclosed_.emplace(name, key); }

    [[nodiscard]] std::size_t disclosed() const { return disclosed_.size(); }

  private:
    std::optional<SecretKey> master_{};
    std::map<SealName, SecretKey> disclosed_{};
};

}  // namespace baize::ledger
