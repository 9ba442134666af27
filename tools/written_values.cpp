#include "tools/written_values.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace baize::tools {

namespace {

Position skip_blanks(std::string_view text, Position at) {
    return std::min(text.find_first_not_of(" \n", at), text.size());
}

// Removes a leading [[maybe_unused]].
std::string_view without_attribute(std::string_view left) {
    left = trimmed(left);
    return left.starts_with("[[") ? left.substr(behind_bracket(left, 0)) : left;
}

// Removes the types: const Case& one; const Case cases[]; const auto& [one, other]; one, other
Names declared_names(std::string_view left, Language language) {
    Names names;
    const Position open = language == Language::cpp ? left.find('[') : none;
    const std::string_view before = trimmed(left.substr(0, open));
    const bool is_binding = before.ends_with("auto") || before.ends_with("auto&");
    if (language == Language::cpp && !is_binding) {
        names.emplace(word_before(before, before.size()));
        return names;
    }
    add_words(open == none ? left : left.substr(open), names);
    for (const char* const word : {"const", "let", "auto"})
        names.erase(word);
    return names;
}

// Returns the position and the width of the separator between the variables of a loop and their
// values.
std::pair<Position, std::size_t> parting(std::string_view head, Language language) {
    if (language == Language::python) return {head.find(" in "), 4};
    if (language == Language::script) return {head.find(" of "), 4};
    Position colon = head.find(':');
    while (colon != none && head.substr(colon, 2) == "::")
        colon = head.find(':', colon + 2);
    return {colon, 1};
}

// Matches: for (const Case& one : cases), for (const one of cases), for one, other in cases:
std::optional<WrittenValue> loop_at(std::string_view body, Position at, Language language) {
    const Position open = skip_blanks(body, at);
    if (open == body.size()) return std::nullopt;
    std::string_view head = statement_from(body, at, language);
    if (language != Language::python) {
        if (body[open] != '(') return std::nullopt;
        head = body.substr(open + 1, behind_bracket(body, open) - open - 2);
    }
    const auto [place, width] = parting(head, language);
    if (place == none) return std::nullopt;
    return WrittenValue{.names = declared_names(head.substr(0, place), language),
                        .value = head.substr(place + width),
                        .is_loop = true};
}

// Matches: Type name = value; auto [name, other] = value; name, other = value; but neither
// name=value inside a call nor .name = value.
std::optional<WrittenValue> assignment_at(std::string_view body,
                                          Position word,
                                          Position equals,
                                          Language language) {
    if (word > 0 && body[word - 1] == '.') return std::nullopt;
    const Position line = body.find_last_of("\n;{}", word);
    const Position first = line == none ? 0 : line + 1;
    const std::string_view left = without_attribute(body.substr(first, equals - first));
    if (left.find('(') != none) return std::nullopt;
    return WrittenValue{.names = declared_names(left, language),
                        .value = statement_from(body, equals + 1, language),
                        .declared = declared_before(body, word)};
}

// Matches: Type name{value}; Type name(value);
std::optional<WrittenValue> construction_at(std::string_view body,
                                            Position word,
                                            Position bracket) {
    constexpr std::array<std::string_view, 6> no_types{
        "return", "else", "co_return", "new", "case", "throw"};
    const Position type = body.substr(0, word).find_last_not_of(" &");
    if (type == none || type + 1 == word) return std::nullopt;
    const std::string_view before = word_before(body, type + 1);
    const bool is_type =
        body[type] == '>' ||
        (!before.empty() && std::find(no_types.begin(), no_types.end(), before) == no_types.end());
    if (!is_type) return std::nullopt;
    WrittenValue found{
        .value = body.substr(bracket + 1, behind_bracket(body, bracket) - bracket - 2),
        .declared = declared_before(body, word)};
    found.names.emplace(body.substr(word, bracket - word));
    return found;
}

std::optional<WrittenValue> written_at(std::string_view body,
                                       Position word,
                                       Position end,
                                       Language language) {
    if (body.substr(word, end - word) == "for") return loop_at(body, end, language);
    Position at = skip_blanks(body, end);
    while (at < body.size() && (body[at] == '[' || body[at] == ']'))
        at = skip_blanks(body, behind_group(body, at));
    const std::string_view rest = body.substr(at);
    if (rest.starts_with('=') && !rest.starts_with("=="))
        return assignment_at(body, word, at, language);
    const bool opens = rest.starts_with('{') || rest.starts_with('(');
    if (language == Language::cpp && at == end && opens) return construction_at(body, word, at);
    return std::nullopt;
}

}  // namespace

std::string_view declared_before(std::string_view body, Position word) {
    const Position line = word == 0 ? none : body.find_last_of("\n;{}", word - 1);
    const Position first = line == none ? 0 : line + 1;
    return without_attribute(body.substr(first, word - first));
}

std::string_view statement_from(std::string_view text, Position at, Language language) {
    const std::string_view ends = language == Language::python ? ";)}]\n" : ";)}]";
    const Position start = at;
    while (at < text.size() && ends.find(text[at]) == none)
        at = behind_group(text, at);
    return text.substr(start, at - start);
}

void add_words(std::string_view text, Names& words) {
    for (Position at = 0; at < text.size();) {
        const Position start = at;
        while (at < text.size() && is_word(text[at]))
            ++at;
        if (at > start) words.emplace(text.substr(start, at - start));
        ++at;
    }
}

std::vector<WrittenValue> written_values(std::string_view body, Language language) {
    std::vector<WrittenValue> values;
    for (Position at = 0; at < body.size();) {
        const Position end = behind_piece(body, at);
        if (is_word(body[at]) && behind_literal(body, at) == at) {
            if (auto found = written_at(body, at, end, language))
                values.push_back(*std::move(found));
        }
        at = end;
    }
    return values;
}

}  // namespace baize::tools
