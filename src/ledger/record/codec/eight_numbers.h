// Eight numbers at once, each a byte of a word.
#pragma once

#include <cstdint>

namespace baize::ledger {

[[nodiscard]] constexpr std::uint64_t eight_of(std::uint8_t byte) {
    return byte * std::uint64_t{0x0101'0101'0101'0101};
}

// True if each is at most `most`. REQUIRES: `most` below 0x80, as every number of one byte is in a
// record.
[[nodiscard]] constexpr bool are_at_most(std::uint64_t eight, std::uint8_t most) {
    const std::uint64_t high = eight_of(0x80);
    return ((eight | (eight + eight_of(static_cast<std::uint8_t>(0x7F - most)))) & high) == 0;
}

// Adds one to each: 255 becomes 0.
[[nodiscard]] constexpr std::uint64_t one_more(std::uint64_t eight) {
    return ((eight & eight_of(0x7F)) + eight_of(1)) ^ (eight & eight_of(0x80));
}

// Takes one from each: 0 becomes 255. REQUIRES: each below 0x80.
[[nodiscard]] constexpr std::uint64_t one_less(std::uint64_t eight) {
    return ((eight | eight_of(0x80)) - eight_of(1)) ^ eight_of(0x80);
}

}  // namespace baize::ledger
