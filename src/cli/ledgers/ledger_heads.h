// Signs heads of a ledger and compares them with the chain.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ledger/journal/signed_head.h"
#include "ledger/journal/store.h"

namespace baize {

// Signs the end of the chain and stores the signed head. Returns a fault if there is no event yet.
[[nodiscard]] ledger::Outcome<ledger::SignedHead> sign_end(ledger::Store& store,
                                                           std::string_view label,
                                                           const ledger::SigningKey& key);

struct CheckedHead {
    ledger::SignedHead head{};
    bool is_whole = false;     // otherwise the other members are not set
    bool is_genuine = false;   // the signature is valid
    bool is_in_chain = false;  // the ledger has exactly this event
};

[[nodiscard]] ledger::Outcome<std::vector<CheckedHead>> checked_heads(ledger::Store& store);

}  // namespace baize
