#include "tools/raised.h"

#include <algorithm>
#include <vector>

#include "tools/assertions.h"
#include "tools/python_text.h"

namespace baize::tools {

namespace {

bool is_exception(std::string_view word) {
    return word.ends_with("Error") || word.ends_with("Exception") || word.ends_with("Warning");
}

// Blanks names of exceptions, and self.assertEqual or self.fail up to the bracket.
std::string without_raisers(std::string_view text) {
    std::string kept(text);
    const std::string code = without_literals(text);
    for (Position at = 0; at < code.size();) {
        const Position end = behind_piece(code, at);
        const std::string_view word = std::string_view(code).substr(at, end - at);
        const bool is_own = at >= 5 && code.compare(at - 5, 5, "self.") == 0;
        if (is_exception(word)) blank(kept, at, end);
        if (is_own && (word.starts_with("assert") || word == "fail")) blank(kept, at - 5, end);
        at = end;
    }
    return kept;
}

// Returns the text of a `with` statement behind its colon, with the lines below that belong to it.
std::string_view block_of_with(std::string_view body, Position bracket) {
    const std::vector<Position> starts = line_starts(body);
    const auto behind = std::upper_bound(starts.begin(), starts.end(), bracket);
    const auto line = static_cast<std::size_t>(behind - starts.begin()) - 1;
    Position at = behind_bracket(body, bracket);
    while (at < body.size() && body[at] != ':' && body[at] != '\n')
        at = behind_group(body, at);
    const Position end = std::max(at, block_end(body, starts, line));
    return body.substr(at, end - at);
}

bool is_with(std::string_view body, Position bracket) {
    const Position line = body.rfind('\n', bracket);
    const std::string_view head = body.substr(line == none ? 0 : line + 1, bracket);
    return trimmed(head).starts_with("with ");
}

std::string_view tried_at(std::string_view body, Position bracket) {
    if (is_with(body, bracket)) return block_of_with(body, bracket);
    const std::string_view inside =
        body.substr(bracket + 1, behind_bracket(body, bracket) - bracket - 2);
    return inside.substr(first_argument(inside).size());
}

}  // namespace

bool expects_exception(std::string_view word) {
    return word.starts_with("assertRaises") || word.starts_with("assertWarns") ||
           word == "assertLogs" || word == "assertNoLogs";
}

std::string tried_text(std::string_view body, Position bracket) {
    return without_raisers(tried_at(body, bracket));
}

std::string without_idle_tries(std::string_view body, const Names& constants) {
    std::string kept(body);
    for (Position at = body.find('('); at != none; at = body.find('(', at + 1)) {
        if (!expects_exception(called_word(body, at))) continue;
        const std::string_view tried = tried_at(body, at);
        if (is_about_program(without_raisers(tried), Language::python, constants)) continue;
        const auto start = static_cast<Position>(tried.data() - body.data());
        blank(kept, start, start + tried.size());
    }
    return kept;
}

}  // namespace baize::tools
