// Finds where the hands of a .phhs file begin: at lines such as [17], which may be indented.
#pragma once

#include <string_view>

namespace baize::histories {

[[nodiscard]] constexpr bool is_indentation(char letter) {
    return letter == ' ' || letter == '\t';
}

// Returns the bracket of the next line after `at` that begins like a heading, or `end`. An indented
// line must certainly be a heading, because lines of lists can begin like one.
[[nodiscard]] const char* next_heading(const char* at, const char* end);

// True if a heading certainly begins at this bracket, whatever text follows `end`.
[[nodiscard]] bool begins_hand(const char* bracket, const char* end);

// True if nothing but indentation stands between the beginning of the line and `at`. REQUIRES: the
// text begins at `first`, which is not the beginning of a line.
[[nodiscard]] bool begins_line(const char* first, const char* at);

// Returns the bracket of the first certain heading in (first, last], or `end` if there is none. A
// heading is certain if its line holds nothing else and a field, another heading or the end of the
// text follows, or if it ends the line of a value that was cut off and a field follows. Used to
// find the next hand behind a value that is not closed.
[[nodiscard]] const char* certain_heading(const char* first, const char* last, const char* end);

// The heading of the next hand in the place of a value that was cut off right behind its =.
struct HeadingForValue {
    const char* bracket = nullptr;  // nullptr if there is none
    std::string_view field{};       // whose value is missing
    std::string_view next_field{};  // the first field behind the heading
};

// Returns the heading that may stand in place of the value of the field at `field`. It looks like a
// list of one element, so it is a heading only if the hand already has `next_field`.
[[nodiscard]] HeadingForValue heading_for_value(const char* field, const char* end);

}  // namespace baize::histories
