// Letters as all readers of histories see them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace baize::histories {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// A reader that finds something wrong this close to the end of an unfinished piece may only have
// seen half a word.
inline constexpr std::ptrdiff_t half_word_max = 64;

[[nodiscard]] constexpr bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

[[nodiscard]] inline std::uint64_t line_ends(const char* first, const char* end) {
    return static_cast<std::uint64_t>(std::count(first, end, '\n'));
}

}  // namespace baize::histories
