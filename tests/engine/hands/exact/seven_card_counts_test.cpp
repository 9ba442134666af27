// 133,784,560 hands, one by one.
#include <array>
#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

#include "engine/hands/five_card.h"

namespace baize {
namespace {

using CategoryCounts = std::array<std::int64_t, 10>;

// Ranks every hand of `more` cards beyond those so far by a tally that grows card by card. Returns
// false when a hand ranks otherwise than its cards do.
bool count_hands(
    unsigned more, HandTally tally, CardSet cards, std::size_t from, CategoryCounts& counts) {
    bool same = true;
    for (std::size_t index = from; index + more <= card_count; ++index) {
        const CardSet card = CardSet::of_bits(std::uint64_t{1} << index);
        const HandTally grown = tally + card_tallies[index];
        const CardSet hand = cards | card;
        if (more > 1) {
            same &= count_hands(more - 1, grown, hand, index + 1, counts);
            continue;
        }
        const FiveCardRank rank = rank_best_five(grown, [&] { return hand; });
        same &= rank == rank_best_five(hand);
        ++counts[static_cast<std::size_t>(rank.category())];
    }
    return same;
}

// The counts every textbook of the game prints. [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(SevenCardCounts, EveryCategoryHasItsPublishedNumberOfHands) {
    CategoryCounts counts{};
    EXPECT_TRUE(count_hands(7, {}, {}, 0, counts));
    constexpr CategoryCounts published{23'294'460,
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

// [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(SevenCardCounts, SixCardHandsHaveTheirPublishedNumbersToo) {
    CategoryCounts counts{};
    EXPECT_TRUE(count_hands(6, {}, {}, 0, counts));
    constexpr CategoryCounts published{
        6'612'900, 9'730'740, 2'532'816, 732'160, 361'620, 205'792, 165'984, 14'664, 1'656, 188};
    EXPECT_EQ(counts, published);
}

}  // namespace
}  // namespace baize
