// The keys that a ledger discloses: enough to read every round that is over.
#pragma once

#include "house/casino/casino.h"
#include "ledger/journal/store.h"

namespace baize::house {

// Reads the whole ledger once. Keys are only collected here; replaying the events checks that each
// one matches its commitment.
[[nodiscard]] ledger::Outcome<Keys> disclosed_keys(ledger::Store& store);

}  // namespace baize::house
