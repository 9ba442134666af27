// Functions and classes of Python, as far as they can be told from the text: by their margins.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/source_text.h"

namespace baize::tools {

struct PythonFunction {
    std::string_view name{};
    std::string_view body{};  // from the bracket behind the name
    Position start = 0;
    Position decorators = 0;  // where the first of them stands; the start where there are none
};

// In the order of the text, also those inside of others.
[[nodiscard]] std::vector<PythonFunction> python_functions(std::string_view text);

// How far the line that begins here, behind its blanks, is indented.
[[nodiscard]] Position margin_of(std::string_view text, Position start);

// Where what begins in this line ends: at the next line that is indented no more.
[[nodiscard]] Position block_end(std::string_view text,
                                 const std::vector<Position>& starts,
                                 std::size_t line);

// Where the first of the decorators above this line stands; the line itself where there are none.
[[nodiscard]] Position first_decorator(std::string_view text,
                                       const std::vector<Position>& starts,
                                       std::size_t line);

// Where the class that a place belongs to begins: the line at the margin above it.
[[nodiscard]] Position class_of(std::string_view text, Position at);

// The names in the brackets behind the name of a class: what it is made from.
[[nodiscard]] Names bases_of(std::string_view line);

[[nodiscard]] std::string_view class_name(std::string_view line);

// The same text with blanks for its # comments.
[[nodiscard]] std::string without_python_comments(std::string_view text);

}  // namespace baize::tools
