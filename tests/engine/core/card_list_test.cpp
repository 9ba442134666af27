#include "engine/core/card_list.h"

#include <cstring>

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(CardList, KeepsTheOrderOfTheDeal) {
    CardList<5> hand{"Ks"_card, "2d"_card};
    hand.push_back("9c"_card);
    EXPECT_EQ(to_string(hand), "Ks 2d 9c");
    EXPECT_EQ(hand[2], "9c"_card);
    EXPECT_NE(hand, (CardList<5>{"2d"_card, "Ks"_card, "9c"_card}));
    EXPECT_EQ(hand.set(), (CardList<5>{"9c"_card, "2d"_card, "Ks"_card}).set());
    EXPECT_EQ(to_string(CardList<5>()), "");
}

TEST(CardList, EqualListsHaveEqualBytes) {
    CardList<3> used{"Ks"_card, "2d"_card, "9c"_card};
    used.clear();
    const CardList<3> fresh;
    EXPECT_EQ(used, fresh);
    EXPECT_EQ(std::memcmp(&used, &fresh, sizeof(fresh)), 0);
}

TEST(CardListDeathTest, StopsRatherThanOverflow) {
    CardList<2> hand{"Ks"_card, "2d"_card};
    EXPECT_DEATH(hand.push_back("9c"_card), "check failed");
    EXPECT_DEATH(static_cast<void>(hand[2]), "check failed");
}

}  // namespace
}  // namespace baize
