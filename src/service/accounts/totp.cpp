#include "service/accounts/totp.h"

#include <array>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <fmt/format.h>
#include <sodium.h>

namespace baize::server {

namespace {

constexpr std::int64_t step_seconds = 30;
constexpr std::size_t longest_code = 20;  // as a person may type it

std::array<unsigned char, 8> big_endian(std::uint64_t number) {
    std::array<unsigned char, 8> bytes{};
    for (std::size_t i = bytes.size(); i > 0; --i, number >>= 8U)
        bytes.at(i - 1) = static_cast<unsigned char>(number & 0xFFU);
    return bytes;
}

std::string digits_in(std::string_view typed) {
    std::string digits;
    for (const char letter : typed.substr(0, longest_code)) {
        if (letter != ' ') digits += letter;
    }
    return digits;
}

bool is_equal(std::string_view one, std::string_view other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

// Returns the text with all bytes escaped that an address does not allow in a path.
std::string escaped(std::string_view text) {
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string out;
    for (const char letter : text) {
        if (plain.find(letter) != std::string_view::npos) {
            out += letter;
        } else {
            out += fmt::format("%{:02X}", static_cast<unsigned char>(letter));
        }
    }
    return out;
}

}  // namespace

std::uint64_t totp_step(Moment now) {
    return static_cast<std::uint64_t>(now.microseconds() / 1'000'000 / step_seconds);
}

// [RFC 4226 5.3]
std::string totp_code(ledger::Bytes secret, std::uint64_t step, unsigned digits) {
    const auto counter = big_endian(step);
    std::array<unsigned char, EVP_MAX_MD_SIZE> mac{};
    unsigned size = 0;
    HMAC(EVP_sha1(),
         secret.data(),
         static_cast<int>(secret.size()),
         counter.data(),
         counter.size(),
         mac.data(),
         &size);
    const std::size_t offset = mac.at(size - 1) & 0x0FU;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | mac.at(offset + i);
    std::uint32_t limit = 1;
    for (unsigned i = 0; i < digits; ++i)
        limit *= 10;
    return fmt::format("{:0{}}", (number & 0x7FFFFFFFU) % limit, digits);
}

std::optional<std::uint64_t> totp_match(ledger::Bytes secret,
                                        std::string_view typed,
                                        Moment now,
                                        std::uint64_t taken) {
    const std::string digits = digits_in(typed);
    const std::uint64_t present = totp_step(now);
    for (std::uint64_t step = present - 1; step <= present + 1; ++step) {
        if (step > taken && is_equal(digits, totp_code(secret, step, totp_digits))) return step;
    }
    return std::nullopt;
}

std::string base32_of(ledger::Bytes bytes) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string text;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const std::byte byte : bytes) {
        bits = (bits << 8U | static_cast<std::uint32_t>(byte)) & 0xFFFU;
        for (count += 8; count >= 5; count -= 5)
            text += alphabet[bits >> (count - 5) & 31U];
    }
    if (count > 0) text += alphabet[bits << (5 - count) & 31U];
    return text;
}

std::string totp_address(std::string_view secret, std::string_view name) {
    return fmt::format("otpauth://totp/Baize:{}?secret={}&issuer=Baize", escaped(name), secret);
}

}  // namespace baize::server
