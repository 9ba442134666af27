#include "tools/row_table.h"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/core/check.h"

namespace baize::tools {
namespace {

using Row = std::span<const RowPlace>;

// Longest row first, because short rows fit into the gaps that long ones leave.
std::vector<Row> rows_of(const std::vector<RowPlace>& places) {
    std::vector<Row> rows;
    for (auto from = places.begin(); from != places.end();) {
        const auto to = std::find_if(
            from, places.end(), [&](const RowPlace& place) { return place.row != from->row; });
        rows.emplace_back(from, to);
        from = to;
    }
    std::stable_sort(
        rows.begin(), rows.end(), [](Row one, Row other) { return one.size() > other.size(); });
    return rows;
}

// The used places, one bit each, so that 64 shifts of a row are tried at once.
class TakenPlaces {
  public:
    void take(std::size_t place) {
        grow_to(place);
        BAIZE_CHECK((words_[place / 64] >> place % 64 & 1U) == 0);
        words_[place / 64] |= std::uint64_t{1} << place % 64;
        while (words_[first_gap_] == ~std::uint64_t{0})
            ++first_gap_;
    }

    // Returns the smallest shift that fits; shifts that would begin among full words are skipped.
    [[nodiscard]] std::size_t shift_for(Row row) {
        const std::size_t first = row.front().column;
        std::size_t shift = first_gap_ * 64 > first ? first_gap_ * 64 - first : 0;
        for (;; shift += 64) {
            std::uint64_t met = 0;
            for (const RowPlace& place : row) {
                met |= from(place.column + shift);
                if (met == ~std::uint64_t{0}) break;
            }
            if (met != ~std::uint64_t{0}) {
                return shift + static_cast<std::size_t>(std::countr_one(met));
            }
        }
    }

  private:
    void grow_to(std::size_t place) {
        if (words_.size() < place / 64 + 2) words_.resize(place / 64 + 2);
    }

    [[nodiscard]] std::uint64_t from(std::size_t place) {
        grow_to(place + 64);
        const std::size_t bit = place % 64;
        const std::uint64_t low = words_[place / 64] >> bit;
        return bit == 0 ? low : low | words_[place / 64 + 1] << (64 - bit);
    }

    std::vector<std::uint64_t> words_ = std::vector<std::uint64_t>(1);
    std::size_t first_gap_ = 0;  // the first word with a gap
};

}  // namespace

RowTable fill_rows(std::vector<RowPlace> places, std::size_t row_count) {
    std::sort(places.begin(), places.end(), [](const RowPlace& one, const RowPlace& other) {
        return one.row != other.row ? one.row < other.row : one.column < other.column;
    });
    RowTable table{.shifts = std::vector<std::size_t>(row_count)};
    TakenPlaces taken;
    for (const Row row : rows_of(places)) {
        const std::size_t shift = taken.shift_for(row);
        table.shifts[row.front().row] = shift;
        for (const RowPlace& place : row) {
            const std::size_t at = place.column + shift;
            taken.take(at);
            if (table.values.size() <= at) table.values.resize(at + 1);
            table.values[at] = place.value;
        }
    }
    return table;
}

}  // namespace baize::tools
