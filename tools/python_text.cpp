#include "tools/python_text.h"

#include <algorithm>

namespace baize::tools {

Position margin_of(std::string_view text, Position start) {
    const Position before = start == 0 ? none : text.rfind('\n', start - 1);
    return before == none ? start : start - before - 1;
}

Position block_end(std::string_view text, const std::vector<Position>& starts, std::size_t line) {
    for (std::size_t i = line + 1; i < starts.size(); ++i) {
        if (text[starts[i]] == '\n' || text[starts[i]] == ')') continue;
        if (margin_of(text, starts[i]) <= margin_of(text, starts[line])) return starts[i];
    }
    return text.size();
}

Position first_decorator(std::string_view text,
                         const std::vector<Position>& starts,
                         std::size_t line) {
    while (line > 0 && text[starts[line - 1]] == '@')
        --line;
    return starts[line];
}

std::vector<PythonFunction> python_functions(std::string_view text) {
    std::vector<PythonFunction> functions;
    const std::vector<Position> starts = line_starts(text);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::string_view line = line_at(text, starts[i]);
        const Position bracket = line.find('(');
        if (!line.starts_with("def ") || bracket == none) continue;
        const Position body = starts[i] + bracket;
        functions.push_back({.name = line.substr(4, bracket - 4),
                             .body = text.substr(body, block_end(text, starts, i) - body),
                             .start = starts[i],
                             .decorators = first_decorator(text, starts, i)});
    }
    return functions;
}

Position class_of(std::string_view text, Position at) {
    Position start = 0;
    for (Position found = text.find("\nclass "); found != none && found < at;
         found = text.find("\nclass ", found + 1))
        start = found;
    return start;
}

Names bases_of(std::string_view line) {
    Names bases;
    const Position open = line.find('(');
    for (Position at = open; at != none && at < line.size();) {
        const Position end = behind_piece(line, at);
        if (is_word(line[at])) bases.emplace(line.substr(at, end - at));
        at = end;
    }
    bases.erase("object");
    return bases;
}

std::string_view class_name(std::string_view line) {
    const std::string_view rest = line.substr(6);
    return trimmed(rest.substr(0, rest.find_first_of("(:")));
}

std::string without_python_comments(std::string_view text) {
    std::string code(text);
    for (Position i = 0; i < code.size();) {
        const Position literal = behind_literal(code, i);
        if (literal == i && code[i] == '#') {
            for (; i < code.size() && code[i] != '\n'; ++i)
                code[i] = ' ';
        }
        i = std::max(literal, i + 1);
    }
    return code;
}

}  // namespace baize::tools
