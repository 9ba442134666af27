// Finds functions and classes of Python from the indentation of the text.
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
    Position decorators = 0;  // position of the first decorator, or `start` if there are none
};

// Returns the functions in the order of the text, including nested ones.
[[nodiscard]] std::vector<PythonFunction> python_functions(std::string_view text);

// Returns the indentation of the line whose first letter is at `start`.
[[nodiscard]] Position margin_of(std::string_view text, Position start);

// Returns the end of the block that begins in this line: the next line that is not indented
// further.
[[nodiscard]] Position block_end(std::string_view text,
                                 const std::vector<Position>& starts,
                                 std::size_t line);

// Returns the position of the first decorator above this line, or of the line itself if there is
// none.
[[nodiscard]] Position first_decorator(std::string_view text,
                                       const std::vector<Position>& starts,
                                       std::size_t line);

// Returns the start of the class that contains a position: the line without indentation above it.
[[nodiscard]] Position class_of(std::string_view text, Position at);

// Returns the names in the brackets behind the name of a class: its base classes.
[[nodiscard]] Names bases_of(std::string_view line);

[[nodiscard]] std::string_view class_name(std::string_view line);

// Returns the text with blanks in place of its # comments.
[[nodiscard]] std::string without_python_comments(std::string_view text);

}  // namespace baize::tools
