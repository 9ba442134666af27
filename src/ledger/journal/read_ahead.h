// Reads a store ahead of the visitor: a separate thread fetches and copies rows and checks them
// against the chain, while the visitor handles the events before them.
#pragma once

#include "ledger/journal/journal.h"
#include "ledger/journal/store.h"

namespace baize::ledger {

// Visits the events after `from`. Each event is visited once its number and hash are known to
// follow the previous event, so the visitor need not check them again (Chain::checked). The first
// event that does not follow is a fault, like a fault of the store; all events before it are
// visited first. The visitor runs on the caller's thread; if it returns false, reading ends without
// a fault.
[[nodiscard]] std::optional<Fault> read_ahead(Store& store,
                                              const Head& from,
                                              const EventVisitor& visit);

}  // namespace baize::ledger
