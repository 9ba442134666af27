// The secrets of a house, each in a file that only its owner may read: the key that signs heads,
// and the key that encrypts the cards in its ledger.
#pragma once

#include <memory>
#include <string>

#include "house/casino/casino.h"
#include "ledger/journal/signed_head.h"
#include "ledger/journal/store.h"
#include "ledger/record/fault.h"

namespace baize {

// Reads the key; creates the file (mode 0600) if it is missing. Refuses a file that others may
// read.
[[nodiscard]] ledger::Outcome<std::unique_ptr<ledger::SigningKey>> signing_key_in(
    const std::string& path);

// Returns the path of a ledger's key: the file that was named, or `casino.db-key` beside
// `casino.db`.
[[nodiscard]] std::string ledger_key_path(const std::string& ledger, const std::string& named);

// Returns the keys for opening a house. A key is created only for an empty ledger; otherwise a
// missing key is a fault, and nothing is changed.
[[nodiscard]] ledger::Outcome<house::Keys> keys_to_open(ledger::Store& store,
                                                        const std::string& ledger,
                                                        const std::string& named);

// Returns the keys for reading: the master key if it was named or is there, otherwise those that
// the ledger discloses.
[[nodiscard]] ledger::Outcome<house::Keys> keys_to_read(ledger::Store& store,
                                                        const std::string& ledger,
                                                        const std::string& named);

}  // namespace baize
