// Character tests that all readers of hand histories share.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace baize::histories {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

[[nodiscard]] constexpr bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

// Counts line ends. The inner loop counts in single bytes, for so few letters that no byte
// overflows, which lets the compiler compare sixteen letters at once. A plain count took a tenth of
// a replay.
[[nodiscard]] inline std::uint64_t line_ends(const char* first, const char* end) {
    constexpr std::ptrdiff_t few = 240;
    std::uint64_t count = 0;
    for (; end - first >= few; first += few) {
        std::uint8_t here = 0;
        for (std::ptrdiff_t i = 0; i < few; ++i)
            here = static_cast<std::uint8_t>(here + (first[i] == '\n' ? 1 : 0));
        count += here;
    }
    return count + static_cast<std::uint64_t>(std::count(first, end, '\n'));
}

}  // namespace baize::histories
