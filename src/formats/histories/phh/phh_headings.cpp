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

const char* skip_name(const char* at, const char* end) {
    return std::find_if(at, end, ends_a_name);
}

// Returns the end of the heading's line, or nullptr if the line holds anything but a heading.
const char* behind_heading(const char* at, const char* end) {
    const char* const name = skip_spaces(at + 1, end);
    const char* const after = skip_name(name, end);
    const char* const close = skip_spaces(after, end);
    if (after == name || close == end || *close != ']') return nullptr;
    at = skip_spaces(close + 1, end);
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

// Returns `when_cut` if the text ends too early to decide.
bool is_heading(const char* at, const char* end, bool when_cut) {
    const char* const behind = behind_heading(at, end);
    if (behind == nullptr) return false;
    const char* const content = to_content(behind, end);
    if (content == end) return when_cut;
    if (*content == '[') return true;
    const char* const after = skip_name(content, end);
    const char* const equals = skip_spaces(after, end);
    return after != content && (equals == end ? when_cut : *equals == '=');
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

// True if text of a value that was cut off stands before the heading, which a field must follow. A
// bracket behind = begins the value itself.
bool is_heading_in_line(const char* first, const char* at, const char* end) {
    const char* before = at;
    while (before > first && is_indentation(before[-1]))
        --before;
    if (before > first && before[-1] == '=') return false;
    const char* const behind = behind_heading(at, end);
    if (behind == nullptr) return false;
    const char* const content = to_content(behind, end);
    return content != end && *content != '[' && is_heading(at, end, false);
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
    for (const char* at = std::find(first, end, '['); at < end && at <= last;
         at = std::find(at + 1, end, '[')) {
        const bool is_certain =
            begins_line(first, at) ? is_heading(at, end, true) : is_heading_in_line(first, at, end);
        if (is_certain) return at;
    }
    return end;
}

}  // namespace baize::histories
