#include "hands/rank_counts.h"

#include <algorithm>
#include <vector>

#include "core/check.h"

namespace baize {
namespace {

struct Place {
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    std::uint16_t value = 0;
};

std::vector<Place> places_of(RowShape shape, std::span<const CountedValue> contents) {
    std::vector<Place> places;
    places.reserve(contents.size());
    const std::uint64_t column_mask = (std::uint64_t{1} << shape.column_bits) - 1;
    for (const CountedValue& item : contents) {
        const std::uint64_t spread = item.counts * shape.multiplier;
        const std::uint64_t column = spread >> (64U - shape.row_bits - shape.column_bits);
        places.push_back({static_cast<std::uint32_t>(spread >> (64U - shape.row_bits)),
                          static_cast<std::uint32_t>(column & column_mask),
                          item.value});
    }
    return places;
}

// The places of each row, the longest row first: short rows fit into the gaps long ones leave.
std::vector<std::span<const Place>> rows_of(std::vector<Place>& places) {
    std::sort(places.begin(), places.end(), [](const Place& one, const Place& other) {
        return one.row != other.row ? one.row < other.row : one.column < other.column;
    });
    std::vector<std::span<const Place>> rows;
    for (auto from = places.cbegin(); from != places.cend();) {
        const auto to = std::find_if(
            from, places.cend(), [&](const Place& place) { return place.row != from->row; });
        rows.emplace_back(from, to);
        from = to;
    }
    std::stable_sort(
        rows.begin(), rows.end(), [](auto one, auto other) { return one.size() > other.size(); });
    return rows;
}

bool has_two_in_a_column(std::span<const Place> row) {
    return std::adjacent_find(row.begin(), row.end(), [](const Place& one, const Place& other) {
               return one.column == other.column;
           }) != row.end();
}

}  // namespace

void fill_rows(RowShape shape,
               std::span<const CountedValue> contents,
               std::span<std::uint16_t> shifts,
               std::span<std::uint16_t> values) {
    std::vector<Place> places = places_of(shape, contents);
    std::vector<bool> taken(values.size());
    const std::size_t most = values.size() - (std::size_t{1} << shape.column_bits);
    for (const std::span<const Place> row : rows_of(places)) {
        BAIZE_CHECK(!has_two_in_a_column(row));
        std::size_t shift = 0;
        while (std::any_of(row.begin(), row.end(), [&](const Place& place) {
            return taken[place.column + shift];
        })) {
            ++shift;
            BAIZE_CHECK(shift < most);
        }
        shifts[row.front().row] = static_cast<std::uint16_t>(shift);
        for (const Place& place : row) {
            taken[place.column + shift] = true;
            values[place.column + shift] = place.value;
        }
    }
}

}  // namespace baize
