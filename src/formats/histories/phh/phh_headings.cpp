#include "formats/histories/phh/phh_headings.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "formats/histories/letters.h"

namespace baize::histories {

namespace {

const char* skip_spaces(const char* at, const char* end) {
    return std::find_if_not(at, end, is_indentation);
}

bool ends_a_name(char letter) {
    return is_blank(letter) || letter == ']' || letter == '[' || letter == '=' || letter == ',' ||
           letter == '#';
}

const char* find_bracket(const char* at, const char* end) {
    const void* const found = std::memchr(at, '[', static_cast<std::size_t>(end - at));
    return found == nullptr ? end : static_cast<const char*>(found);
}

const char* skip_name(const char* at, const char* end) {
    return std::find_if(at, end, ends_a_name);
}

// Returns where the text behind [name] begins, or nullptr if no such word is here.
const char* behind_brackets(const char* at, const char* end) {
    const char* const name = skip_spaces(at + 1, end);
    const char* const after = skip_name(name, end);
    const char* const close = skip_spaces(after, end);
    if (after == name || close == end || *close != ']') return nullptr;
    return skip_spaces(close + 1, end);
}

// Returns the end of the heading's line, or nullptr if the line holds anything but a heading.
const char* behind_heading(const char* at, const char* end) {
    at = behind_brackets(at, end);
    if (at == nullptr) return nullptr;
    const bool is_alone = at == end || *at == '#' || *at == '\r' || *at == '\n';
    return is_alone ? std::find(at, end, '\n') : nullptr;
}

// Skips empty lines and comments.
const char* to_content(const char* at, const char* end) {
    at = std::find_if_not(at, end, is_blank);
    while (at != end && *at == '#') {
        at = std::find_if_not(std::find(at, end, '\n'), end, is_blank);
    }
    return at;
}

// True for a name and =; returns `when_cut` if the text ends too early to decide.
bool begins_field(const char* at, const char* end, bool when_cut) {
    const char* const after = skip_name(at, end);
    const char* const equals = skip_spaces(after, end);
    return after != at && (equals == end ? when_cut : *equals == '=');
}

// Returns `when_cut` if the text ends too early to decide.
bool is_heading(const char* at, const char* end, bool when_cut) {
    const char* const behind = behind_heading(at, end);
    if (behind == nullptr) return false;
    const char* const content = to_content(behind, end);
    if (content == end) return when_cut;
    return *content == '[' || begins_field(content, end, when_cut);
}

// Returns the first bracket of the next line that begins with one, or `end`.
const char* next_bracket(const char* at, const char* end) {
    while (at < end) {
        const void* const line = std::memchr(at, '\n', static_cast<std::size_t>(end - at));
        if (line == nullptr) return end;
        at = skip_spaces(static_cast<const char*>(line) + 1, end);
        if (at < end && *at == '[') return at;
    }
    return end;
}

// True for a heading behind a value that was cut off in the same line; a bracket behind = begins
// the value itself. A field must follow the line at once: a search through comments would take too
// long where many brackets stand in them.
bool is_heading_in_line(const char* first, const char* at, const char* end) {
    const char* before = at;
    while (before > first && is_indentation(before[-1]))
        --before;
    if (before > first && before[-1] == '=') return false;
    const char* const behind = behind_brackets(at, end);
    if (behind == nullptr || behind == end || (*behind != '\n' && *behind != '\r')) return false;
    return begins_field(std::find_if_not(behind, end, is_blank), end, false);
}

}  // namespace

bool begins_line(const char* first, const char* at) {
    while (at > first && is_indentation(at[-1]))
        --at;
    return at > first && at[-1] == '\n';
}

const char* next_heading(const char* at, const char* end) {
    do {
        at = next_bracket(at, end);
    } while (at != end && is_indentation(at[-1]) && !is_heading(at, end, true));
    return at;
}

bool begins_hand(const char* bracket, const char* end) {
    return is_heading(bracket, end, false);
}

const char* certain_heading(const char* first, const char* last, const char* end) {
    for (const char* at = find_bracket(first, end); at < end && at <= last;
         at = find_bracket(at + 1, end)) {
        const bool is_certain =
            begins_line(first, at) ? is_heading(at, end, true) : is_heading_in_line(first, at, end);
        if (is_certain) return at;
    }
    return end;
}

HeadingForValue heading_for_value(const char* field, const char* end) {
    const char* const equals = std::find(field, end, '=');
    if (equals == end) return {};
    const char* const bracket = skip_spaces(equals + 1, end);
    if (bracket == end || *bracket != '[') return {};
    const char* const behind = behind_brackets(bracket, end);
    if (behind == nullptr || behind == end || (*behind != '\n' && *behind != '\r')) return {};
    const char* const next = std::find_if_not(behind, end, is_blank);
    if (!begins_field(next, end, false)) return {};
    const auto name_at = [end](const char* at) {
        return std::string_view(at, static_cast<std::size_t>(skip_name(at, end) - at));
    };
    return {.bracket = bracket, .field = name_at(field), .next_field = name_at(next)};
}

}  // namespace baize::histories
