// Client addresses: their canonical text, and the key under which rate limits count a client.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace baize::server {

// Returns the canonical text of an IP address, or nullopt if `text` is not one. An IPv4-mapped IPv6
// address is written as IPv4.
[[nodiscard]] std::optional<std::string> canonical_address(std::string_view text);

// Returns the key under which limits count an address. An IPv6 address is counted by its /64
// prefix, because a client that has one address of a network has them all.
[[nodiscard]] std::string rate_limit_key(const std::string& address);

// Returns the limit key of the client behind a trusted proxy: the last address in X-Forwarded-For
// that is not one of our proxies. The client may have written the entries before it. Without such
// an entry the proxy itself is counted.
[[nodiscard]] std::string client_behind_proxy(const std::string& proxy,
                                              std::string_view forwarded,
                                              const std::vector<std::string>& proxies);

}  // namespace baize::server
