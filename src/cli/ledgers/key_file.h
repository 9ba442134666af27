// The secrets of a house, each in a file that only its owner may read: the key that signs heads,
// and the key that its ledger's cards are sealed under.
#pragma once

#include <memory>
#include <string>

#include "house/casino/casino.h"
#include "ledger/journal/signed_head.h"
#include "ledger/journal/store.h"
#include "ledger/record/fault.h"

namespace baize {

// Reads the key; makes the file (mode 0600) where there is none. Refuses one that others may read.
[[nodiscard]] ledger::Outcome<std::unique_ptr<ledger::SigningKey>> signing_key_in(
    const std::string& path);

// Where the key of a ledger lies: the file that was named, or `floor.db-key` beside `floor.db`.
[[nodiscard]] std::string ledger_key_path(const std::string& ledger, const std::string& named);

// The keys of a house that is to be opened. A key is made only where the ledger is empty; elsewhere
// one that is not there is a fault, and nothing is touched.
[[nodiscard]] ledger::Outcome<house::Keys> keys_to_open(ledger::Store& store,
                                                        const std::string& ledger,
                                                        const std::string& named);

// The keys of somebody who only reads: the master key where it lies there or was named, else those
// that the ledger discloses.
[[nodiscard]] ledger::Outcome<house::Keys> keys_to_read(ledger::Store& store,
                                                        const std::string& ledger,
                                                        const std::string& named);

}  // namespace baize
