#include "engine/random/secure_source.h"

#include <cstring>

#include <sodium.h>

#include "engine/core/check.h"
#include "engine/random/source.h"

namespace baize {

SecureSource::SecureSource() {
    BAIZE_CHECK(sodium_init() >= 0);
}

SecureSource::~SecureSource() {
    sodium_memzero(buffer_.data(), buffer_.size());
}

std::uint32_t SecureSource::below(std::uint32_t n) {
    BAIZE_CHECK(n > 0);
    return unbiased_below(n, [this] { return word(); });
}

void SecureSource::fill(std::span<std::byte> bytes) {
    randombytes_buf(bytes.data(), bytes.size());
}

std::uint32_t SecureSource::word() {
    if (used_ == buffer_.size()) {
        randombytes_buf(buffer_.data(), buffer_.size());
        used_ = 0;
    }
    std::uint32_t word = 0;
    std::memcpy(&word, &buffer_[used_], sizeof word);
    sodium_memzero(&buffer_[used_], sizeof word);
    used_ += sizeof word;
    return word;
}

}  // namespace baize
