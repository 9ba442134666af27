#include "tools/source_text.h"

#include <algorithm>
#include <cctype>

namespace baize::tools {

bool is_word(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

std::string_view trimmed(std::string_view text) {
    const Position first = text.find_first_not_of(" \t\r\n");
    if (first == none) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

namespace {

// Returns the position behind a raw literal R"(...)" of C++, which has its own end mark.
Position behind_raw_literal(std::string_view text, Position at) {
    const Position open = text.find('(', at);
    if (open == none) return text.size();
    const std::string close = ")" + std::string(text.substr(at + 2, open - at - 2)) + "\"";
    const Position end = text.find(close, open);
    return end == none ? text.size() : end + close.size();
}

}  // namespace

Position behind_literal(std::string_view text, Position at) {
    if (text.substr(at, 2) == "R\"") return behind_raw_literal(text, at);
    const std::string_view three = text.substr(at, 3);
    if (three == "\"\"\"" || three == "'''") {
        const Position end = text.find(three, at + 3);
        return end == none ? text.size() : end + 3;
    }
    const char quote = text[at];
    if (quote != '"' && quote != '\'' && quote != '`') return at;
    // The quote in 1'000 separates digits and begins no literal.
    if (quote == '\'' && at > 0 && is_word(text[at - 1])) return at;
    for (Position i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == quote) {
            return i + 1;
        } else if (text[i] == '\n' && quote != '`') {
            return at;
        }
    }
    return text.size();
}

Position behind_bracket(std::string_view text, Position at) {
    const char open = text[at];
    const char close = open == '(' ? ')' : open == '[' ? ']' : '}';
    std::size_t depth = 0;
    for (Position i = at; i < text.size();) {
        const Position literal = behind_literal(text, i);
        if (literal > i) {
            i = literal;
            continue;
        }
        if (text[i] == open) ++depth;
        if (text[i] == close && --depth == 0) return i + 1;
        ++i;
    }
    return text.size();
}

Position behind_piece(std::string_view text, Position at) {
    const Position literal = behind_literal(text, at);
    if (literal > at) return literal;
    Position end = at;
    while (end < text.size() && is_word(text[end]))
        ++end;
    return std::max(end, at + 1);
}

Position behind_group(std::string_view text, Position at) {
    const Position literal = behind_literal(text, at);
    if (literal > at) return literal;
    const bool opens = text[at] == '(' || text[at] == '[' || text[at] == '{';
    return opens ? behind_bracket(text, at) : at + 1;
}

bool has_word(std::string_view text, std::string_view word) {
    for (Position at = text.find(word); at != none; at = text.find(word, at + 1)) {
        if (at == 0 || !is_word(text[at - 1])) return true;
    }
    return false;
}

std::string_view word_before(std::string_view text, Position end) {
    Position start = end;
    while (start > 0 && is_word(text[start - 1]))
        --start;
    return text.substr(start, end - start);
}

bool starts_word(std::string_view text, Position at, std::string_view word) {
    const std::string_view rest = text.substr(at);
    return rest.starts_with(word) && (rest.size() == word.size() || !is_word(rest[word.size()])) &&
           (at == 0 || !is_word(text[at - 1]));
}

bool begins_statement(std::string_view before) {
    return before.ends_with(';') || before.ends_with('{') || before.ends_with('}');
}

std::size_t count_words(std::string_view text, std::string_view word) {
    std::size_t count = 0;
    for (Position at = text.find(word); at != none; at = text.find(word, at + 1)) {
        const Position end = at + word.size();
        const bool ends = end == text.size() || !is_word(text[end]);
        if (ends && (at == 0 || !is_word(text[at - 1]))) ++count;
    }
    return count;
}

std::string_view first_argument(std::string_view arguments) {
    Position end = 0;
    while (end < arguments.size() && arguments[end] != ',')
        end = behind_group(arguments, end);
    return arguments.substr(0, end);
}

std::size_t line_of(std::string_view text, Position at) {
    return 1 + static_cast<std::size_t>(
                   std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

std::vector<std::string> comments_above(std::string_view text, Position at, std::string_view mark) {
    std::vector<std::string> lines;
    Position end = text.rfind('\n', at);
    while (end != none && end > 0 && at > 0) {
        const Position before = text.rfind('\n', end - 1);
        const Position start = before == none ? 0 : before + 1;
        const std::string_view line = trimmed(text.substr(start, end - start));
        if (!line.starts_with(mark)) break;
        lines.emplace_back(line);
        if (before == none) break;
        end = before;
    }
    std::reverse(lines.begin(), lines.end());
    return lines;
}

std::string_view line_at(std::string_view text, Position at) {
    return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

std::vector<Position> line_starts(std::string_view text) {
    std::vector<Position> starts;
    for (Position at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        const Position first = text.find_first_not_of(" \t", at);
        if (first != none) starts.push_back(first);
    }
    return starts;
}

void blank(std::string& text, Position begin, Position end) {
    for (Position i = begin; i < std::min(end, text.size()); ++i) {
        if (text[i] != '\n') text[i] = ' ';
    }
}

namespace {

bool is_directive(std::string_view line, std::string_view word) {
    line = trimmed(line);
    if (!line.starts_with("#")) return false;
    line = trimmed(line.substr(1));
    return line.starts_with(word);
}

}  // namespace

std::string without_literals(std::string_view text) {
    std::string code(text);
    for (Position i = 0; i < code.size();) {
        const Position end = behind_literal(text, i);
        if (end > i + 1) blank(code, i + 1, end - 1);
        i = std::max(end, i + 1);
    }
    return code;
}

std::string compiled_text(std::string_view text) {
    std::string code = without_comments(text);
    std::size_t depth = 0;
    for (Position start = 0; start < code.size();) {
        const Position end = std::min(code.find('\n', start), code.size());
        const std::string_view line = std::string_view(code).substr(start, end - start);
        if (is_directive(line, "if")) ++depth;
        const bool is_last = depth > 0 && is_directive(line, "endif");
        if (depth > 0) blank(code, start, end);
        if (is_last) --depth;
        start = end + 1;
    }
    return code;
}

std::string without_comments(std::string_view text) {
    std::string code(text);
    for (Position i = 0; i < code.size();) {
        const Position literal = behind_literal(code, i);
        Position end = literal;
        if (literal == i && code.compare(i, 2, "//") == 0) {
            end = std::min(code.find('\n', i), code.size());
        } else if (literal == i && code.compare(i, 2, "/*") == 0) {
            const Position close = code.find("*/", i);
            end = close == none ? code.size() : close + 2;
        } else {
            i = std::max(end, i + 1);
            continue;
        }
        for (; i < end; ++i)
            code[i] = code[i] == '\n' ? '\n' : ' ';
    }
    return code;
}

}  // namespace baize::tools
