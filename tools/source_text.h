// Reading source text without understanding it: words, literals, brackets and comments of C++,
// Python and TypeScript.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace baize::tools {

using Position = std::size_t;
inline constexpr Position none = std::string_view::npos;

[[nodiscard]] bool is_word(char letter);

// Without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// The place behind a literal that begins here; `at` itself when none does.
[[nodiscard]] Position behind_literal(std::string_view text, Position at);

// The place behind the bracket that closes the one that opens here: ( [ or {.
[[nodiscard]] Position behind_bracket(std::string_view text, Position at);

// The place behind the word, the literal or the single letter that begins here.
[[nodiscard]] Position behind_piece(std::string_view text, Position at);

// The place behind the literal, the whole bracket or the single letter that begins here.
[[nodiscard]] Position behind_group(std::string_view text, Position at);

// Whether a word of the text begins so.
[[nodiscard]] bool has_word(std::string_view text, std::string_view word);

// The word that ends directly before a place; empty when none does.
[[nodiscard]] std::string_view word_before(std::string_view text, Position end);

// The same text with blanks for its // and /* */ comments; literals stay.
[[nodiscard]] std::string without_comments(std::string_view text);

// The same text with blanks for what stands in its literals; the quotes stay.
[[nodiscard]] std::string without_literals(std::string_view text);

// The same C++ text with blanks for its comments and for everything between an #if of any kind and
// its #endif: whether the compiler sees that cannot be read from the text.
[[nodiscard]] std::string compiled_text(std::string_view text);

}  // namespace baize::tools
