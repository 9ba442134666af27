#include "tools/test_cases.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace baize::tools {

namespace {

using Position = std::size_t;
constexpr Position none = std::string_view::npos;

bool is_word(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

std::string_view trimmed(std::string_view text) {
    const Position first = text.find_first_not_of(" \t\r\n");
    if (first == none) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// The place behind a literal that begins here; `at` itself when none does.
Position behind_literal(std::string_view text, Position at) {
    if (text.substr(at, 2) == "R\"") {
        const Position open = text.find('(', at);
        if (open == none) return text.size();
        const std::string close = ")" + std::string(text.substr(at + 2, open - at - 2)) + "\"";
        const Position end = text.find(close, open);
        return end == none ? text.size() : end + close.size();
    }
    const char quote = text[at];
    if (quote != '"' && quote != '\'' && quote != '`') return at;
    // 1'000: no literal but a mark between digits.
    if (quote == '\'' && at > 0 && is_word(text[at - 1])) return at;
    for (Position i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == quote)
            return i + 1;
        else if (text[i] == '\n' && quote != '`')
            return at;
    }
    return text.size();
}

// The place behind the bracket that closes the one that opens here.
Position behind_bracket(std::string_view text, Position at) {
    const char open = text[at];
    const char close = open == '(' ? ')' : '}';
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

bool has_word(std::string_view text, std::string_view word) {
    for (Position at = text.find(word); at != none; at = text.find(word, at + 1)) {
        if (at == 0 || !is_word(text[at - 1])) return true;
    }
    return false;
}

bool calls_any(std::string_view body, const AssertingNames& names) {
    for (Position at = 0; at < body.size(); ++at) {
        if (!is_word(body[at]) || (at > 0 && is_word(body[at - 1]))) continue;
        Position end = at;
        while (end < body.size() && is_word(body[end]))
            ++end;
        if (end < body.size() && (body[end] == '(' || body[end] == '<') &&
            names.contains(body.substr(at, end - at)))
            return true;
        at = end;
    }
    return false;
}

bool asserts_in_cpp(std::string_view body, const AssertingNames& names) {
    constexpr std::array<std::string_view, 7> words{
        "EXPECT_", "ASSERT_", "RC_ASSERT", "RC_FAIL", "FAIL()", "ADD_FAILURE", "static_assert"};
    return std::any_of(words.begin(),
                       words.end(),
                       [&](std::string_view word) { return has_word(body, word); }) ||
           calls_any(body, names);
}

std::size_t line_of(std::string_view text, Position at) {
    return 1 + static_cast<std::size_t>(
                   std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

// The comment lines directly above a place; `mark` is // or #.
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

// Where each line begins, without the blanks in front.
std::vector<Position> line_starts(std::string_view text) {
    std::vector<Position> starts;
    for (Position at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        const Position first = text.find_first_not_of(" \t", at);
        if (first != none) starts.push_back(first);
    }
    return starts;
}

// "Suite.Name" of the macro that begins here.
std::optional<std::string> cpp_name(std::string_view rest) {
    constexpr std::array<std::string_view, 5> macros{
        "TEST(", "TEST_F(", "TEST_P(", "TYPED_TEST(", "RC_GTEST_PROP("};
    for (const std::string_view macro : macros) {
        if (!rest.starts_with(macro)) continue;
        const std::string_view words = rest.substr(macro.size());
        const Position comma = words.find(',');
        const Position end = words.find_first_of(",)", comma == none ? none : comma + 1);
        if (comma == none || end == none) return std::nullopt;
        return std::string(trimmed(words.substr(0, comma))) + "." +
               std::string(trimmed(words.substr(comma + 1, end - comma - 1)));
    }
    return std::nullopt;
}

bool is_control(std::string_view word) {
    constexpr std::array<std::string_view, 7> words{
        "if", "for", "while", "switch", "catch", "constexpr", "return"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

// The words in front of a call's bracket, and the body when it is a definition.
struct Definition {
    std::string_view name{};
    std::string_view body{};
};

std::optional<Definition> definition_at(std::string_view code, Position bracket) {
    Position start = bracket;
    while (start > 0 && is_word(code[start - 1]))
        --start;
    const std::string_view name = code.substr(start, bracket - start);
    if (name.empty() || is_control(name)) return std::nullopt;
    const Position end = behind_bracket(code, bracket);
    const Position open = code.find_first_of("{;(=,)", end);
    if (open == none || code[open] != '{') return std::nullopt;
    return Definition{name, code.substr(open, behind_bracket(code, open) - open)};
}

struct PythonFunction {
    std::string_view name{};
    std::string_view body{};
    Position start = 0;
    Position decorators = 0;  // where the first of them stands; the start where there are none
};

Position margin_of(std::string_view text, Position start) {
    const Position before = start == 0 ? none : text.rfind('\n', start - 1);
    return before == none ? start : start - before - 1;
}

// Each to the next line that is indented no more.
std::vector<PythonFunction> python_functions(std::string_view text) {
    std::vector<PythonFunction> functions;
    const std::vector<Position> starts = line_starts(text);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::string_view line = line_at(text, starts[i]);
        const Position bracket = line.find('(');
        if (!line.starts_with("def ") || bracket == none) continue;
        Position end = text.size();
        for (std::size_t j = i + 1; j < starts.size() && end == text.size(); ++j) {
            if (text[starts[j]] == '\n' || text[starts[j]] == ')') continue;
            if (margin_of(text, starts[j]) <= margin_of(text, starts[i])) end = starts[j];
        }
        std::size_t first = i;
        while (first > 0 && text[starts[first - 1]] == '@')
            --first;
        functions.push_back({.name = line.substr(4, bracket - 4),
                             .body = text.substr(starts[i] + bracket, end - starts[i] - bracket),
                             .start = starts[i],
                             .decorators = starts[first]});
    }
    return functions;
}

bool asserts_in_python(std::string_view body, const AssertingNames& names) {
    return has_word(body, "assert") || has_word(body, "fail(") || calls_any(body, names);
}

}  // namespace

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
            i = std::max(literal, i + 1);
            continue;
        }
        for (; i < end; ++i)
            code[i] = code[i] == '\n' ? '\n' : ' ';
    }
    return code;
}

bool add_asserting(std::string_view text, AssertingNames& names) {
    const std::string code = without_comments(text);
    bool is_new = false;
    for (Position at = code.find('('); at != none; at = code.find('(', at + 1)) {
        const std::optional<Definition> found = definition_at(code, at);
        if (!found || names.contains(found->name) || found->name.starts_with("TEST")) continue;
        if (asserts_in_cpp(found->body, names))
            is_new = names.emplace(found->name).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_cpp(std::string_view text, const AssertingNames& asserting) {
    const std::string code = without_comments(text);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::optional<std::string> name = cpp_name(text.substr(start));
        if (!name) continue;
        const Position open = code.find('{', behind_bracket(code, code.find('(', start)));
        TestCase found{.name = *name,
                       .above = comments_above(text, start, "//"),
                       .line = line_of(text, start)};
        if (open != none) found.body = code.substr(open, behind_bracket(code, open) - open);
        found.is_run = name->find("DISABLED_") == none &&
                       !trimmed(std::string_view(found.body).substr(1)).starts_with("GTEST_SKIP");
        found.asserts = asserts_in_cpp(found.body, asserting);
        cases.push_back(std::move(found));
    }
    return cases;
}

bool add_asserting_python(std::string_view text, AssertingNames& names) {
    bool is_new = false;
    for (const PythonFunction& function : python_functions(text)) {
        if (function.name.starts_with("test_") || names.contains(function.name)) continue;
        if (asserts_in_python(function.body, names))
            is_new = names.emplace(function.name).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_python(std::string_view text, const AssertingNames& asserting) {
    std::vector<TestCase> cases;
    for (const PythonFunction& function : python_functions(text)) {
        if (!function.name.starts_with("test_")) continue;
        TestCase found{.name = std::string(function.name),
                       .above = comments_above(text, function.decorators, "#"),
                       .line = line_of(text, function.start),
                       .body = std::string(function.body)};
        found.is_run =
            text.substr(function.decorators, function.start - function.decorators).find("skip") ==
            none;
        found.asserts = asserts_in_python(function.body, asserting);
        cases.push_back(std::move(found));
    }
    return cases;
}

std::vector<TestCase> cases_in_script(std::string_view text) {
    constexpr std::array<std::string_view, 5> words{
        "test(", "it(", "test.skip(", "it.skip(", "test.fixme("};
    const std::string code = without_comments(text);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::string_view rest = std::string_view(code).substr(start);
        const auto* const word =
            std::find_if(words.begin(), words.end(), [&](std::string_view one) {
                return rest.starts_with(one);
            });
        if (word == words.end()) continue;
        const Position open = start + word->size() - 1;
        const Position quote = code.find_first_of("'\"`", open);
        const Position end = quote == none ? none : behind_literal(code, quote);
        if (end == none || end <= quote + 1) continue;
        TestCase found{.name = std::string(code.substr(quote + 1, end - quote - 2)),
                       .above = comments_above(text, start, "//"),
                       .line = line_of(text, start),
                       .body = code.substr(end, behind_bracket(code, open) - end)};
        found.is_run = *word == "test(" || *word == "it(";
        found.asserts = has_word(found.body, "expect");
        cases.push_back(std::move(found));
    }
    return cases;
}

}  // namespace baize::tools
