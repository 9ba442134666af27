// Signed heads of a ledger: made, and compared with the chain.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ledger/journal/signed_head.h"
#include "ledger/journal/store.h"

namespace baize {

// The end of the chain as it stands, signed and stored. A fault where there is no event yet.
[[nodiscard]] ledger::Outcome<ledger::SignedHead> sign_end(ledger::Store& store,
                                                           std::string_view label,
                                                           const ledger::SigningKey& key);

struct CheckedHead {
    ledger::SignedHead head{};
    bool is_whole = false;     // else there is nothing in it
    bool is_genuine = false;   // the signature is its signer's
    bool is_in_chain = false;  // and the ledger has that very event
};

[[nodiscard]] ledger::Outcome<std::vector<CheckedHead>> checked_heads(ledger::Store& store);

}  // namespace baize
