// The key of the ledgers that tests write.
#pragma once

#include <array>
#include <memory>

#include "house/casino/casino.h"

namespace baize::house {

[[nodiscard]] inline Keys keys_of(std::uint8_t number) {
    std::array<std::byte, 32> bytes{};
    bytes.fill(static_cast<std::byte>(number));
    return std::make_shared<const ledger::Vault>(ledger::SecretKey(bytes));
}

[[nodiscard]] inline Keys test_keys() {
    static const Keys keys = keys_of(77);
    return keys;
}

}  // namespace baize::house
