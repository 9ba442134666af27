// Reading source text without understanding it: words, literals, brackets and comments of C++,
// Python and TypeScript.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace baize::tools {

enum class Language { cpp, python, script };

using Names = std::set<std::string, std::less<>>;
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

// How often the whole word stands in the text.
[[nodiscard]] std::size_t count_words(std::string_view text, std::string_view word);

// The arguments of a call up to the first comma between them.
[[nodiscard]] std::string_view first_argument(std::string_view arguments);

// The number of the line that a place stands in, from 1.
[[nodiscard]] std::size_t line_of(std::string_view text, Position at);

// The rest of the line that a place stands in.
[[nodiscard]] std::string_view line_at(std::string_view text, Position at);

// Where each line begins, without the blanks in front.
[[nodiscard]] std::vector<Position> line_starts(std::string_view text);

// The comment lines directly above a place; `mark` is // or #.
[[nodiscard]] std::vector<std::string> comments_above(std::string_view text,
                                                      Position at,
                                                      std::string_view mark);

// Puts blanks for the letters from `begin` to `end`; the lines stay.
void blank(std::string& text, Position begin, Position end);

// The same text with blanks for its // and /* */ comments; literals stay.
[[nodiscard]] std::string without_comments(std::string_view text);

// The same text with blanks for what stands in its literals; the quotes stay.
[[nodiscard]] std::string without_literals(std::string_view text);

// The same C++ text with blanks for its comments and for everything between an #if of any kind and
// its #endif: whether the compiler sees that cannot be read from the text.
[[nodiscard]] std::string compiled_text(std::string_view text);

}  // namespace baize::tools
