// Suggestions for a misspelt clause id: the ids with the most similar spelling.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace baize {

// Returns at most `count` full ids ("TCP 5.6.1(b)"), nearest first.
[[nodiscard]] std::vector<std::string_view> nearest_clauses(std::string_view wanted,
                                                            std::size_t count);

}  // namespace baize
