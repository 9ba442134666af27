#include "ledger/secrets/vault.h"

namespace baize::ledger {

std::optional<SecretKey> Vault::round_key(const SealName& name) const {
    if (master_) return master_->derived("baize round key", name.table, name.round);
    const auto found = disclosed_.find(name);
    if (found == disclosed_.end()) return std::nullopt;
    return found->second;
}

std::optional<SecretKey> Vault::snapshot_key() const {
    if (!master_) return std::nullopt;
    return master_->derived("baize snapshot", 0, 0);
}

std::optional<SecretKey> Vault::accounts_key() const {
    if (!master_) return std::nullopt;
    return master_->derived("baize accounts", 0, 0);
}

}  // namespace baize::ledger
