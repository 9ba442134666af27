// Tables in which a row and a column find a value, without space for every column of every row:
// each row is shifted along the values until none of its columns meets a used place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace baize::tools {

struct RowPlace {
    std::size_t row = 0;
    std::size_t column = 0;
    std::uint16_t value = 0;
};

struct RowTable {
    std::vector<std::size_t> shifts{};    // by row
    std::vector<std::uint16_t> values{};  // by column plus the shift of the row
};

// REQUIRES: no column twice in a row (checked: the process stops, because other multipliers are
// needed).
[[nodiscard]] RowTable fill_rows(std::vector<RowPlace> places, std::size_t row_count);

}  // namespace baize::tools
