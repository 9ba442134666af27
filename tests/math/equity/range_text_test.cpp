// Tests ranges as people write them, and their error messages.
#include "math/equity/range_text.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;
using testing::AllOf;
using testing::HasSubstr;

Range range_of(std::string_view text, Variant variant = Variant::holdem) {
    RangeReading reading = read_range(text, poker::facts(variant));
    EXPECT_EQ(reading.error_text, "") << text;
    return reading.range;
}

std::size_t count_of_range(std::string_view text, Variant variant = Variant::holdem) {
    return range_of(text, variant).combos.size();
}

std::string refused(std::string_view text, Variant variant = Variant::holdem) {
    return read_range(text, poker::facts(variant)).error_text;
}

bool has(const Range& range, std::string_view cards) {
    return std::binary_search(range.combos.begin(), range.combos.end(), Combo{cards_of(cards), {}});
}

// A text that repeats the same hands needs at most a few times the memory of all hands.
TEST(RangeText, RepeatedHandsAreDroppedWhileTheTextIsRead) {
    std::string text = "xx";
    for (int i = 0; i < 200; ++i)
        text += ",xx";
    const Range range = range_of(text);
    EXPECT_EQ(range.combos.size(), 1'326U);
    EXPECT_LT(range.combos.capacity(), 10U * 1'326U);
    EXPECT_TRUE(range.is_any);
}

TEST(RangeText, RanksStandForEverySuit) {
    EXPECT_EQ(count_of_range("AsKh"), 1U);
    EXPECT_EQ(count_of_range("QQ"), 6U);
    EXPECT_EQ(count_of_range("AKs"), 4U);
    EXPECT_EQ(count_of_range("AKo"), 12U);
    EXPECT_EQ(count_of_range("AK"), 16U);
    EXPECT_EQ(count_of_range("KA"), 16U);
    EXPECT_EQ(count_of_range("KAs"), 4U);
    EXPECT_EQ(count_of_range("AsK"), 4U);
    EXPECT_EQ(count_of_range("Axs"), 48U);
    EXPECT_EQ(count_of_range("Axo"), 150U);
    EXPECT_EQ(count_of_range("Ax"), 198U);
    EXPECT_EQ(count_of_range("AsA"), 3U);
    EXPECT_EQ(count_of_range("QQo"), 6U);
}

// The "s" after two ranks means "suited" and is not the suit of the second rank; a range of one
// card with any ace begins with that card.
TEST(RangeText, SuitedIsNotAKingOfSpades) {
    EXPECT_TRUE(has(range_of("AKs"), "AhKh"));
    EXPECT_FALSE(has(range_of("AKs"), "AhKs"));
    EXPECT_TRUE(has(range_of("KsA"), "AhKs"));
    EXPECT_TRUE(has(range_of("Kxs"), "KhJh"));
    EXPECT_TRUE(has(range_of("AKsxx", Variant::omaha), "AhKs3d2c"));
    EXPECT_FALSE(has(range_of("AKsxx", Variant::omaha), "AhKh3d2c"));
    EXPECT_THAT(refused("AKd"),
                HasSubstr("can't read \"AKd\". Try AsKh, QQ, AKs, A5s+ or random."));
    EXPECT_THAT(refused("Ks"), HasSubstr("\"Ks\" has 1 card; a hand of holdem has 2"));
}

TEST(RangeText, PlusMeansHigherPairsOrKickers) {
    EXPECT_EQ(count_of_range("QQ+"), 18U);
    EXPECT_EQ(count_of_range("22+"), 78U);
    EXPECT_EQ(count_of_range("ATs+"), 16U);
    EXPECT_EQ(count_of_range("A2+"), 12U * 16U);
    EXPECT_EQ(count_of_range("KQo+"), 12U);
    const Range kings = range_of("K9s+");
    EXPECT_EQ(kings.combos.size(), 16U);
    EXPECT_TRUE(has(kings, "KhQh"));
    EXPECT_TRUE(has(kings, "Kd9d"));
    EXPECT_FALSE(has(kings, "AdKd"));
    EXPECT_FALSE(has(kings, "Kd8d"));
}

TEST(RangeText, DashIsARangeOfHands) {
    EXPECT_EQ(count_of_range("77-99"), 18U);
    EXPECT_EQ(count_of_range("99-77"), 18U);
    const Range kings = range_of("KTs-K7s");
    EXPECT_EQ(kings.combos.size(), 16U);
    EXPECT_TRUE(has(kings, "KcTc"));
    EXPECT_TRUE(has(kings, "Kc7c"));
    EXPECT_FALSE(has(kings, "KcJc"));
    EXPECT_EQ(count_of_range("A5o - A2o"), 48U);
    const Range connectors = range_of("65s-T9s");
    EXPECT_EQ(connectors.combos.size(), 20U);
    EXPECT_TRUE(has(connectors, "8h7h"));
    EXPECT_FALSE(has(connectors, "9h7h"));
    EXPECT_EQ(count_of_range("QQ-QQ"), 6U);
    EXPECT_EQ(count_of_range("K7s-K7s"), 4U);
}

TEST(RangeText, AListCountsEachHandOnce) {
    EXPECT_EQ(count_of_range("QQ+,AKs"), 22U);
    EXPECT_EQ(count_of_range(" QQ+ , AKs ,AA,AhAd"), 22U);
    EXPECT_EQ(count_of_range("AsKs,KsAs"), 1U);
}

TEST(RangeText, RandomIsEveryHand) {
    EXPECT_EQ(count_of_range("random"), 1326U);
    EXPECT_EQ(count_of_range("random", Variant::pineapple), 22'100U);
    EXPECT_EQ(count_of_range("random", Variant::omaha_hilo), 270'725U);
    EXPECT_TRUE(range_of("random").is_any);
    EXPECT_TRUE(range_of("xx").is_any);
    EXPECT_TRUE(range_of("22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32").is_any);
    EXPECT_FALSE(range_of("Ax").is_any);
}

TEST(RangeText, PlacesOfLongerHandsAreCardsRanksOrAnything) {
    EXPECT_EQ(count_of_range("AsKhQdJc", Variant::omaha), 1U);
    EXPECT_EQ(count_of_range("AAAA", Variant::omaha), 1U);
    EXPECT_EQ(count_of_range("AAKK", Variant::omaha), 36U);
    EXPECT_EQ(count_of_range("AKQJ", Variant::omaha), 256U);
    // At least two aces: 6 x 1128 + 4 x 48 + 1.
    EXPECT_EQ(count_of_range("AAxx", Variant::omaha), 6'961U);
    EXPECT_EQ(count_of_range("xAxA", Variant::omaha), 6'961U);
    // At least one ace: all hands minus those without an ace.
    EXPECT_EQ(count_of_range("Axxx", Variant::omaha), 270'725U - 194'580U);
    EXPECT_EQ(count_of_range("AsAxx", Variant::omaha), 3U * 1'128U + 3U * 48U + 1U);
    EXPECT_EQ(count_of_range("AAx", Variant::crazy_pineapple), 6U * 48U + 4U);
    EXPECT_EQ(count_of_range("AsKh2c,AsKh2d", Variant::pineapple), 2U);
}

TEST(RangeText, ADiscardMayBeNamed) {
    const Range range = range_of("AsKsQh/Qh,AsKsJh", Variant::pineapple);
    ASSERT_EQ(range.combos.size(), 2U);
    EXPECT_EQ(range.combos[0], (Combo{cards_of("AsKsJh"), {}}));
    EXPECT_EQ(range.combos[1], (Combo{cards_of("AsKsQh"), cards_of("Qh")}));
    EXPECT_THAT(refused("AsKsQh/Jh", Variant::pineapple), HasSubstr("Jh is not in the hand"));
    EXPECT_THAT(refused("AsKsQ/Qh", Variant::pineapple), HasSubstr("three cards that are known"));
    EXPECT_THAT(refused("AsKsQh/Q", Variant::pineapple), HasSubstr("can't read "));
    EXPECT_THAT(refused("AsKs/Ks", Variant::holdem), HasSubstr("no card is given up at holdem"));
    EXPECT_THAT(refused("AsKsQh,AsKsQh/Qh", Variant::crazy_pineapple),
                HasSubstr("AsKsQh is listed twice, with different discards"));
}

TEST(RangeText, NamesTheError) {
    EXPECT_THAT(refused("AsKd9"), HasSubstr("\"AsKd9\" has 3 cards; a hand of holdem has 2"));
    EXPECT_THAT(refused("AsKh", Variant::omaha),
                HasSubstr("\"AsKh\" has 2 cards; a hand of omaha"));
    EXPECT_THAT(refused("AsAs"), HasSubstr("\"AsAs\" holds As twice"));
    EXPECT_THAT(refused("QQs"), HasSubstr("a pair is never of one suit"));
    EXPECT_THAT(refused("QQs+"), HasSubstr("a pair is never of one suit"));
    EXPECT_THAT(refused("AsKs+"), HasSubstr("+ takes two ranks"));
    EXPECT_THAT(refused("KTs-K7o"), HasSubstr("both sides of a dash"));
    EXPECT_THAT(refused("KTs-Q7s"), HasSubstr("share their higher card"));
    EXPECT_THAT(refused("KK-AQ"), HasSubstr("the two sides of a dash"));
    EXPECT_THAT(refused("KTs-AsKs"), HasSubstr("a dash takes ranks on both sides"));
    EXPECT_THAT(refused("QQ,,AK"), HasSubstr("a hand is missing"));
    EXPECT_THAT(refused(""), HasSubstr("a hand is missing"));
    EXPECT_THAT(refused("AKAK-", Variant::omaha), HasSubstr("can't read "));
    EXPECT_THAT(refused("AAz", Variant::pineapple), AllOf(HasSubstr("AAx"), HasSubstr("/Qd")));
    for (const char* const text : {"1s9h", "As", "QQ++", "AKz", "aKs", "AK s", "any", "AsKh/"})
        EXPECT_NE(refused(text), "") << text;
    EXPECT_THAT(refused("AsKsh"), HasSubstr("Try AsKh, QQ, AKs, A5s+ or random."));
}

}  // namespace
}  // namespace baize::equity
