// The signed end of the chain. Its holder can later prove that everything up to this point is
// unchanged. It is made and printed at the end of a shift.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/journal/journal.h"

namespace baize::ledger {

using PublicKey = std::array<std::byte, 32>;
using Signature = std::array<std::byte, 64>;

// An Ed25519 key pair derived from a secret of 32 bytes. The secret key is wiped on destruction.
class SigningKey {
  public:
    explicit SigningKey(Bytes secret);  // REQUIRES: 32 bytes
    SigningKey(const SigningKey&) = delete;
    SigningKey& operator=(const SigningKey&) = delete;
    ~SigningKey();

    [[nodiscard]] const PublicKey& public_key() const { return public_key_; }

    [[nodiscard]] Signature sign(Bytes message) const;

  private:
    PublicKey public_key_{};
    std::array<std::byte, 64> secret_key_{};
};

struct SignedHead {
    Head head{};
    std::string label{};  // such as "night shift of 2026-11-15"; also signed
    PublicKey signer{};
    Signature signature{};
    friend bool operator==(const SignedHead&, const SignedHead&) = default;
};

[[nodiscard]] SignedHead sign_head(const Head& head, std::string_view label, const SigningKey& key);

// True if the signer made the signature. The caller must know whether to trust the signer.
[[nodiscard]] bool is_genuine(const SignedHead& signed_head);

[[nodiscard]] std::vector<std::byte> encode(const SignedHead& signed_head);
[[nodiscard]] std::optional<SignedHead> decode_signed_head(Bytes bytes);

// Returns text for printing: one item on each line, and long numbers in groups that can be read
// aloud.
[[nodiscard]] std::string to_print(const SignedHead& signed_head);

}  // namespace baize::ledger
