#include "tools/test_cases.h"

#include <algorithm>
#include <array>
#include <optional>

#include "tools/assertions.h"
#include "tools/reached_text.h"
#include "tools/written_values.h"

namespace baize::tools {

namespace {

// False for a name that the preprocessor may have changed, because it is not the name of the test.
bool is_plain_name(std::string_view name, std::string_view code) {
    const bool is_spelt = std::all_of(
        name.begin(), name.end(), [](char letter) { return is_word(letter) || letter == '.'; });
    const std::string defined = "#define " + std::string(name.substr(name.find('.') + 1));
    return is_spelt && code.find(defined) == none;
}

// Returns "Suite.Name" of the macro that begins here.
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

// The name in front of a call's bracket, and the body if it is a definition.
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

bool may_skip(std::string_view body, const Names& skipping) {
    return has_word(body, "GTEST_SKIP") || calls_any(body, skipping);
}

// Methods are indented. Those of a fixture count for the fixture, because other classes may have
// methods of the same name.
bool is_indented(std::string_view code, Position at) {
    const Position line_end = code.rfind('\n', at);
    return code[line_end == none ? 0 : line_end + 1] == ' ';
}

bool add_skipping_functions(std::string_view code, Names& skipping) {
    bool is_new = false;
    for (Position at = code.find('('); at != none; at = code.find('(', at + 1)) {
        const std::optional<Definition> found = definition_at(code, at);
        const bool is_test = found && found->name.find("TEST") != none;
        if (!found || is_test || is_indented(code, at)) continue;
        if (may_skip(found->body, skipping))
            is_new = skipping.emplace(found->name).second || is_new;
    }
    return is_new;
}

// Adds fixtures that may skip: in SetUp or elsewhere, or through a base.
bool add_skipping_fixtures(std::string_view code, Names& skipping) {
    bool is_new = false;
    for (const std::string_view word : {"class ", "struct "}) {
        for (Position at = code.find(word); at != none; at = code.find(word, at + 1)) {
            const Position start = at + word.size();
            const Position open = code.find_first_of("{;", start);
            if (open == none || code[open] == ';') continue;
            const Position end = behind_piece(code, start);
            const std::string_view name = code.substr(start, end - start);
            Names bases;
            add_words(code.substr(end, open - end), bases);
            const bool skips = std::any_of(bases.begin(), bases.end(), [&](const auto& base) {
                return skipping.contains(base);
            });
            if (skips || may_skip(code.substr(open, behind_bracket(code, open) - open), skipping))
                is_new = skipping.emplace(name).second || is_new;
        }
    }
    return is_new;
}

// True if any test of the file is skipped, expected to fail or run exclusively. The text does not
// show which tests this affects, so none of them counts.
bool skips_in_script(std::string_view code) {
    constexpr std::array<std::string_view, 5> words{
        ".skip(", ".fixme(", ".fail(", ".only(", ".skip`"};
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return code.find(word) != none; });
}

}  // namespace

void read_body(TestCase& test,
               std::string_view body,
               Language language,
               const Helpers& helpers,
               const Names& outside) {
    test.body = reached_text(body, language);
    test.compared = compared_text(test.body, language, helpers, outside);
    test.asserts = reaches_assertion(test.body, language, helpers.asserting, outside);
}

bool add_helpers(std::string_view text, Helpers& helpers) {
    const std::string code = without_comments(text);
    const Names outside = constants_of_file(code, Language::cpp);
    Names& names = helpers.asserting;
    bool is_new = false;
    for (Position at = code.find('('); at != none; at = code.find('(', at + 1)) {
        const std::optional<Definition> found = definition_at(code, at);
        if (!found || names.contains(found->name) || found->name.starts_with("TEST")) continue;
        if (reaches_assertion(found->body, Language::cpp, names, outside))
            is_new = names.emplace(found->name).second || is_new;
    }
    const std::string compiled = without_literals(code);
    is_new = add_skipping_functions(compiled, helpers.skipping) || is_new;
    return add_skipping_fixtures(compiled, helpers.skipping) || is_new;
}

std::vector<TestCase> cases_in_cpp(std::string_view text, const Helpers& helpers) {
    const std::string code = compiled_text(text);
    const std::string spelled = without_literals(code);
    const Names constants = constants_of_file(code, Language::cpp);
    std::vector<TestCase> cases;
    for (const Position start : line_starts(text)) {
        const std::optional<std::string> name = cpp_name(std::string_view(spelled).substr(start));
        if (!name) continue;
        const Position open = code.find('{', behind_bracket(code, code.find('(', start)));
        TestCase found{.name = *name,
                       .above = comments_above(text, start, "//"),
                       .line = line_of(text, start)};
        if (open != none) {
            const Position end = behind_bracket(code, open);
            read_body(found, code.substr(open, end - open), Language::cpp, helpers, constants);
        }
        found.is_run = name->find("DISABLED_") == none && is_plain_name(*name, code) &&
                       !may_skip(found.body, helpers.skipping) &&
                       !helpers.skipping.contains(name->substr(0, name->find('.')));
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
    const Names constants = constants_of_file(code, Language::script);
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
                       .line = line_of(text, start)};
        const std::string body = code.substr(end, behind_bracket(code, open) - end);
        read_body(found, body, Language::script, {}, constants);
        found.is_run = (*word == "test(" || *word == "it(") && !skips;
        cases.push_back(std::move(found));
    }
    return cases;
}

}  // namespace baize::tools
