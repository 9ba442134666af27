#include "math/holdem/boards/holdem_rows.h"

#include <algorithm>

namespace baize::exact::holdem {

BAIZE_WIDE void add_row(std::int32_t* sums, const std::int32_t* more) {
    for (std::size_t i = 0; i < hole_places; ++i)
        sums[i] += more[i];
}

void add_row(std::int64_t* sums, const std::int64_t* more) {
    for (std::size_t i = 0; i < hole_places; ++i)
        sums[i] += more[i];
}

BAIZE_WIDE void multiply_row(std::int32_t* products,
                             const std::int32_t* row,
                             const HoleRow& times) {
    for (std::size_t i = 0; i < hole_places; ++i)
        products[i] = row[i] * times[i];
}

void multiply_row(std::int64_t* products, const std::int64_t* row, const HoleRow& times) {
    for (std::size_t i = 0; i < hole_places; ++i)
        products[i] = row[i] * times[i];
}

BAIZE_WIDE void add_product(std::int32_t* sums, const std::int32_t* row, const HoleRow& times) {
    for (std::size_t i = 0; i < hole_places; ++i)
        sums[i] += row[i] * times[i];
}

void add_product(std::int64_t* sums, const std::int64_t* row, const HoleRow& times) {
    for (std::size_t i = 0; i < hole_places; ++i)
        sums[i] += row[i] * times[i];
}

namespace {

constexpr std::size_t bit_size = 16;  // This section of a row fits into the registers.
using Bit = std::array<std::int16_t, bit_size>;

[[gnu::always_inline]] inline void add_bit(Bit& sum, const std::int16_t* more) {
    for (std::size_t i = 0; i < bit_size; ++i)
        sum[i] = static_cast<std::int16_t>(sum[i] + more[i]);
}

[[gnu::always_inline]] inline Bit bit_of(const RowsToAdd& adding, std::size_t first) {
    Bit sum{};
    for (const std::int16_t* const row : adding.rows)
        add_bit(sum, row + first);
    if (adding.times == nullptr) return sum;
    for (std::size_t i = 0; i < bit_size; ++i)
        sum[i] = static_cast<std::int16_t>(sum[i] * (*adding.times)[first + i]);
    return sum;
}

}  // namespace

BAIZE_WIDE void add_up_rows(const std::array<RowsToAdd, 4>& some, HoleRow& sum) {
    for (std::size_t first = 0; first < hole_places; first += bit_size) {
        Bit all{};
        for (const RowsToAdd& adding : some) {
            if (!adding.rows.empty()) add_bit(all, bit_of(adding, first).data());
        }
        std::copy(all.begin(), all.end(), sum.begin() + first);
    }
}

}  // namespace baize::exact::holdem
