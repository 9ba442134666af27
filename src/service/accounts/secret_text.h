// Secrets as text: random bytes in hex, and the hashes that are stored in their place.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace baize::server {

using SecretBytes = std::array<unsigned char, 32>;

[[nodiscard]] SecretBytes random_secret();

[[nodiscard]] std::string hex_of(const SecretBytes& bytes);

// Returns the hash that is stored: a person who reads the file cannot use it. Fast, and therefore
// only for secrets that are too long to be guessed.
[[nodiscard]] std::string stored_hash(std::string_view secret);

}  // namespace baize::server
