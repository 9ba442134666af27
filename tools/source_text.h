// Lexical access to source text: words, literals, brackets and comments of C++, Python and
// TypeScript.
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

// Removes the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// Returns the position behind the literal that begins here, or `at` if there is none.
[[nodiscard]] Position behind_literal(std::string_view text, Position at);

// Returns the position behind the bracket that closes the one here: ( [ or {.
[[nodiscard]] Position behind_bracket(std::string_view text, Position at);

// Returns the position behind the word, the literal or the single letter that begins here.
[[nodiscard]] Position behind_piece(std::string_view text, Position at);

// Returns the position behind the literal, the whole bracket or the single letter that begins here.
[[nodiscard]] Position behind_group(std::string_view text, Position at);

// True if a word of the text begins with `word`.
[[nodiscard]] bool has_word(std::string_view text, std::string_view word);

// Returns the word that ends directly before a position; empty if there is none.
[[nodiscard]] std::string_view word_before(std::string_view text, Position end);

// True if the whole word begins at this position.
[[nodiscard]] bool starts_word(std::string_view text, Position at, std::string_view word);

// True if a statement begins behind this text, which has no blank at its end.
[[nodiscard]] bool begins_statement(std::string_view before);

// Returns how often the whole word occurs in the text.
[[nodiscard]] std::size_t count_words(std::string_view text, std::string_view word);

// Returns the arguments of a call up to the first comma between them.
[[nodiscard]] std::string_view first_argument(std::string_view arguments);

// Returns the line number of a position, which counts from 1.
[[nodiscard]] std::size_t line_of(std::string_view text, Position at);

// Returns the rest of the line from a position on.
[[nodiscard]] std::string_view line_at(std::string_view text, Position at);

// Returns the start of each line, behind its indentation.
[[nodiscard]] std::vector<Position> line_starts(std::string_view text);

// Returns the comment lines directly above a position; `mark` is // or #.
[[nodiscard]] std::vector<std::string> comments_above(std::string_view text,
                                                      Position at,
                                                      std::string_view mark);

// Replaces the letters from `begin` to `end` by blanks, except line ends.
void blank(std::string& text, Position begin, Position end);

// Returns the text with blanks in place of its // and /* */ comments; literals stay.
[[nodiscard]] std::string without_comments(std::string_view text);

// Returns the text with blanks in place of the content of its literals; the quotes stay.
[[nodiscard]] std::string without_literals(std::string_view text);

// Returns the C++ text with blanks in place of its comments and of everything between an #if and
// its #endif, because the text does not show whether the compiler sees it.
[[nodiscard]] std::string compiled_text(std::string_view text);

}  // namespace baize::tools
