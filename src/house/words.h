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

// True for characters that are invisible or change the direction of text: controls, spaces other
// than the plain one, fillers that look like spaces, soft hyphens, joiners, direction marks,
// private and unassigned code points.
[[nodiscard]] bool is_invisible(char32_t letter);

// Removes the first UTF-8 character of the text and returns it; nullopt if the text does not begin
// with a valid one. REQUIRES: the text is not empty.
[[nodiscard]] std::optional<char32_t> take_letter(std::string_view& text);

// True if no character of the text is visible. Broken UTF-8 does not count as visible.
[[nodiscard]] bool is_blank(std::string_view words);

// As above for text that is required: blank text is refused too.
[[nodiscard]] inline std::optional<Reason> why_not_words(std::string_view words) {
    if (is_blank(words)) return Reason::words_missing;
    return why_too_long(words);
}

}  // namespace baize::house
