#include "tools/test_cases.h"

#include <algorithm>
#include <array>
#include <optional>

#include "tools/source_text.h"

namespace baize::tools {

namespace {

bool calls_any(std::string_view body, const Names& names) {
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

bool asserts_in_cpp(std::string_view body, const Names& names) {
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

// Where what begins in this line ends: at the next line that is indented no more.
Position block_end(std::string_view text, const std::vector<Position>& starts, std::size_t line) {
    for (std::size_t i = line + 1; i < starts.size(); ++i) {
        if (text[starts[i]] == '\n' || text[starts[i]] == ')') continue;
        if (margin_of(text, starts[i]) <= margin_of(text, starts[line])) return starts[i];
    }
    return text.size();
}

// Where the first of the decorators above this line stands; the line itself where there are none.
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

bool asserts_in_python(std::string_view body, const Names& names) {
    return has_word(body, "assert") || has_word(body, "fail(") || calls_any(body, names);
}

// A class of Python.
struct PythonBlock {
    Position start = 0;
    Position end = 0;
};

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

bool skips_in_python(std::string_view body) {
    return has_word(body, "skipTest") || has_word(body, "SkipTest");
}

bool set_up_skips(std::string_view text, const PythonBlock& block) {
    const std::vector<PythonFunction> functions = python_functions(text);
    return std::any_of(functions.begin(), functions.end(), [&](const PythonFunction& function) {
        return block.start < function.start && function.start < block.end &&
               function.name.starts_with("setUp") && skips_in_python(function.body);
    });
}

// Classes with a decorator that skips, or whose setUp may.
std::vector<PythonBlock> skipping_classes(std::string_view text) {
    std::vector<PythonBlock> blocks;
    const std::vector<Position> starts = line_starts(text);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        if (!line_at(text, starts[i]).starts_with("class ")) continue;
        const PythonBlock block{.start = starts[i], .end = block_end(text, starts, i)};
        const Position first = first_decorator(text, starts, i);
        const bool is_marked = text.substr(first, starts[i] - first).find("skip") != none;
        if (is_marked || set_up_skips(text, block)) blocks.push_back(block);
    }
    return blocks;
}

// Fixtures whose SetUp, or anything else of theirs, may skip.
Names skipping_fixtures(std::string_view code) {
    Names names;
    for (const std::string_view word : {"class ", "struct "}) {
        for (Position at = code.find(word); at != none; at = code.find(word, at + 1)) {
            const Position start = at + word.size();
            const Position open = code.find_first_of("{;", start);
            if (open == none || code[open] == ';') continue;
            const std::string_view body = code.substr(open, behind_bracket(code, open) - open);
            Position end = start;
            while (is_word(code[end]))
                ++end;
            if (has_word(body, "GTEST_SKIP")) names.emplace(code.substr(start, end - start));
        }
    }
    return names;
}

bool skips_in_script(std::string_view body) {
    return body.find("test.skip(") != none || body.find("test.fixme(") != none;
}

// Of test.describe.skip(...), or of a group or a file that says test.skip(...) for all of it.
bool is_in_skipped_group(std::string_view code, Position test) {
    for (const std::string_view word : {"describe.skip(", "describe.fixme("}) {
        for (Position at = code.find(word); at != none; at = code.find(word, at + 1)) {
            if (at < test && test < behind_bracket(code, at + word.size() - 1)) return true;
        }
    }
    for (Position at = code.find("test.skip("); at != none; at = code.find("test.skip(", at + 1)) {
        const Position argument = code.find_first_not_of(" \n", at + 10);
        const bool names_a_test =
            argument != none &&
            (code[argument] == '\'' || code[argument] == '"' || code[argument] == '`');
        const bool is_at_margin = at == 0 || code[at - 1] == '\n';
        if (!names_a_test && is_at_margin) return true;
    }
    return false;
}

}  // namespace

bool add_helpers(std::string_view text, Helpers& helpers) {
    const std::string code = without_comments(text);
    Names& names = helpers.asserting;
    bool is_new = false;
    for (Position at = code.find('('); at != none; at = code.find('(', at + 1)) {
        const std::optional<Definition> found = definition_at(code, at);
        if (!found || names.contains(found->name) || found->name.starts_with("TEST")) continue;
        if (asserts_in_cpp(found->body, names))
            is_new = names.emplace(found->name).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_cpp(std::string_view text, const Helpers& helpers) {
    const std::string code = without_comments(text);
    const Names skipping = skipping_fixtures(code);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::optional<std::string> name = cpp_name(text.substr(start));
        if (!name) continue;
        const Position open = code.find('{', behind_bracket(code, code.find('(', start)));
        TestCase found{.name = *name,
                       .above = comments_above(text, start, "//"),
                       .line = line_of(text, start)};
        if (open != none) found.body = code.substr(open, behind_bracket(code, open) - open);
        found.compared = compared_text(found.body, Language::cpp, helpers);
        found.is_run = name->find("DISABLED_") == none && !has_word(found.body, "GTEST_SKIP") &&
                       !skipping.contains(name->substr(0, name->find('.')));
        found.asserts = asserts_in_cpp(found.body, helpers.asserting);
        cases.push_back(std::move(found));
    }
    return cases;
}

bool add_helpers_python(std::string_view text, Helpers& helpers) {
    bool is_new = false;
    for (const PythonFunction& function : python_functions(text)) {
        if (function.name.starts_with("test_")) continue;
        if (asserts_in_python(function.body, helpers.asserting))
            is_new = helpers.asserting.emplace(function.name).second || is_new;
        if (function.name == "expect" || calls_any(function.body, helpers.noting))
            is_new = helpers.noting.emplace(function.name).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_python(std::string_view text, const Helpers& helpers) {
    std::vector<TestCase> cases;
    const std::vector<PythonBlock> skipping = skipping_classes(text);
    for (const PythonFunction& function : python_functions(text)) {
        if (!function.name.starts_with("test_")) continue;
        TestCase found{.name = std::string(function.name),
                       .above = comments_above(text, function.decorators, "#"),
                       .line = line_of(text, function.start),
                       .body = without_python_comments(function.body)};
        found.compared = compared_text(found.body, Language::python, helpers);
        const auto holds = [&](const PythonBlock& block) {
            return block.start < function.start && function.start < block.end;
        };
        const std::string_view decorators =
            text.substr(function.decorators, function.start - function.decorators);
        found.is_run = decorators.find("skip") == none && !skips_in_python(found.body) &&
                       std::none_of(skipping.begin(), skipping.end(), holds);
        found.asserts = asserts_in_python(found.body, helpers.asserting);
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
        found.compared = compared_text(found.body, Language::script, {});
        found.is_run = (*word == "test(" || *word == "it(") && !skips_in_script(found.body) &&
                       !is_in_skipped_group(code, start);
        found.asserts = has_word(found.body, "expect");
        cases.push_back(std::move(found));
    }
    return cases;
}

}  // namespace baize::tools
