// Reads a store ahead of whoever uses the events: rows are fetched, copied and compared with the
// chain on a thread of its own, while the visitor works on those before.
#pragma once

#include "ledger/journal/journal.h"
#include "ledger/journal/store.h"

namespace baize::ledger {

// The events after `from`, each shown when its number and hash are known to follow the one before:
// visitors need not look at them again (Chain::checked). The first event that does not follow is a
// fault, like what the store itself finds; all before it are shown first. The visitor is called on
// the caller's thread; false from it is enough, and then there is no fault.
[[nodiscard]] std::optional<Fault> read_ahead(Store& store,
                                              const Head& from,
                                              const EventVisitor& visit);

}  // namespace baize::ledger
