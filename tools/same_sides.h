// Finds comparisons whose two sides are the same expression. They hold whatever the program does.
#pragma once

#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// True for EXPECT_EQ(x, x), EXPECT_TRUE(x == x), EXPECT_THAT(x, Eq(x)), assertEqual(x, x),
// `assert x == x` and expect(x).toBe(x). `word` is the assertion, `said` its content as said_by()
// returns it.
[[nodiscard]] bool has_same_sides(std::string_view word, std::string_view said, Language language);

}  // namespace baize::tools
