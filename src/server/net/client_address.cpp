#include "server/net/client_address.h"

#include <algorithm>
#include <cstdint>

#include "server/net/net.h"

namespace baize::server {

namespace {

std::optional<asio::ip::address> address_in(std::string_view text) {
    beast::error_code failed;
    const asio::ip::address address = asio::ip::make_address(std::string(text), failed);
    if (failed) return std::nullopt;
    const bool is_mapped = address.is_v6() && address.to_v6().is_v4_mapped();
    if (!is_mapped) return address;
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

// Removes the last entry of a comma-separated list and returns it, trimmed.
std::string_view take_last(std::string_view& list) {
    const std::size_t comma = list.rfind(',');
    std::string_view entry = comma == std::string_view::npos ? list : list.substr(comma + 1);
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(0, comma);
    const std::size_t begin = std::min(entry.find_first_not_of(" \t"), entry.size());
    entry.remove_prefix(begin);
    return entry.substr(0, entry.find_last_not_of(" \t") + 1);
}

}  // namespace

std::optional<std::string> canonical_address(std::string_view text) {
    const auto address = address_in(text);
    return address ? std::optional(address->to_string()) : std::nullopt;
}

std::string rate_limit_key(const std::string& address) {
    const auto known = address_in(address);
    if (!known || known->is_v4() || known->is_loopback()) return address;
    asio::ip::address_v6::bytes_type bytes = known->to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string() + "/64";
}

std::string client_behind_proxy(const std::string& proxy,
                                std::string_view forwarded,
                                const std::vector<std::string>& proxies) {
    while (!forwarded.empty()) {
        const auto client = canonical_address(take_last(forwarded));
        if (!client) return proxy;
        if (std::find(proxies.begin(), proxies.end(), *client) == proxies.end())
            return rate_limit_key(*client);
    }
    return proxy;
}

}  // namespace baize::server
