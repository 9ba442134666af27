#include "tools/unused_functions.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "tools/python_text.h"
#include "tools/written_values.h"

namespace baize::tools {

namespace {

// Matches: [&](int n) { ... }, async (page) => ..., lambda: ...
bool is_function(std::string_view value, Language language) {
    value = trimmed(value);
    if (value.empty()) return false;
    if (language == Language::cpp) return value.starts_with('[');
    if (language == Language::python) return value.starts_with("lambda");
    if (value.starts_with("async ")) value = trimmed(value.substr(6));
    if (value.starts_with("function")) return true;
    if (!value.starts_with('('))
        return trimmed(value.substr(behind_piece(value, 0))).starts_with("=>");
    const std::string_view behind = trimmed(value.substr(behind_bracket(value, 0)));
    return behind.starts_with("=>") || behind.starts_with(':');
}

// A function that a test defines for its own use, with its name and its range.
struct Inner {
    std::string_view name{};
    Position start = 0;
    Position end = 0;
};

// True if a name behind this text is a new variable, not a member or an argument that another
// function may call.
bool declares(std::string_view before, Language language) {
    before = trimmed(before);
    if (language == Language::python) return before.empty();
    if (language == Language::script) return before == "const" || before == "let";
    return !before.empty() && !before.ends_with("->") &&
           (is_word(before.back()) || before.ends_with('>') || before.ends_with('&'));
}

// Matches: const auto check = [&] { ... }; const check = () => { ... }; check = lambda: ...
std::optional<Inner> function_at(std::string_view body, Position equals, Language language) {
    const std::string_view value = statement_from(body, equals + 1, language);
    const Position name_end = body.find_last_not_of(' ', equals - 1);
    if (name_end == none || !is_function(value, language)) return std::nullopt;
    const std::string_view name = word_before(body, name_end + 1);
    const std::string_view declared = declared_before(body, name_end + 1 - name.size());
    if (name.empty() || !declares(declared, language)) return std::nullopt;
    return Inner{name, equals + 1, equals + 1 + value.size()};
}

// Matches: function check() { ... }; struct Check { ... };
std::optional<Inner> definition_behind(std::string_view body, Position word_end) {
    const Position start = body.find_first_not_of(' ', word_end);
    if (start == none || !is_word(body[start])) return std::nullopt;
    const Position end = behind_piece(body, start);
    const Position open = body.find_first_of("{;=", end);
    if (open == none || body[open] != '{') return std::nullopt;
    return Inner{body.substr(start, end - start), open, behind_bracket(body, open)};
}

void add_definitions(std::string_view body, std::string_view keyword, std::vector<Inner>& inner) {
    const std::string code = without_literals(body);
    for (Position at = code.find(keyword); at != none; at = code.find(keyword, at + 1)) {
        if (!starts_word(code, at, keyword)) continue;
        if (const auto found = definition_behind(body, at + keyword.size()))
            inner.push_back(*found);
    }
}

// Matches: def check(): ...; but not methods and decorated functions, which other code may call.
void add_python_definitions(std::string_view body, std::vector<Inner>& inner) {
    for (const PythonFunction& found : python_functions(body)) {
        if (found.start != found.decorators || found.body.starts_with("(self")) continue;
        const auto start = static_cast<Position>(found.body.data() - body.data());
        inner.push_back({found.name, start, start + found.body.size()});
    }
}

// Matches: auto check{[] { ... }}; const std::function<void()> check([&] { ... });
std::optional<Inner> constructed_at(std::string_view body, Position lambda) {
    const Position open = lambda == 0 ? none : body.find_last_not_of(" \n", lambda - 1);
    if (open == none || open == 0 || (body[open] != '{' && body[open] != '(')) return std::nullopt;
    const std::string_view name = word_before(body, open);
    const std::string_view declared = declared_before(body, open - name.size());
    constexpr std::array<std::string_view, 5> no_types{
        "return", "co_return", "throw", "else", "case"};
    const std::string_view last = word_before(trimmed(declared), trimmed(declared).size());
    const bool is_type = std::find(no_types.begin(), no_types.end(), last) == no_types.end();
    if (name.empty() || !is_type || !declares(declared, Language::cpp)) return std::nullopt;
    return Inner{name, open, behind_bracket(body, open)};
}

// Returns the end of the lambda that begins here; `none` if it is no lambda, or is called at once.
Position behind_idle_lambda(std::string_view body, Position at) {
    Position end = behind_bracket(body, at);
    while (end < body.size() && body[end] != '{' && body[end] != ';')
        end = behind_group(body, end);
    if (end >= body.size() || body[end] != '{') return none;
    end = behind_bracket(body, end);
    const std::string_view then = trimmed(body.substr(end));
    return then.starts_with(';') || then.starts_with(')') ? end : none;
}

// Matches: () => { ... }()
bool is_called_at_end(std::string_view statement) {
    return trimmed(statement).ends_with("})()") || trimmed(statement).ends_with("}()");
}

// Matches: [] { ... }; (void)[] { ... }; static_cast<void>([] { ... });
void add_idle_lambdas(std::string_view body, std::vector<Inner>& inner) {
    constexpr std::array<std::string_view, 2> silenced{"(void)", "static_cast<void>("};
    for (Position at = body.find('['); at != none; at = body.find('[', at + 1)) {
        if (const std::optional<Inner> found = constructed_at(body, at)) inner.push_back(*found);
        std::string_view before = trimmed(body.substr(0, at));
        for (const std::string_view one : silenced) {
            if (before.ends_with(one))
                before = trimmed(before.substr(0, before.size() - one.size()));
        }
        const bool is_attribute = body.substr(at, 2) == "[[";
        if (is_attribute || !begins_statement(before)) continue;
        const Position end = behind_idle_lambda(body, at);
        if (end != none) inner.push_back({"", at, end});
    }
}

// Matches a statement that is only a function: () => { ... }; (async () => { ... }); lambda: ...
void add_idle_functions(std::string_view body, Language language, std::vector<Inner>& inner) {
    for (Position at = 0; at < body.size(); at = behind_piece(body, at)) {
        const std::string_view before = trimmed(body.substr(0, at));
        const bool begins = language == Language::python
                                ? at > 0 && trimmed(declared_before(body, at)).empty()
                                : begins_statement(before);
        if (!begins || body[at] == ' ' || body[at] == '\n') continue;
        std::string_view statement = statement_from(body, at, language);
        const std::size_t size = statement.size();
        if (statement.starts_with("void ")) statement.remove_prefix(5);
        const bool is_whole =
            statement.starts_with('(') && behind_bracket(statement, 0) == statement.size();
        if (is_whole) statement = statement.substr(1, statement.size() - 2);
        const bool is_named = statement.starts_with("function ");
        if (!is_named && is_function(statement, language) && !is_called_at_end(statement))
            inner.push_back({"", at, at + size});
    }
}

// True if the name occurs anywhere except in its definition and where it is only named:
// (void)check; static_cast<void>(check); std::ignore = check; decltype(check); sizeof(check).
bool is_used(std::string_view name, const std::string& code) {
    constexpr std::array<std::string_view, 5> idle{
        "(void)", "static_cast<void>(", "std::ignore = ", "decltype(", "sizeof("};
    if (name.empty()) return false;
    std::size_t uses = count_words(code, name);
    for (const std::string_view one : idle) {
        for (Position at = code.find(one); at != none; at = code.find(one, at + 1)) {
            const bool is_this = starts_word(code, at + one.size(), name);
            const std::string_view then =
                is_this ? trimmed(std::string_view(code).substr(at + one.size() + name.size()))
                        : "";
            if (then.starts_with(';') || then.starts_with(')')) --uses;
        }
    }
    return uses > 1;
}

std::vector<Inner> inner_functions(std::string_view body, Language language) {
    std::vector<Inner> inner;
    const std::string code = without_literals(body);
    for (Position at = code.find('=', 1); at != none; at = code.find('=', at + 1)) {
        if (const std::optional<Inner> found = function_at(body, at, language))
            inner.push_back(*found);
    }
    if (language == Language::cpp) add_idle_lambdas(body, inner);
    if (language != Language::cpp) add_idle_functions(body, language, inner);
    if (language == Language::python) {
        add_python_definitions(body, inner);
    } else {
        add_definitions(body, language == Language::cpp ? "struct" : "function", inner);
    }
    return inner;
}

}  // namespace

std::string without_unused_functions(std::string_view body, Language language) {
    std::string text(body);
    const std::vector<Inner> inner = inner_functions(body, language);
    for (bool is_new = !inner.empty(); is_new;) {
        is_new = false;
        for (const Inner& one : inner) {
            std::string code = text;
            blank(code, one.start, one.end);
            if (code == text || is_used(one.name, without_literals(code))) continue;
            text = code;
            is_new = true;
        }
    }
    return text;
}

}  // namespace baize::tools
