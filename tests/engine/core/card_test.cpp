#include "engine/core/card.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(Card, IsReadAndWrittenAsTwoLetters) {
    EXPECT_EQ(to_string(Card(Rank::ten, Suit::diamonds)), "Td");
    EXPECT_EQ("As"_card, Card(Rank::ace, Suit::spades));
    for (std::size_t index = 0; index < card_count; ++index) {
        const Card card = Card::of_index(index);
        EXPECT_EQ(card.index(), index);
        EXPECT_EQ(Card::parse(to_string(card)), card);
    }
}

TEST(Card, OtherTextIsRefused) {
    for (const char* const text : {"", "A", "10d", "1d", "as", "aS", "AS", "Ax", "A s", "sA"}) {
        EXPECT_FALSE(Card::parse(text).has_value()) << text;
    }
    EXPECT_FALSE(Card::parse(std::string_view("A\0", 2)).has_value());
}

// Records hold these numbers, so they may not move.
TEST(Card, IndexIsRankTimesFourPlusSuit) {
    EXPECT_EQ("2c"_card.index(), 0U);
    EXPECT_EQ("2s"_card.index(), 3U);
    EXPECT_EQ("3c"_card.index(), 4U);
    EXPECT_EQ("Th"_card.index(), 34U);
    EXPECT_EQ("As"_card.index(), 51U);
}

TEST(Card, ComparesByRankFirst) {
    EXPECT_LT("9s"_card, "Tc"_card);
    EXPECT_LT("Kd"_card, "Ac"_card);
    EXPECT_NE("Kd"_card, "Kh"_card);
    EXPECT_EQ("Kd"_card.rank(), Rank::king);
    EXPECT_EQ("Kd"_card.suit(), Suit::diamonds);
}

}  // namespace
}  // namespace baize
