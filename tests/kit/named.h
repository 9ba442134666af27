// The value of an enumeration by its name: golden rounds and hands are written with the words that
// programs only print.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace baize::kit {

// Looks the word up among the names of the values 0 to count - 1. The count is that of the table of
// names in src, because name() reads beyond the table where it is asked for more.
template <typename Value>
[[nodiscard]] std::optional<Value> named(std::string_view word, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<Value>(i);
        if (name(value) == word) return value;
    }
    return std::nullopt;
}

}  // namespace baize::kit
