// Compiled for speed and without sanitizers (tests/CMakeLists.txt): 133,784,560 hands, one by one.
#include <array>
#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

#include "hands/cards.h"
#include "hands/five_card.h"

namespace baize {
namespace {

// The counts every textbook of the game prints. [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(SevenCardCounts, EveryCategoryHasItsPublishedNumberOfHands) {
    std::array<std::int64_t, 10> counts{};
    for_each_set(7, [&](CardSet seven) {
        ++counts[static_cast<std::size_t>(rank_best_five(seven).category())];
    });
    constexpr std::array<std::int64_t, 10> published{23'294'460,
                                                     58'627'800,
                                                     31'433'400,
                                                     6'461'620,
                                                     6'180'020,
                                                     4'047'644,
                                                     3'473'184,
                                                     224'848,
                                                     37'260,
                                                     4'324};
    EXPECT_EQ(counts, published);
}

}  // namespace
}  // namespace baize
