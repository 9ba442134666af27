#include "tools/assertions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

#include "tools/raised.h"
#include "tools/same_sides.h"

namespace baize::tools {

namespace {

using Words = std::vector<std::string_view>;

bool is_one_of(std::string_view word, const Words& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// The words of the language and of its standard library. The id of a clause is treated as a
// constant.
const Words& words_of(Language language) {
    static const Words cpp{
        "true",        "false",   "nullptr",   "std",      "Clause",   "auto",     "const",
        "bool",        "static",  "char",      "int",      "long",     "double",   "return",
        "static_cast", "_clause", "constexpr", "sizeof",   "void",     "unsigned", "signed",
        "short",       "float",   "not",       "and",      "or",       "xor",      "throw",
        "new",         "delete",  "alignof",   "decltype", "noexcept", "typename", "size_t",
        "int8_t",      "int16_t", "int32_t",   "int64_t",  "uint8_t",  "uint16_t", "uint32_t",
        "uint64_t",    "inline",  "typeid"};
    static const Words python{
        "True",  "False",  "None",  "and",  "or",     "not",  "in",   "is",         "if",
        "else",  "lambda", "int",   "str",  "len",    "bool", "list", "set",        "dict",
        "tuple", "range",  "float", "repr", "bytes",  "sum",  "abs",  "isinstance", "type",
        "min",   "max",    "all",   "any",  "sorted", "math", "pass", "raise",      "assert"};
    static const Words script{"true",    "false",  "null",  "undefined",  "const",  "let",
                              "new",     "typeof", "await", "return",     "Number", "String",
                              "Boolean", "BigInt", "Array", "Object",     "NaN",    "Infinity",
                              "Math",    "JSON",   "void",  "instanceof", "Set",    "Map"};
    return language == Language::cpp ? cpp : language == Language::python ? python : script;
}

// True for a member, or for a name inside a namespace or a class.
bool belongs_to_another(std::string_view text, Position at) {
    const std::string_view before = text.substr(0, at);
    if (before.ends_with("->")) return true;
    if (before.ends_with("::")) return at > 2 && (is_word(text[at - 3]) || text[at - 3] == '>');
    return before.ends_with('.') && !before.ends_with("..");
}

bool is_quote(std::string_view text, Position at) {
    return at < text.size() && (text[at] == '"' || text[at] == '\'');
}

// True for the f of f"...", and the sv of "..."sv; suffixes that the program defines begin with _.
bool is_part_of_literal(std::string_view text, Position at, Position end) {
    return is_quote(text, end) || (at > 0 && text[at] != '_' && is_quote(text, at - 1));
}

bool stands_for_itself(
    std::string_view text, Position at, Position end, Language language, const Names& constants) {
    const std::string_view word = text.substr(at, end - at);
    return std::isdigit(static_cast<unsigned char>(word.front())) != 0 ||
           belongs_to_another(text, at) || is_part_of_literal(text, at, end) ||
           is_one_of(word, words_of(language)) || constants.contains(word);
}

// True if a literal prints a word of the program: f"{clause}", `${clause}`.
bool prints_program(
    std::string_view text, Position at, Position end, Language language, const Names& constants) {
    const bool prints = text[at] == '`' || (language == Language::python && at > 0 &&
                                            (text[at - 1] == 'f' || text[at - 1] == 'F'));
    if (!prints) return false;
    const std::string_view literal = text.substr(at, end - at);
    for (Position open = literal.find('{'); open != none; open = literal.find('{', open + 1)) {
        const Position close = std::min(literal.find('}', open), literal.size());
        if (is_about_program(literal.substr(open + 1, close - open - 1), language, constants))
            return true;
    }
    return false;
}

// Returns the text with blanks in place of the content of its assertions.
std::string without_assertions(std::string_view body, Language language) {
    std::string rest(body);
    for (Position at = body.find('('); at != none; at = body.find('(', at + 1)) {
        if (!is_assertion(body, at, language)) continue;
        const std::string_view said = said_by(body, at, language);
        const auto start = static_cast<Position>(said.data() - body.data());
        std::fill_n(rest.begin() + static_cast<std::ptrdiff_t>(start), said.size(), ' ');
    }
    return rest;
}

// True for a line that defines a constant: `constexpr int seats = 9;`, `SEATS = 9`, `const a = 1;`.
bool defines_constant(std::string_view line, Language language) {
    if (language == Language::script)
        return line.starts_with("const ") || line.starts_with("export const ");
    if (language == Language::cpp)
        return line.starts_with("const ") || has_word(line.substr(0, line.find('=')), "constexpr");
    const std::string_view name = line.substr(0, std::min(line.find(' '), line.size()));
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
        return is_word(letter) && std::islower(static_cast<unsigned char>(letter)) == 0;
    });
}

// Returns the lines without indentation that define constants. `#define ONE 1` is one, too.
std::string lines_of_constants(std::string_view text, Language language) {
    std::string kept;
    for (const Position start : line_starts(text)) {
        std::string line(line_at(text, start));
        if (start > 0 && text[start - 1] != '\n') continue;
        if (line.starts_with("#define ")) {
            const Position name = line.find_first_not_of(' ', 8);
            const Position end = name == none ? none : behind_piece(line, name);
            if (end == none || end >= line.size() || line[end] != ' ') continue;
            line = "const auto " + line.substr(name, end - name) + " =" + line.substr(end) + ";";
        }
        const bool opens_block = line.find(") {") != none;
        if (defines_constant(line, language) && !opens_block) kept += line + "\n";
    }
    return kept;
}

bool is_const(const WrittenValue& written, Language language) {
    Names words;
    add_words(written.declared, words);
    if (!words.contains("const") && !words.contains("constexpr")) return false;
    // Other code may change the target of a pointer, and the content of a list or an object in a
    // script.
    if (language == Language::cpp) return written.declared.find('*') == none;
    return written.value.find_first_of("[{(") == none;
}

// True if a name is written once and the test uses it only in assertions.
bool is_only_asserted(std::string_view name, const std::string& rest) {
    return count_words(rest, name) == 1;
}

bool says_something(std::string_view word,
                    std::string_view said,
                    Language language,
                    const Names& constants) {
    if (has_same_sides(word, said, language)) return false;
    if (language == Language::script) {
        const std::string_view then = trimmed(said.substr(behind_group(said, 0)));
        return then.starts_with('.') && is_about_program(said, language, constants);
    }
    // The text behind the first comma is a matcher.
    if (word.ends_with("_THAT")) said = first_argument(said);
    const bool always_fails =
        is_one_of(word, {"FAIL", "ADD_FAILURE", "ADD_FAILURE_AT", "GTEST_FAIL", "RC_FAIL", "fail"});
    return always_fails || is_about_program(said, language, constants);
}

// Matches: assert a == b
bool has_plain_assert(std::string_view body, const std::string& code, const Names& constants) {
    for (Position at = code.find("assert "); at != none; at = code.find("assert ", at + 1)) {
        const bool is_whole = at == 0 || !is_word(code[at - 1]);
        const Position start = at + std::string_view("assert ").size();
        const std::string_view said = statement_from(body, start, Language::python);
        if (is_whole && says_something("assert", said, Language::python, constants)) return true;
    }
    return false;
}

}  // namespace

std::string_view called_word(std::string_view text, Position bracket) {
    Position end = bracket;
    if (end > 0 && text[end - 1] == '>') {
        std::size_t depth = 0;
        do {
            --end;
            if (text[end] == '>') ++depth;
            if (text[end] == '<') --depth;
        } while (end > 0 && depth > 0);
    }
    return word_before(text, end);
}

bool is_assertion(std::string_view text, Position bracket, Language language) {
    const std::string_view word = called_word(text, bracket);
    if (language == Language::script) {
        const std::string_view before = text.substr(0, bracket - word.size());
        const bool is_kind = before.ends_with('.') && (word == "poll" || word == "soft") &&
                             word_before(before, before.size() - 1) == "expect";
        return word == "expect" || is_kind;
    }
    if (language == Language::python) return word.starts_with("assert") || word == "fail";
    return word.starts_with("EXPECT_") || word.starts_with("ASSERT_") ||
           word.starts_with("RC_ASSERT") || word == "static_assert" || word == "FAIL" ||
           word == "RC_FAIL" || word.starts_with("ADD_FAILURE");
}

std::string_view said_by(std::string_view text, Position bracket, Language language) {
    // Matches: expect(page).toHaveTitle(...)
    if (language == Language::script) return statement_from(text, bracket, language);
    return text.substr(bracket + 1, behind_bracket(text, bracket) - bracket - 2);
}

Names constant_names(std::string_view body, Language language, const Names& outside) {
    Names names = outside;
    const std::vector<WrittenValue> values = written_values(body, language);
    if (values.empty()) return names;
    for (const WrittenValue& written : values) {
        for (const std::string& name : written.names)
            names.erase(name);
    }
    const std::string rest = without_literals(without_assertions(body, language));
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const WrittenValue& written : values) {
            if (written.names.size() != 1 || written.is_loop ||
                is_about_program(written.value, language, names) ||
                is_about_program(written.declared, language, names))
                continue;
            const std::string& name = *written.names.begin();
            if (is_const(written, language) || is_only_asserted(name, rest))
                is_new = names.insert(name).second || is_new;
        }
    }
    return names;
}

Names constants_of_file(std::string_view text, Language language) {
    const std::string head = lines_of_constants(text, language);
    Names names;
    for (const WrittenValue& written : written_values(head, language)) {
        const std::string_view value = trimmed(line_at(written.value, 0));
        if (written.names.size() == 1 && !value.empty() &&
            !is_about_program(value, language, names) &&
            !is_about_program(written.declared, language, names))
            names.insert(*written.names.begin());
    }
    return names;
}

bool is_about_program(std::string_view text, Language language, const Names& constants) {
    for (Position at = 0; at < text.size();) {
        const Position end = behind_piece(text, at);
        const bool says =
            behind_literal(text, at) > at
                ? prints_program(text, at, end, language, constants)
                : is_word(text[at]) && !stands_for_itself(text, at, end, language, constants);
        if (says) return true;
        at = end;
    }
    return false;
}

bool asserts_at(std::string_view body,
                Position bracket,
                Language language,
                const Names& constants) {
    if (!is_assertion(body, bracket, language)) return false;
    const std::string_view word = called_word(body, bracket);
    if (language == Language::python && expects_exception(word))
        return is_about_program(tried_text(body, bracket), language, constants);
    return says_something(word, said_by(body, bracket, language), language, constants);
}

bool asserts(std::string_view body, Language language, const Names& helpers, const Names& outside) {
    const Names constants = constant_names(body, language, outside);
    std::string kept;
    if (language == Language::python) body = kept = without_idle_tries(body, constants);
    const std::string code = without_literals(body);
    if (calls_any(code, helpers)) return true;
    for (Position at = code.find('('); at != none; at = code.find('(', at + 1)) {
        if (asserts_at(body, at, language, constants)) return true;
    }
    return language == Language::python && has_plain_assert(body, code, constants);
}

bool calls_any(std::string_view body, const Names& functions) {
    for (Position at = body.find('('); at != none; at = body.find('(', at + 1)) {
        if (functions.contains(called_word(body, at))) return true;
    }
    return false;
}

}  // namespace baize::tools
