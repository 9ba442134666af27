// "Did you mean": the clauses whose ids are spelled most like a wrong one.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace baize {

// Full ids ("TCP 5.6.1(b)"), nearest first; at most count of them.
[[nodiscard]] std::vector<std::string_view> nearest_clauses(std::string_view wanted,
                                                            std::size_t count);

}  // namespace baize
