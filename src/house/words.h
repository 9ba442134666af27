// Checks for text that people write into a record: it must not be blank where required, nor too
// long.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/result.h"

namespace baize::house {

inline constexpr std::size_t longest_words = 2'000;  // In bytes; our own limit, no book has one.

// Returns nullopt if the words can be recorded.
[[nodiscard]] inline std::optional<Reason> why_too_long(std::string_view words) {
    if (words.size() > longest_words) return Reason::words_too_long;
    return std::nullopt;
}

// True if no character of the text is visible: it consists of white space, control characters, and
// Unicode's spaces and zero-width characters.
[[nodiscard]] bool is_blank(std::string_view words);

// As above for text that is required: blank text is refused too.
[[nodiscard]] inline std::optional<Reason> why_not_words(std::string_view words) {
    if (is_blank(words)) return Reason::words_missing;
    return why_too_long(words);
}

}  // namespace baize::house
