#include "ledger/hash.h"

#include <sodium.h>

#include "core/check.h"

namespace baize::ledger {

Hash chained(const Hash& before, Bytes record) {
    Hash hash;
    const int status =
        crypto_generichash_blake2b(reinterpret_cast<unsigned char*>(hash.bytes.data()),
                                   hash.bytes.size(),
                                   reinterpret_cast<const unsigned char*>(record.data()),
                                   record.size(),
                                   reinterpret_cast<const unsigned char*>(before.bytes.data()),
                                   before.bytes.size());
    BAIZE_CHECK(status == 0);
    return hash;
}

std::string to_hex(Bytes bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::byte byte : bytes) {
        text += digits[std::to_integer<std::size_t>(byte >> 4)];
        text += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

}  // namespace baize::ledger
