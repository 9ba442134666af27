// An authenticator app: the code that it shows for a secret in base32.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/accounts/totp.h"

namespace baize::server {

inline std::vector<std::byte> read_base32(std::string_view text) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::vector<std::byte> bytes;
    unsigned bits = 0;
    unsigned count = 0;
    for (const char letter : text) {
        bits = bits << 5U | static_cast<unsigned>(alphabet.find(letter));
        if ((count += 5) < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<std::byte>(bits >> count & 0xFFU));
    }
    return bytes;
}

inline std::string app_code(std::string_view secret, Moment now) {
    return totp_code(read_base32(secret), totp_step(now), 6);
}

}  // namespace baize::server
