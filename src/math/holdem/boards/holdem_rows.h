// Operations on whole rows of hole cards. The same code is compiled for the vector instructions of
// each processor (engine/core/wide.h).
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/static_vector.h"
#include "engine/core/wide.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

// sums += more.
void add_row(std::int32_t* sums, const std::int32_t* more);
void add_row(std::int64_t* sums, const std::int64_t* more);

// products = row * times.
void multiply_row(std::int32_t* products, const std::int32_t* row, const HoleRow& times);
void multiply_row(std::int64_t* products, const std::int64_t* row, const HoleRow& times);

// sums += row * times.
void add_product(std::int32_t* sums, const std::int32_t* row, const HoleRow& times);
void add_product(std::int64_t* sums, const std::int64_t* row, const HoleRow& times);

// Rows to be added up and then multiplied by `times`, unless it is nullptr.
struct RowsToAdd {
    StaticVector<const std::int16_t*, 10> rows{};
    const HoleRow* times = nullptr;
};

void add_up_rows(const std::array<RowsToAdd, 4>& some, HoleRow& sum);

}  // namespace baize::exact::holdem
