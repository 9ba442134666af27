// Authenticated encryption (XChaCha20-Poly1305 of libsodium) for what the ledger must keep and
// nobody may read yet. The nonce is a keyed hash of everything that is encrypted and bound: a
// record that is written again after a crash with other contents never meets the same nonce, and no
// chance is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ledger/record/bytes.h"
#include "ledger/record/hash.h"

namespace baize::ledger {

// 32 secret bytes; wiped when they go.
class SecretKey {
  public:
    SecretKey() = default;
    explicit SecretKey(Bytes bytes);  // REQUIRES: 32 bytes
    SecretKey(const SecretKey&) = default;
    SecretKey& operator=(const SecretKey&) = default;
    ~SecretKey();

    [[nodiscard]] const std::array<std::byte, 32>& bytes() const { return bytes_; }

    // A key for one use, named by the purpose and two numbers. It tells nothing of this one, nor of
    // any other key derived from it.
    [[nodiscard]] SecretKey derived(std::string_view purpose,
                                    std::uint64_t first,
                                    std::uint64_t second) const;

    friend bool operator==(const SecretKey&, const SecretKey&) = default;

  private:
    std::array<std::byte, 32> bytes_{};
};

inline constexpr std::size_t box_overhead = 24 + 16;  // nonce, tag

// Appends nonce and ciphertext. `bound` is not encrypted; it has to be the same when the box is
// opened.
void seal_box(const SecretKey& key, Bytes bound, Bytes plain, std::vector<std::byte>& out);

// False, and nothing of use in `plain`: another key, or the box or what is bound to it was changed.
[[nodiscard]] bool open_box(const SecretKey& key,
                            Bytes bound,
                            Bytes box,
                            std::vector<std::byte>& plain);

}  // namespace baize::ledger
