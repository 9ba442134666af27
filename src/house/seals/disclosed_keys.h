// The keys that a ledger itself discloses: enough to read every round that is over.
#pragma once

#include "house/casino/casino.h"
#include "ledger/journal/store.h"

namespace baize::casino {

// Reads the whole ledger once. A key is only collected here; whether it is the one that was
// promised is found when the events are followed.
[[nodiscard]] ledger::Outcome<Keys> disclosed_keys(ledger::Store& store);

}  // namespace baize::casino
