#include "ledger/record/hash.h"

#include <sodium.h>

#include "engine/core/check.h"

namespace baize::ledger {

namespace {

Hash blake2b(Bytes bytes, Bytes key) {
    static const bool is_ready = sodium_init() >= 0;  // chooses the code for this processor
    BAIZE_CHECK(is_ready);
    Hash hash;
    const int status =
        crypto_generichash_blake2b(reinterpret_cast<unsigned char*>(hash.bytes.data()),
                                   hash.bytes.size(),
                                   reinterpret_cast<const unsigned char*>(bytes.data()),
                                   bytes.size(),
                                   reinterpret_cast<const unsigned char*>(key.data()),
                                   key.size());
    BAIZE_CHECK(status == 0);
    return hash;
}

}  // namespace

Hash hash_of(Bytes bytes) {
    return blake2b(bytes, {});
}

Hash chained(const Hash& before, Bytes record) {
    return blake2b(record, before.bytes);
}

void expand(const std::array<std::byte, 32>& seed, std::span<std::byte> out) {
    static_assert(sizeof(seed) == randombytes_SEEDBYTES);
    randombytes_buf_deterministic(
        out.data(), out.size(), reinterpret_cast<const unsigned char*>(seed.data()));
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
