#include "hands/rank_counts.h"

#include <algorithm>
#include <vector>

#include "core/check.h"

namespace baize {
namespace {

// Row, column and value in one number: sorting brings the columns of a row together.
using Place = std::uint64_t;
using CountsRow = std::span<const Place>;

std::uint16_t value_of(Place place) {
    return static_cast<std::uint16_t>(place & 0xFFFFU);
}

std::size_t column_of(RowShape shape, Place place) {
    return place >> 16U & ((std::uint64_t{1} << shape.column_bits) - 1);
}

std::size_t row_of(RowShape shape, Place place) {
    return place >> (16U + shape.column_bits);
}

std::vector<Place> sorted_places(RowShape shape, std::span<const CountedValue> contents) {
    std::vector<Place> places;
    places.reserve(contents.size());
    for (const CountedValue& item : contents) {
        const std::uint64_t spread = item.counts * shape.multiplier;
        places.push_back(spread >> (64U - shape.row_bits - shape.column_bits) << 16U | item.value);
    }
    std::sort(places.begin(), places.end());
    return places;
}

// The longest row first: short rows fit into the gaps that long ones leave.
std::vector<CountsRow> rows_of(RowShape shape, const std::vector<Place>& places) {
    std::vector<CountsRow> rows;
    for (auto from = places.begin(); from != places.end();) {
        const std::size_t row = row_of(shape, *from);
        const auto to = std::find_if(
            from, places.end(), [&](Place place) { return row_of(shape, place) != row; });
        rows.emplace_back(from, to);
        from = to;
    }
    std::stable_sort(rows.begin(), rows.end(), [](CountsRow one, CountsRow other) {
        return one.size() > other.size();
    });
    return rows;
}

}  // namespace

void fill_rows(RowShape shape,
               std::span<const CountedValue> contents,
               std::span<std::uint16_t> shifts,
               std::span<std::uint16_t> values) {
    const std::vector<Place> places = sorted_places(shape, contents);
    std::vector<char> taken(values.size());
    const std::size_t most = values.size() - (std::size_t{1} << shape.column_bits);
    for (const CountsRow row : rows_of(shape, places)) {
        std::size_t shift = 0;
        while (std::any_of(row.begin(), row.end(), [&](Place place) {
            return taken[column_of(shape, place) + shift] != 0;
        })) {
            ++shift;
            BAIZE_CHECK(shift < most);
        }
        shifts[row_of(shape, row.front())] = static_cast<std::uint16_t>(shift);
        for (const Place place : row) {
            const std::size_t at = column_of(shape, place) + shift;
            BAIZE_CHECK(taken[at] == 0);  // two of one row in one column: another multiplier is due
            taken[at] = 1;
            values[at] = value_of(place);
        }
    }
}

}  // namespace baize
