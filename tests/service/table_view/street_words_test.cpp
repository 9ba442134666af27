// The words beside a hand of poker, on every street, against every choice of cards that the game
// allows.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/hands/describe.h"
#include "engine/hands/low_reference.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "service/table_view/show_poker.h"

namespace baize::views {
namespace {

std::vector<Card> listed(CardSet cards) {
    std::vector<Card> list;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        list.push_back(cards.lowest());
    return list;
}

// All hands of five that may be made of the cards.
std::vector<CardSet> legal_fives(poker::Variant variant, CardSet hole, CardSet board) {
    const std::vector<Card> all = listed(hole | board);
    const bool takes_two =
        variant == poker::Variant::omaha || variant == poker::Variant::omaha_hilo;
    std::vector<CardSet> fives;
    for (unsigned chosen = 0; chosen < 1U << all.size(); ++chosen) {
        CardSet five;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((chosen >> i & 1U) != 0) five.insert(all[i]);
        }
        if (five.size() == 5 && (!takes_two || (five & hole).size() == 2)) fives.push_back(five);
    }
    return fives;
}

std::string high_by_hand(const std::vector<CardSet>& fives) {
    FiveCardRank best;
    for (const CardSet five : fives)
        best = std::max(best, rank_five(five));
    return describe(best);
}

std::string low_by_hand(const std::vector<CardSet>& fives) {
    int best = reference::no_low;
    for (const CardSet five : fives)
        best = std::min(best, reference::low(five));
    if (best == reference::no_low) return "no low";
    std::string words;
    for (const char digit : std::to_string(best)) {
        if (!words.empty()) words += '-';
        words += digit == '1' ? 'A' : digit;
    }
    return words + " low";
}

class StreetWords : public testing::TestWithParam<poker::Variant> {};

// [CP 8.20.4(a)] [CP 8.20.4(b)(i)] [CP 8.20.4(b)(ii)] [CP 8.20.4(c)] [CP 8.20.4(d)(i)]
// [CP 8.20.4(d)(ii)]
TEST_P(StreetWords, NameTheBestLegalHandOnFlopTurnAndRiver) {
    const poker::VariantFacts& facts = poker::facts(GetParam());
    const std::size_t held = facts.hole_cards == 3 ? 2 : facts.hole_cards;  // after the discard
    SeededSource source(118);
    int lows = 0;
    for (int deal = 0; deal < 400; ++deal) {
        Deck deck = Deck::standard();
        shuffle(deck.stub(), source);
        CardSet hole;
        for (std::size_t i = 0; i < held; ++i)
            hole.insert(deck.draw());
        CardSet board;
        for (int street = 1; street <= 5; ++street) {
            board.insert(deck.draw());
            if (street < 3) continue;
            const std::vector<CardSet> fives = legal_fives(GetParam(), hole, board);
            ASSERT_EQ(high_by_hand(fives), hand_words(GetParam(), hole, board))
                << hole.bits() << ' ' << board.bits();
            const std::string low = facts.hilo ? low_by_hand(fives) : "";
            ASSERT_EQ(low, low_words(GetParam(), hole, board))
                << hole.bits() << ' ' << board.bits();
            lows += low.ends_with("-A low") ? 1 : 0;
        }
    }
    EXPECT_EQ(facts.hilo, lows > 0);
}

INSTANTIATE_TEST_SUITE_P(Variants,
                         StreetWords,
                         testing::Values(poker::Variant::holdem,
                                         poker::Variant::pineapple,
                                         poker::Variant::crazy_pineapple,
                                         poker::Variant::crazy_pineapple_hilo,
                                         poker::Variant::holdem_hilo,
                                         poker::Variant::omaha,
                                         poker::Variant::omaha_hilo),
                         [](const auto& variant) {
                             return std::string(poker::facts(variant.param).name);
                         });

}  // namespace
}  // namespace baize::views
