// Where the hands of a .phhs file begin: at lines like [17], which may be indented.
#pragma once

namespace baize::histories {

[[nodiscard]] constexpr bool is_indentation(char letter) {
    return letter == ' ' || letter == '\t';
}

// The bracket of the next line from `at` on that begins like a heading, or `end`. An indented line
// must be a heading for certain: lists have lines that begin like one.
[[nodiscard]] const char* next_heading(const char* at, const char* end);

// Does a heading for certain begin at this bracket, whatever text may come behind `end`?
[[nodiscard]] bool begins_hand(const char* bracket, const char* end);

// The bracket of the first heading for certain in (first, last]: nothing else stands in its line,
// and a field, another heading or the end of the text follows. `end` when there is none. A list or
// string that has no end runs on into the next hand; this tells where that hand begins.
[[nodiscard]] const char* certain_heading(const char* first, const char* last, const char* end);

}  // namespace baize::histories
