// Finds the value of an enumeration by its name: golden rounds and hands are written with the same
// names that the program prints.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace baize::kit {

// Looks the word up among the names of the values 0 to count - 1. `count` must be the size of the
// table of names in src, because name() would read beyond its end.
template <typename Value>
[[nodiscard]] std::optional<Value> named(std::string_view word, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<Value>(i);
        if (name(value) == word) return value;
    }
    return std::nullopt;
}

}  // namespace baize::kit
