// Time-based one-time codes (RFC 6238 with HMAC-SHA-1 and steps of thirty seconds, as authenticator
// apps use them).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/moment.h"
#include "ledger/record/byte_span.h"

namespace baize::server {

inline constexpr std::size_t totp_secret_bytes = 20;
inline constexpr unsigned totp_digits = 6;

[[nodiscard]] std::uint64_t totp_step(Moment now);

// Returns the code of a step, with leading zeros.
[[nodiscard]] std::string totp_code(ledger::Bytes secret, std::uint64_t step, unsigned digits);

// Returns the step that a typed code belongs to: the present one, the one before or the one after,
// because clocks differ, and later than `taken`. Returns nullopt if the code fits none of them.
[[nodiscard]] std::optional<std::uint64_t> totp_match(ledger::Bytes secret,
                                                      std::string_view typed,
                                                      Moment now,
                                                      std::uint64_t taken);

// Returns the secret as authenticator apps read it: base32 (RFC 4648) without padding.
[[nodiscard]] std::string base32_of(ledger::Bytes bytes);

// Returns the address that the QR code for an authenticator app holds.
[[nodiscard]] std::string totp_address(std::string_view secret, std::string_view name);

}  // namespace baize::server
