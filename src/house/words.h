// What people write into a record: something, and no more than a record is meant to hold.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/result.h"

namespace baize::house {

inline constexpr std::size_t longest_words = 2'000;  // bytes of one text: ours, no book has it

// Nothing when the words can be recorded.
[[nodiscard]] inline std::optional<Reason> why_too_long(std::string_view words) {
    if (words.size() > longest_words) return Reason::words_too_long;
    return std::nullopt;
}

// True when nothing of the text can be seen: it consists of white space, of control characters and
// of Unicode's spaces and characters without width.
[[nodiscard]] bool is_blank(std::string_view words);

// The same, where there have to be words; a text of blanks is refused.
[[nodiscard]] inline std::optional<Reason> why_not_words(std::string_view words) {
    if (is_blank(words)) return Reason::words_missing;
    return why_too_long(words);
}

}  // namespace baize::house
