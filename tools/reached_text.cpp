#include "tools/reached_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "tools/assertions.h"
#include "tools/python_text.h"
#include "tools/unused_functions.h"
#include "tools/written_values.h"

namespace baize::tools {

namespace {

// Tracks the open brackets of a body, and whether the innermost block always runs.
class Blocks {
  public:
    void open(char bracket, std::string_view before) {
        const std::string_view word = word_before(before, before.size());
        const bool begins = begins_statement(before) || word == "try" || word == "do";
        always_.push_back(bracket == '{' && (always_.empty() || (always_.back() && begins)));
    }

    void close() {
        if (!always_.empty()) always_.pop_back();
    }

    [[nodiscard]] bool is_always_run() const { return !always_.empty() && always_.back(); }

  private:
    std::vector<bool> always_{};
};

// Returns the body up to the end of the `return` that always ends it.
std::string_view up_to_return(std::string_view body, Language language) {
    Blocks blocks;
    for (Position at = 0; at < body.size();) {
        const std::string_view before = trimmed(body.substr(0, at));
        if (begins_statement(before) && blocks.is_always_run() && starts_word(body, at, "return"))
            return body.substr(0, at + statement_from(body, at, language).size());
        if (body[at] == '{' || body[at] == '(') blocks.open(body[at], before);
        if (body[at] == '}' || body[at] == ')') blocks.close();
        at = behind_piece(body, at);
    }
    return body;
}

// The same for a function in Python; `body` begins with the brackets of its parameters.
std::string_view up_to_return_in_python(std::string_view body) {
    const auto cut = [&](Position at) {
        return body.substr(0, at + statement_from(body, at, Language::python).size());
    };
    const Position head = line_at(body, 0).find("):");
    if (head != none) {
        const Position first = body.find_first_not_of(' ', head + 2);
        if (first != none && starts_word(body, first, "return")) return cut(first);
    }
    const std::vector<Position> starts = line_starts(body);
    if (starts.size() < 2) return body;
    const Position margin = margin_of(body, starts[1]);
    for (std::size_t i = 1; i < starts.size(); ++i) {
        if (starts_word(body, starts[i], "return") && margin_of(body, starts[i]) == margin)
            return cut(starts[i]);
    }
    return body;
}

std::optional<long> number_of(std::string_view text) {
    text = trimmed(text);
    long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view rest = text.substr(static_cast<Position>(end - text.data()));
    if (error != std::errc() || rest.find_first_not_of("uUlLzZ") != none) return std::nullopt;
    return number;
}

bool holds(long left, std::string_view sign, long right) {
    if (sign == "<") return left < right;
    if (sign == "<=") return left <= right;
    if (sign == ">") return left > right;
    if (sign == ">=") return left >= right;
    return sign.starts_with("==") ? left == right : left != right;
}

// Matches: int i = 5; i < 5
bool fails_at_once(std::string_view first, std::string_view condition) {
    const Position sign = condition.find_first_of("<>=!");
    const Position equals = first.find_first_of("={");
    if (sign == none || equals == none) return false;
    const Position right = std::min(condition.find_first_not_of("<>=!", sign), condition.size());
    const std::string_view name = trimmed(condition.substr(0, sign));
    const std::string_view value = first.substr(equals + 1);
    const std::optional<long> from = number_of(value.substr(0, value.find('}')));
    const std::optional<long> to = number_of(condition.substr(right));
    return from && to && trimmed(first.substr(0, equals)).ends_with(name) &&
           !holds(*from, condition.substr(sign, right - sign), *to);
}

bool is_forever(std::string_view condition) {
    condition = trimmed(condition);
    return condition.empty() || condition == "true" || condition == "True" || condition == "1";
}

bool never_loops(std::string_view condition, Language language, const Names& constants) {
    return !is_about_program(condition, language, constants) && !is_forever(condition);
}

// Matches: for (int i = 0; i < 0; ++i)
bool counts_nothing(std::string_view head, Language language, const Names& constants) {
    const std::string_view first = statement_from(head, 0, language);
    if (first.size() == head.size()) return false;
    const std::string_view condition = statement_from(head, first.size() + 1, language);
    return never_loops(condition, language, constants) || fails_at_once(first, condition);
}

// `word` is if, while, for or switch, and `head` is the text behind it.
bool is_constant_head(std::string_view word,
                      std::string_view head,
                      Language language,
                      const Names& constants) {
    if (word == "for") return counts_nothing(head, language, constants);
    if (word == "while") return never_loops(head, language, constants);
    return !is_about_program(head, language, constants);
}

bool has_constant_head(std::string_view body, Language language, const Names& constants) {
    constexpr std::array<std::string_view, 4> words{"if", "while", "for", "switch"};
    const std::string code = without_literals(body);
    for (Position open = code.find('('); open != none; open = code.find('(', open + 1)) {
        std::string_view before = trimmed(std::string_view(code).substr(0, open));
        if (before.ends_with("constexpr")) before = trimmed(before.substr(0, before.size() - 9));
        const std::string_view word = word_before(before, before.size());
        if (std::find(words.begin(), words.end(), word) == words.end()) continue;
        const std::string_view head = body.substr(open + 1, behind_bracket(body, open) - open - 2);
        if (is_constant_head(word, head, language, constants)) return true;
    }
    return false;
}

std::string_view up_to_colon(std::string_view text) {
    Position end = 0;
    while (end < text.size() && text[end] != ':' && text[end] != '\n')
        end = behind_group(text, end);
    return text.substr(0, end);
}

bool has_constant_head_in_python(std::string_view body, const Names& constants) {
    for (const Position start : line_starts(body)) {
        const std::string_view word = body.substr(start, behind_piece(body, start) - start);
        if (word != "if" && word != "elif" && word != "while") continue;
        const Position first = start + word.size();
        const std::string_view head = up_to_colon(body.substr(first));
        if (is_constant_head(word, head, Language::python, constants)) return true;
    }
    return false;
}

// Matches: [] or std::vector<int>{}
bool is_empty_list(std::string_view value) {
    const bool is_of_library = value.starts_with("std::") && !value.starts_with("std::array");
    return value == "[]" || value == "()" || value == "{}" || value == "range(0)" ||
           (is_of_library && value.ends_with("{}"));
}

// Matches: for (const int n : std::vector<int>{}), for n in []:
bool has_empty_loop(std::string_view body, Language language) {
    const std::vector<WrittenValue> values = written_values(body, language);
    return std::any_of(values.begin(), values.end(), [&](const WrittenValue& written) {
        const bool ends_in_colon = language == Language::python;
        const std::string_view value = ends_in_colon ? up_to_colon(written.value) : written.value;
        return written.is_loop && is_empty_list(trimmed(value));
    });
}

}  // namespace

std::string reached_text(std::string_view body, Language language) {
    const std::string_view reached =
        language == Language::python ? up_to_return_in_python(body) : up_to_return(body, language);
    return without_unused_functions(reached, language);
}

bool reaches_assertion(std::string_view body,
                       Language language,
                       const Names& helpers,
                       const Names& outside) {
    const std::string reached = reached_text(body, language);
    return asserts(reached, language, helpers, outside) &&
           !has_constant_branch(reached, language, outside);
}

bool has_constant_branch(std::string_view body, Language language, const Names& outside) {
    const Names constants = constant_names(body, language, outside);
    if (has_empty_loop(body, language)) return true;
    return language == Language::python ? has_constant_head_in_python(body, constants)
                                        : has_constant_head(body, language, constants);
}

}  // namespace baize::tools
