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

// An assertion that compares constants says nothing: EXPECT_TRUE(true), EXPECT_EQ("a", "a").
bool is_empty_assertion(std::string_view text) {
    Position open = 0;
    while (open < text.size() && is_word(text[open]))
        ++open;
    if (open == text.size() || text[open] != '(' || text.starts_with("FAIL") ||
        text.starts_with("ADD_FAILURE") || text.starts_with("RC_FAIL"))
        return false;
    const std::string_view inside = text.substr(open + 1, behind_bracket(text, open) - open - 2);
    return !is_about_program(inside, Language::cpp);
}

bool asserts_in_cpp(std::string_view text, const Names& names) {
    constexpr std::array<std::string_view, 7> words{
        "EXPECT_", "ASSERT_", "RC_ASSERT", "RC_FAIL", "FAIL()", "ADD_FAILURE", "static_assert"};
    const std::string code = without_literals(text);
    const std::string_view body = code;
    for (const std::string_view word : words) {
        for (Position at = body.find(word); at != none; at = body.find(word, at + 1)) {
            const bool is_whole = at == 0 || !is_word(body[at - 1]);
            if (is_whole && !is_empty_assertion(body.substr(at))) return true;
        }
    }
    return calls_any(body, names);
}

// The body of a test up to a `return` that always ends it.
std::string_view reached_part(std::string_view body) {
    std::size_t depth = 0;
    char before = '{';
    for (Position at = 0; at < body.size();) {
        const Position literal = behind_literal(body, at);
        if (literal > at) {
            before = '"';
            at = literal;
            continue;
        }
        if (body[at] == '{' || body[at] == '(') ++depth;
        if (body[at] == '}' || body[at] == ')') --depth;
        const bool begins_statement = before == ';' || before == '{' || before == '}';
        if (depth == 1 && begins_statement && body.substr(at).starts_with("return;"))
            return body.substr(0, at);
        if (body[at] != ' ' && body[at] != '\n') before = body[at];
        ++at;
    }
    return body;
}

// Branches that are never taken would hide assertions.
bool has_dead_branch(std::string_view body) {
    constexpr std::array<std::string_view, 7> words{"if (false",
                                                    "if (0)",
                                                    "if constexpr (false",
                                                    "while (false",
                                                    "if (true) return",
                                                    "if False:",
                                                    "if 0:"};
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return body.find(word) != none; });
}

// A name that the preprocessor may have changed is not the test's.
bool is_plain_name(std::string_view name, std::string_view code) {
    const bool is_spelt = std::all_of(
        name.begin(), name.end(), [](char letter) { return is_word(letter) || letter == '.'; });
    const std::string defined = "#define " + std::string(name.substr(name.find('.') + 1));
    return is_spelt && code.find(defined) == none;
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

bool asserts_in_python(std::string_view text, const Names& names) {
    const std::string body = without_literals(text);
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

bool is_marked_in_python(std::string_view decorators) {
    return decorators.find("skip") != none || decorators.find("expectedFailure") != none;
}

// The body of a function up to a `return` at its own margin.
std::string_view reached_part_in_python(std::string_view body) {
    const std::vector<Position> starts = line_starts(body);
    const Position colon = line_at(body, 0).find("):");
    if (colon != none && trimmed(line_at(body, colon + 2)).starts_with("return"))
        return body.substr(0, colon);
    if (starts.size() < 2) return body;
    const Position margin = margin_of(body, starts[1]);
    for (std::size_t i = 1; i < starts.size(); ++i) {
        const std::string_view line = line_at(body, starts[i]);
        const bool returns = line.starts_with("return") && margin_of(body, starts[i]) == margin;
        if (returns) return body.substr(0, starts[i]);
    }
    return body;
}

bool set_up_skips(std::string_view text, const PythonBlock& block) {
    const std::vector<PythonFunction> functions = python_functions(text);
    return std::any_of(functions.begin(), functions.end(), [&](const PythonFunction& function) {
        return block.start < function.start && function.start < block.end &&
               function.name.starts_with("setUp") && skips_in_python(function.body);
    });
}

// Where the class that a place belongs to begins: the line at the margin above it.
Position class_of(std::string_view text, Position at) {
    Position start = 0;
    for (Position found = text.find("\nclass "); found != none && found < at;
         found = text.find("\nclass ", found + 1))
        start = found;
    return start;
}

// The names in the brackets behind the name of a class: what it is made from.
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

bool is_any_in(const Names& some, const Names& all) {
    return std::any_of(
        some.begin(), some.end(), [&](const std::string& one) { return all.contains(one); });
}

// Classes with a decorator that skips, whose setUp may, or that are made from one that does or from
// nothing.
std::vector<PythonBlock> skipping_classes(std::string_view text, const Names& skipping) {
    std::vector<PythonBlock> blocks;
    const std::vector<Position> starts = line_starts(text);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::string_view line = line_at(text, starts[i]);
        if (!line.starts_with("class ")) continue;
        const PythonBlock block{.start = starts[i], .end = block_end(text, starts, i)};
        const Position first = first_decorator(text, starts, i);
        const Names bases = bases_of(line);
        const bool is_marked = is_marked_in_python(text.substr(first, starts[i] - first));
        if (is_marked || bases.empty() || is_any_in(bases, skipping) || set_up_skips(text, block))
            blocks.push_back(block);
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

// Whether anything in the file is skipped, expected to fail or the only thing that is run: by
// which test that is decided cannot be read from the text, so that none of them counts.
bool skips_in_script(std::string_view code) {
    constexpr std::array<std::string_view, 5> words{
        ".skip(", ".fixme(", ".fail(", ".only(", ".skip`"};
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return code.find(word) != none; });
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
    const std::string code = compiled_text(text);
    const std::string outside = without_literals(code);
    const Names skipping = skipping_fixtures(code);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::optional<std::string> name = cpp_name(std::string_view(outside).substr(start));
        if (!name) continue;
        const Position open = code.find('{', behind_bracket(code, code.find('(', start)));
        TestCase found{.name = *name,
                       .above = comments_above(text, start, "//"),
                       .line = line_of(text, start)};
        if (open != none) {
            found.body = reached_part(
                std::string_view(code).substr(open, behind_bracket(code, open) - open));
        }
        found.compared = compared_text(found.body, Language::cpp, helpers);
        found.is_run = name->find("DISABLED_") == none && is_plain_name(*name, code) &&
                       !has_word(found.body, "GTEST_SKIP") && !has_dead_branch(found.body) &&
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
    for (const PythonBlock& block : skipping_classes(text, helpers.skipping)) {
        const std::string_view line = line_at(text, block.start);
        if (!bases_of(line).empty())
            is_new = helpers.skipping.emplace(class_name(line)).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_python(std::string_view text, const Helpers& helpers) {
    std::vector<TestCase> cases;
    const std::vector<PythonBlock> skipping = skipping_classes(text, helpers.skipping);
    const std::vector<PythonFunction> functions = python_functions(text);
    for (const PythonFunction& function : functions) {
        if (!function.name.starts_with("test_")) continue;
        TestCase found{.name = std::string(function.name),
                       .above = comments_above(text, function.decorators, "#"),
                       .line = line_of(text, function.start),
                       .body = without_python_comments(reached_part_in_python(function.body))};
        found.compared = compared_text(found.body, Language::python, helpers);
        const auto holds = [&](const PythonBlock& block) {
            return block.start < function.start && function.start < block.end;
        };
        const std::string_view decorators =
            text.substr(function.decorators, function.start - function.decorators);
        // Only methods of a class are run, and of several with one name the last.
        const bool is_method = margin_of(text, function.start) > 0;
        const bool is_replaced =
            std::any_of(functions.begin(), functions.end(), [&](const PythonFunction& later) {
                return later.name == function.name && later.start > function.start &&
                       class_of(text, later.start) == class_of(text, function.start);
            });
        found.is_run = is_method && !is_replaced && !is_marked_in_python(decorators) &&
                       !skips_in_python(found.body) && !has_dead_branch(found.body) &&
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
    const std::string outside = without_literals(code);
    const bool skips = skips_in_script(outside);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::string_view rest = std::string_view(outside).substr(start);
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
        found.is_run = (*word == "test(" || *word == "it(") && !skips;
        found.asserts = has_word(without_literals(found.body), "expect");
        cases.push_back(std::move(found));
    }
    return cases;
}

}  // namespace baize::tools
