// Letters as all readers of histories see them.
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

[[nodiscard]] inline std::uint64_t line_ends(const char* first, const char* end) {
    return static_cast<std::uint64_t>(std::count(first, end, '\n'));
}

// A reader that finds something wrong where an unfinished piece breaks off may have seen half a
// word only: few letters are left there, or all that are left are one word.
[[nodiscard]] inline bool may_be_half_a_word(const char* place, const char* end) {
    constexpr std::ptrdiff_t few = 64;
    const auto ends_a_word = [](char letter) {
        return is_blank(letter) || letter == ',' || letter == ']' || letter == '}';
    };
    return end - place < few || std::none_of(place, end, ends_a_word);
}

}  // namespace baize::histories
