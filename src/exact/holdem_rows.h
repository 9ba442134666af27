// Work along whole rows of hole cards. The same code for every processor; it is compiled once more
// for vectors of 256 bits and of 512, and what the processor has is chosen when the program starts.
#pragma once

#include <array>
#include <cstdint>

#include "core/static_vector.h"
#include "exact/holdem_classes.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#if __GNUC__ >= 12
#define BAIZE_WIDE __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define BAIZE_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#else
#define BAIZE_WIDE
#endif

namespace baize::exact::holdem {

// Each place of a row of sums.
void add_row(std::int32_t* sums, const std::int32_t* more);
void add_row(std::int64_t* sums, const std::int64_t* more);

// sums = row * times.
void multiply_row(std::int32_t* products, const std::int32_t* row, const HoleRow& times);
void multiply_row(std::int64_t* products, const std::int64_t* row, const HoleRow& times);

// sums += row * times.
void add_product(std::int32_t* sums, const std::int32_t* row, const HoleRow& times);
void add_product(std::int64_t* sums, const std::int64_t* row, const HoleRow& times);

// Rows to be added up and taken so many times; without a row of times, once.
struct RowsToAdd {
    StaticVector<const std::int16_t*, 10> rows{};
    const HoleRow* times = nullptr;
};

void add_up_rows(const std::array<RowsToAdd, 4>& some, HoleRow& sum);

}  // namespace baize::exact::holdem
