#include "tools/same_sides.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace baize::tools {

namespace {

// Returns the text without blanks and without brackets around all of it.
std::string plain(std::string_view text) {
    text = trimmed(text);
    while (text.starts_with('(') && behind_bracket(text, 0) == text.size())
        text = trimmed(text.substr(1, text.size() - 2));
    std::string kept;
    for (Position at = 0; at < text.size();) {
        const Position literal = behind_literal(text, at);
        if (literal > at) kept += text.substr(at, literal - at);
        if (literal == at && std::isspace(static_cast<unsigned char>(text[at])) == 0)
            kept += text[at];
        at = std::max(literal, at + 1);
    }
    return kept;
}

bool is_same(std::string_view one, std::string_view other) {
    const std::string first = plain(one);
    return !first.empty() && first == plain(other);
}

std::string_view behind_comma(std::string_view arguments) {
    const std::size_t first = first_argument(arguments).size();
    return first < arguments.size() ? arguments.substr(first + 1) : std::string_view();
}

// Returns the position of a comparison between two expressions, and its width.
struct Sign {
    Position at = none;
    std::size_t width = 0;
};

Sign sign_in(std::string_view text) {
    constexpr std::array<std::string_view, 9> signs{
        "===", "!==", "==", "!=", "<=", ">=", " is not ", " is ", " in "};
    for (Position at = 0; at < text.size(); at = behind_group(text, at)) {
        for (const std::string_view sign : signs) {
            const bool is_part = at > 0 && (text[at - 1] == '<' || text[at - 1] == '>');
            if (!is_part && text.substr(at).starts_with(sign)) return {at, sign.size()};
        }
    }
    return {};
}

bool has_sign_between_same(std::string_view text) {
    text = trimmed(text);
    while (text.starts_with('(') && behind_bracket(text, 0) == text.size())
        text = trimmed(text.substr(1, text.size() - 2));
    const Sign sign = sign_in(text);
    return sign.at != none && is_same(text.substr(0, sign.at), text.substr(sign.at + sign.width));
}

// Matches: Eq(x), ::testing::StrEq(x); also the matcher of another matcher.
bool matches_with(std::string_view matcher, std::string_view value) {
    const Position open = matcher.find('(');
    if (open == none) return false;
    const std::string_view inside =
        matcher.substr(open + 1, behind_bracket(matcher, open) - open - 2);
    return is_same(inside, value) || matches_with(inside, value);
}

// Matches: (x).toBe(x), (x).not.toBe(x)
bool has_same_in_script(std::string_view said) {
    if (!said.starts_with('(')) return false;
    const Position end = behind_bracket(said, 0);
    const std::string_view value = said.substr(1, end - 2);
    if (has_sign_between_same(first_argument(value))) return true;
    const Position open = said.find('(', end);
    if (open == none) return false;
    return is_same(first_argument(value),
                   said.substr(open + 1, behind_bracket(said, open) - open - 2));
}

// Matches: assert x == x, 'why'
bool has_same_in_python(std::string_view word, std::string_view said) {
    return word == "assert" && has_sign_between_same(first_argument(said));
}

}  // namespace

bool has_same_sides(std::string_view word, std::string_view said, Language language) {
    if (language == Language::script) return has_same_in_script(said);
    if (has_same_in_python(word, said)) return true;
    const std::string_view first = first_argument(said);
    const std::string_view second = first_argument(behind_comma(said));
    if (has_sign_between_same(first)) return true;
    return word.ends_with("_THAT") ? matches_with(second, first) : is_same(first, second);
}

}  // namespace baize::tools
