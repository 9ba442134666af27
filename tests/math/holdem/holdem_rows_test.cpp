// Compares operations on whole rows, in every SIMD variant, with a loop over single elements.
#include "math/holdem/boards/holdem_rows.h"

#include <random>

#include <gtest/gtest.h>

namespace baize::exact::holdem {
namespace {

template <typename Number>
std::array<Number, hole_places> some_row(std::uint64_t seed, int most) {
    std::mt19937_64 engine(seed);
    std::array<Number, hole_places> row{};
    for (Number& number : row)
        number = static_cast<Number>(static_cast<int>(engine() % 2'000) % (2 * most) - most);
    return row;
}

template <typename Sum>
void expect_rows_add_up() {
    const auto row = some_row<Sum>(1, 900);
    const HoleRow times = some_row<std::int16_t>(2, 9);
    auto sums = some_row<Sum>(3, 900);
    auto products = row;
    auto sums_of_products = row;
    const auto before = sums;
    add_row(sums.data(), row.data());
    multiply_row(products.data(), row.data(), times);
    add_product(sums_of_products.data(), before.data(), times);
    for (std::size_t i = 0; i < hole_places; ++i) {
        EXPECT_EQ(sums[i], before[i] + row[i]);
        EXPECT_EQ(products[i], row[i] * times[i]);
        EXPECT_EQ(sums_of_products[i], row[i] + before[i] * times[i]);
    }
}

TEST(HoldemRows, AddUpPlaceByPlace) {
    expect_rows_add_up<std::int32_t>();
    expect_rows_add_up<std::int64_t>();
}

TEST(HoldemRows, AreAddedAndSubtractedManyTimes) {
    const std::array rows{some_row<std::int16_t>(1, 90),
                          some_row<std::int16_t>(2, 90),
                          some_row<std::int16_t>(3, 90)};
    const HoleRow times = some_row<std::int16_t>(4, 9);
    std::array<RowsToAdd, 4> some{};
    some[0].rows = {rows[0].data()};
    some[2] = {.rows = {rows[1].data(), rows[2].data()}, .times = &times};
    HoleRow sum{};
    add_up_rows(some, sum);
    for (std::size_t i = 0; i < hole_places; ++i)
        EXPECT_EQ(sum[i], rows[0][i] + (rows[1][i] + rows[2][i]) * times[i]);
}

}  // namespace
}  // namespace baize::exact::holdem
