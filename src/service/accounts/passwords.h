// Hashes of passwords. Both functions take long on purpose and may be called from any thread.
#pragma once

#include <optional>
#include <string>

namespace baize::server {

inline constexpr std::size_t shortest_password = 10;
inline constexpr std::size_t longest_password = 200;

// Returns an Argon2id hash as one text that includes salt and parameters.
[[nodiscard]] std::optional<std::string> hash_password(const std::string& password);
[[nodiscard]] bool is_password(const std::string& hash, const std::string& password);

// Returns a hash to check a password against if no account has the name, so that both cases take
// the same time.
[[nodiscard]] const std::string& dummy_hash();

}  // namespace baize::server
