// The end of the chain, signed: whoever keeps one can later show that everything up to it is
// unchanged. Made at the end of a shift and printed.
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

// An Ed25519 key pair made from a secret of 32 bytes; the secret is wiped when it goes.
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
    std::string label{};  // "night shift of 2026-11-15"; signed as well
    PublicKey signer{};
    Signature signature{};
    friend bool operator==(const SignedHead&, const SignedHead&) = default;
};

[[nodiscard]] SignedHead sign_head(const Head& head, std::string_view label, const SigningKey& key);

// Is the signature its signer's? Whether the signer is to be trusted is for the reader to know.
[[nodiscard]] bool is_genuine(const SignedHead& signed_head);

[[nodiscard]] std::vector<std::byte> encode(const SignedHead& signed_head);
[[nodiscard]] std::optional<SignedHead> decode_signed_head(Bytes bytes);

// For paper: one thing a line, long numbers in groups that can be read out.
[[nodiscard]] std::string to_print(const SignedHead& signed_head);

}  // namespace baize::ledger
