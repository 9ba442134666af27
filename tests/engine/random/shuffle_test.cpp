#include "engine/random/shuffle.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/card_list.h"
#include "engine/core/card_set.h"

namespace baize {
namespace {

std::vector<Card> first_cards(std::size_t count) {
    Deck deck = Deck::standard();
    return {deck.stub().begin(), deck.stub().begin() + static_cast<std::ptrdiff_t>(count)};
}

std::string text(std::span<const Card> cards) {
    std::string letters;
    for (const Card card : cards)
        letters += to_string(card);
    return letters;
}

// Always asks for the same choice, to see exactly what a shuffle does with it.
struct ConstantSource {
    bool highest = false;
    std::vector<std::uint32_t> asked{};

    std::uint32_t below(std::uint32_t n) {
        asked.push_back(n);
        return highest ? n - 1 : 0;
    }
};

static_assert(Source<SecureSource> && Source<SeededSource> && Source<ConstantSource>);
static_assert(!std::is_copy_constructible_v<SecureSource>);

TEST(Shuffle, EveryCardIsChosenAmongThoseNotYetPlaced) {
    std::vector<Card> cards = first_cards(4);
    ConstantSource source;
    shuffle<ConstantSource>(cards, source);
    EXPECT_EQ(cards, first_cards(4));
    EXPECT_EQ(source.asked, (std::vector<std::uint32_t>{4, 3, 2}));

    ConstantSource last{.highest = true};
    shuffle<ConstantSource>(cards, last);
    EXPECT_EQ(text(cards), "2s2c2d2h");
}

// [CS 4.1.1] [TCP 4.1.1]
TEST(Shuffle, AllOrdersOfFourCardsComeUpAboutEqually) {
    SeededSource source(42);
    std::map<std::string, int> seen;
    for (int round = 0; round < 24'000; ++round) {
        std::vector<Card> cards = first_cards(4);
        shuffle<SeededSource>(cards, source);
        ++seen[text(cards)];
    }
    EXPECT_EQ(seen.size(), 24U);
    for (const auto& [order, times] : seen) {
        EXPECT_GT(times, 850) << order;
        EXPECT_LT(times, 1150) << order;
    }
}

TEST(Shuffle, DrawingSomeTakesEveryPairInEveryOrderAboutEqually) {
    SeededSource source(43);
    std::map<std::string, int> seen;
    for (int round = 0; round < 20'000; ++round) {
        std::vector<Card> cards = first_cards(5);
        draw_some<SeededSource>(cards, 2, source);
        EXPECT_EQ(CardSet::of(cards), CardSet::of(first_cards(5)));
        ++seen[text(std::span(cards).first(2))];
    }
    EXPECT_EQ(seen.size(), 20U);
    for (const auto& [order, times] : seen) {
        EXPECT_GT(times, 850) << order;
        EXPECT_LT(times, 1150) << order;
    }
}

TEST(Shuffle, KeepsEveryCardOfADeckOfAnySize) {
    SeededSource source(44);
    for (std::size_t size = 0; size <= card_count; ++size) {
        std::vector<Card> cards = first_cards(size);
        shuffle<SeededSource>(cards, source);
        EXPECT_EQ(cards.size(), size);
        EXPECT_EQ(CardSet::of(cards), CardSet::of(first_cards(size)));
    }
}

TEST(Shuffle, ADeckForMoneyHoldsAllCardsAndDiffersEachTime) {
    SecureSource source;
    Deck one = shuffled_deck(source);
    Deck other = shuffled_deck(source);
    EXPECT_EQ(one.remaining(), card_count);
    EXPECT_EQ(CardSet::of(one.stub()), CardSet::full_deck());
    EXPECT_EQ(CardSet::of(other.stub()), CardSet::full_deck());
    EXPECT_NE(one, other);  // equal once in 8 * 10^67
    EXPECT_NE(one, Deck::standard());
}

TEST(Cut, TheTopGoesToTheBottom) {
    std::vector<Card> cards = first_cards(4);
    cut(cards, 1);
    EXPECT_EQ(text(cards), "2d2h2s2c");
    cut(cards, 3);
    EXPECT_EQ(text(cards), "2c2d2h2s");
    cut(cards, 0);
    cut(cards, 4);
    EXPECT_EQ(text(cards), "2c2d2h2s");
}

}  // namespace
}  // namespace baize
