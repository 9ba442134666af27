// Settles all 22,100 hands by the room's judge, for each Pair Plus table.
#include <array>
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/core/fraction.h"
#include "engine/games/registry.h"
#include "engine/games/three_card/hand_built.h"
#include "engine/hands/cards.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {
namespace {

// The numbers of straight flushes, threes of a kind, straights, flushes, pairs and high cards,
// counted by hand: 12 runs x 4 suits; 13 x 4; 12 x (4^3 - 4); (286 - 12) x 4; 13 x 6 x 48; the
// rest.
constexpr std::array<std::int64_t, 6> hands_of{48, 52, 720, 1'096, 3'744, 16'440};

struct Expected {
    std::string_view table;
    std::array<std::int64_t, 6> odds;  // -1: the stake is lost
    std::string_view exact;            // of the stake
};

constexpr std::array tables{
    Expected{"A", {40, 30, 6, 4, 1, -1}, "-128/5525"},
    Expected{"B", {40, 25, 6, 4, 1, -1}, "-193/5525"},
    Expected{"C", {40, 30, 5, 4, 1, -1}, "-308/5525"},
    Expected{"D", {40, 30, 6, 3, 1, -1}, "-402/5525"},
    Expected{"E", {35, 25, 6, 4, 1, -1}, "-253/5525"},
    Expected{"F", {35, 33, 6, 4, 1, -1}, "-149/5525"},
};

// [TCP 5.7.1] [TCP 5.7.2] [TCP 8.1] [TCP 8.2(b)] [TCP 3.6.1] [I-126]
TEST(PairPlusExact, EveryTableReturnsItsExactFraction) {
    for (const Expected& expected : tables) {
        Rules rules = ThreeCard::published();
        ASSERT_TRUE(choose_table(game, rules, "pair_plus", expected.table));
        Round round;
        round.boxes[0][Wager::pair_plus] = dollars(1);
        round.boxes[0].standing = Standing::active;
        std::int64_t cents = 0;
        std::int64_t hands = 0;
        BoxSettlement lines;
        for_each_set(3, [&](CardSet three) {
            round.boxes[0].cards.clear();
            for (CardSet left = three; !left.empty(); left.erase(left.lowest())) {
                round.boxes[0].cards.push_back(left.lowest());
            }
            settle_box(game, rules, round, 0, lines);
            cents += lines.net()->cents();
            ++hands;
        });
        std::int64_t counted = 0;
        for (std::size_t i = 0; i < hands_of.size(); ++i)
            counted += hands_of[i] * expected.odds[i];
        EXPECT_EQ(hands, 22'100);
        EXPECT_EQ(to_string(Fraction(cents, 100 * hands)), expected.exact) << expected.table;
        EXPECT_EQ(to_string(Fraction(counted, 22'100)), expected.exact) << expected.table;
    }
}

}  // namespace
}  // namespace baize::three_card
