// Where the hands of a .phhs file begin: at lines like [17].
#pragma once

namespace baize::histories {

// The next line from `at` on that begins like a heading, or `end`.
[[nodiscard]] const char* next_heading(const char* at, const char* end);

// The first line in (first, last] that is a heading for certain: nothing else stands in it, and a
// field, another heading or the end of the text follows. `end` when there is none. A list or string
// that has no end runs on into the next hand; this tells where that hand begins.
[[nodiscard]] const char* certain_heading(const char* first, const char* last, const char* end);

}  // namespace baize::histories
