// The secret a house signs with, in a file that only its owner may read.
#pragma once

#include <memory>
#include <string>

#include "ledger/fault.h"
#include "ledger/signed_head.h"

namespace baize {

// Reads the key; makes the file (mode 0600) where there is none. Refuses one that others may read.
[[nodiscard]] ledger::Outcome<std::unique_ptr<ledger::SigningKey>> signing_key_in(
    const std::string& path);

}  // namespace baize
