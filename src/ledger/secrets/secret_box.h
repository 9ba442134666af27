// Authenticated encryption (XChaCha20-Poly1305 of libsodium) for data that the ledger must keep but
// that must stay hidden for now. The nonce is a keyed hash of everything that is encrypted or
// bound. If a record is written again with other content after a crash, it gets another nonce, and
// no random source is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ledger/record/byte_span.h"
#include "ledger/record/hash.h"

namespace baize::ledger {

// 32 secret bytes, which are wiped on destruction.
class SecretKey {
  public:
    SecretKey() = default;
    explicit SecretKey(Bytes bytes);  // REQUIRES: 32 bytes
    SecretKey(const SecretKey&) = default;
    SecretKey& operator=(const SecretKey&) = default;
    ~SecretKey();

    [[nodiscard]] const std::array<std::byte, 32>& bytes() const { return bytes_; }

    // Derives a key for one use, named by the purpose and two numbers. It reveals nothing about
    // this key or any other derived key.
    [[nodiscard]] SecretKey derived(std::string_view purpose,
                                    std::uint64_t first,
                                    std::uint64_t second) const;

    friend bool operator==(const SecretKey&, const SecretKey&) = default;

  private:
    std::array<std::byte, 32> bytes_{};
};

inline constexpr std::size_t box_overhead = 24 + 16;  // nonce and tag

// Appends nonce and ciphertext. `bound` is authenticated but not encrypted; the same bytes are
// needed to open the box.
void seal_box(const SecretKey& key, Bytes bound, Bytes plain, std::vector<std::byte>& out);

// Returns false if the key is wrong, or if the box or the bound bytes were changed; `plain` is then
// unusable.
[[nodiscard]] bool open_box(const SecretKey& key,
                            Bytes bound,
                            Bytes box,
                            std::vector<std::byte>& plain);

}  // namespace baize::ledger
