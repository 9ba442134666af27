#include "service/table_view/words.h"

#include <string_view>

#include <gtest/gtest.h>

#include "service/table_view/best_cards.h"
#include "service/table_view/show_poker.h"

namespace baize::views {
namespace {

CardSet cards(std::string_view text) {
    CardSet set;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3)
        set.insert(Card::parse(text.substr(i, 2)).value());
    return set;
}

CardSet set_of(const std::vector<Card>& list) {
    CardSet set;
    for (const Card card : list)
        set.insert(card);
    return set;
}

TEST(Words, MoneyIsWrittenAsPeopleReadIt) {
    EXPECT_EQ("$0", dollars(Money{}));
    EXPECT_EQ("$10", dollars(Money::of_cents(10'00)));
    EXPECT_EQ("$1,312.50", dollars(Money::of_cents(131'250)));
    EXPECT_EQ("$1,000,000", dollars(Money::of_cents(100'000'000)));
    EXPECT_EQ("-$5.05", dollars(Money::of_cents(-505)));
    EXPECT_EQ("$5 to $500", dollars_between(Money::of_cents(500), Money::of_cents(50'000)));
    EXPECT_EQ("$5 or more", dollars_between(Money::of_cents(500), Money{}));
}

TEST(Words, IdentifiersBecomeTitles) {
    EXPECT_EQ("Pair Plus", title_of("pair_plus"));
    EXPECT_EQ("straight flush", plain_words("straight_flush"));
}

TEST(HandWords, NameHandsBeforeAndAfterTheFlop) {
    constexpr auto holdem = poker::Variant::holdem;
    EXPECT_EQ("ace-king suited", hand_words(holdem, cards("Ks As"), {}));
    EXPECT_EQ("seven-two", hand_words(holdem, cards("2d 7c"), {}));
    EXPECT_EQ("pair of nines", hand_words(holdem, cards("9d 9c"), {}));
    EXPECT_EQ("pair of aces", hand_words(holdem, cards("Ad 9c"), cards("As 7c 2d")));
    EXPECT_EQ("", hand_words(holdem, {}, cards("As 7c 2d")));
    // A hand that was folded with three cards is still seen by its owner when all the board lies.
    constexpr auto crazy = poker::Variant::crazy_pineapple_hilo;
    EXPECT_EQ("", hand_words(crazy, cards("As 2c 3d"), cards("As 7c 2d 9h Th")));
    EXPECT_EQ("", low_words(crazy, cards("As 2c 3d"), cards("4s 7c 2d 9h Th")));
}

TEST(BestCards, AreTheFiveOfTheHand) {
    const CardSet board = cards("As Ks 7d 3h 2c");
    EXPECT_EQ(cards("Ah As Ad Ks 7d"),
              set_of(best_high(poker::Variant::holdem, cards("Ah Ad"), board)));
    const CardSet omaha = cards("Ah Qs Js Td");
    const CardSet found = set_of(best_high(poker::Variant::omaha, omaha, cards("As Ks 2s 3h 7d")));
    EXPECT_EQ(cards("As Ks Qs Js 2s"), found);
    EXPECT_EQ(2U, (found & omaha).size());
    EXPECT_EQ(cards("As 2c 3h 4d 6h"),
              set_of(best_low(poker::Variant::omaha_hilo, cards("4d 6h Kc Kh"), board)));
    EXPECT_TRUE(best_low(poker::Variant::omaha, cards("4d 6h Kc Kh"), board).empty());
    EXPECT_TRUE(best_high(poker::Variant::holdem, cards("Ah Ad"), cards("As Ks")).empty());
}

}  // namespace
}  // namespace baize::views
