// Whom the limits count.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace baize::server {

// One address as text, always the same; nothing for what is none.
[[nodiscard]] std::optional<std::string> plain_address(std::string_view text);

// Under which name an address is counted: whoever has one of version 6 has all of its network.
[[nodiscard]] std::string counted_as(const std::string& address);

// For whom a proxy of ours asks: the last in X-Forwarded-For that is none of our proxies. What
// stands before it the caller may have written. Where it does not say, the proxy itself is counted.
[[nodiscard]] std::string caller_behind(const std::string& proxy,
                                        std::string_view forwarded,
                                        const std::vector<std::string>& proxies);

}  // namespace baize::server
