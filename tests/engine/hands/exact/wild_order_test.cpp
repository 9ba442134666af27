// Deuces wild against trying every card of the deck in place of every 2.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/reference.h"
#include "engine/hands/wild.h"

namespace baize {
namespace {

using Five = std::array<Card, 5>;

// One reading of the cards by Table 10: 0 odd cards ... 11 natural royal. A flush has no rank
// twice.
reference::Value read(const Five& cards, bool natural) {
    const reference::Sorted hand = reference::sorted(cards);
    switch (reference::shape(hand)) {
        case reference::Shape::five_alike: return reference::value(9, hand.ranks);
        case reference::Shape::four_alike: return reference::value(7, hand.ranks);
        case reference::Shape::full_house: return reference::value(6, hand.ranks);
        case reference::Shape::three_alike: return reference::value(3, hand.ranks);
        case reference::Shape::two_pair: return reference::value(2, hand.ranks);
        case reference::Shape::one_pair: return reference::value(1, hand.ranks);
        case reference::Shape::all_different: break;
    }
    if (hand.run && hand.same_suit && hand.ranks[0] == 14) {
        return reference::value(natural ? 11 : 10, hand.ranks);
    }
    if (hand.run && hand.same_suit) return reference::value(8, hand.ranks);
    if (hand.same_suit) return reference::value(5, hand.ranks);
    return reference::value(hand.run ? 4 : 0, hand.ranks);
}

// The value of a hand under one interpretation; `natural` when the hand holds no 2s.
using Score = reference::Value (*)(const Five& cards, bool natural);

// Every card for every 2 (the first `wilds` cards), in every combination.
reference::Value best_reading(Five& cards, std::size_t wilds, std::size_t from, Score score) {
    if (wilds == 0) return score(cards, false);
    reference::Value best = 0;
    for (std::size_t index = from; index < card_count; ++index) {
        cards[wilds - 1] = Card::of_index(index);
        best = std::max(best, best_reading(cards, wilds - 1, index, score));
    }
    return best;
}

// Hands that differ only in the names of the suits, or in which 2s they hold, are searched once.
class WildReference {
  public:
    explicit WildReference(Score score) : score_(score) {}

    reference::Value operator()(CardSet set) {
        const std::size_t wilds = (set & CardSet::of_bits(0xF)).size();
        if (wilds == 0) return score_(five_of(set), true);
        const auto [place, is_new] = known_.try_emplace(renamed(set).bits(), 0);
        if (is_new) {
            Five cards = five_of(renamed(set));
            place->second = best_reading(cards, wilds, 0, score_);
        }
        return place->second;
    }

  private:
    static Five five_of(CardSet set) {
        Five cards = {"2c"_card, "2c"_card, "2c"_card, "2c"_card, "2c"_card};
        std::size_t size = 0;
        for (; !set.empty(); set.erase(set.lowest()))
            cards[size++] = set.lowest();
        return cards;
    }

    // Suits get new names in the order in which the naturals show them; the 2s become the lowest
    // ones.
    static CardSet renamed(CardSet set) {
        constexpr int unnamed = -1;
        std::array<int, suit_count> names{unnamed, unnamed, unnamed, unnamed};
        int next = 0;
        std::size_t wilds = 0;
        CardSet result;
        for (const Card card : five_of(set)) {
            if (card.rank() == Rank::two) {
                result.insert(Card(Rank::two, static_cast<Suit>(wilds++)));
                continue;
            }
            int& name = names[static_cast<std::size_t>(card.suit())];
            if (name == unnamed) name = next++;
            result.insert(Card(card.rank(), static_cast<Suit>(name)));
        }
        return result;
    }

    Score score_;
    std::unordered_map<std::uint64_t, reference::Value> known_;
};

std::size_t at(WildHand hand) {
    return static_cast<std::size_t>(hand);
}

// The counts are those of deuces wild as printed for video poker, its four deuces (48 hands) being
// here wild royals (20) or five of a kind (28). [CS 12.4.1] [CS 12.5.1] [CS 12.5.1(a)] [CS 12.5.2]
// [I-29]
TEST(WildOrder, AllHandsRankAsTheBestOfAllReplacements) {
    reference::OrderCheck<WildHand> order;
    WildReference by_reference(read);
    std::array<int, 12> counts{};
    for_each_set(5, [&](CardSet five) {
        const WildRank rank = rank_wild(five);
        ASSERT_TRUE(order.record(by_reference(five), rank)) << five.bits();
        ++counts[at(rank.category())];
    });
    EXPECT_GT(order.count_if_increasing(), 0U);
    EXPECT_EQ(counts[at(WildHand::royal_flush)], 4);
    EXPECT_EQ(counts[at(WildHand::wild_royal_flush)], 480 + 20);
    EXPECT_EQ(counts[at(WildHand::five_of_a_kind)], 624 + 28);
    EXPECT_EQ(counts[at(WildHand::straight_flush)], 2068);
    EXPECT_EQ(counts[at(WildHand::four_of_a_kind)], 31'552);
    EXPECT_EQ(counts[at(WildHand::full_house)], 12'672);
    EXPECT_EQ(counts[at(WildHand::flush)], 14'472);
    EXPECT_EQ(counts[at(WildHand::straight)], 62'232);
    EXPECT_EQ(counts[at(WildHand::three_of_a_kind)], 355'080);
}

// The fixed prizes of Table 12 for a jackpot wager of 1.
reference::Value fixed_prize(const Five& cards, bool natural) {
    const reference::Value value = read(cards, natural);
    switch (reference::category(value)) {
        case 10: return 250;
        case 9: return 100;
        case 8: return 50;
        case 7: return (value >> 16U & 0xFU) >= 10 ? 25 : 0;
        default: return 0;
    }
}

reference::Value fixed_prize_with_natural_quads(const Five& cards, bool natural) {
    const reference::Value prize = fixed_prize(cards, natural);
    return prize == 25 && !natural ? 0 : prize;
}

reference::Value prize_of(WildJackpotHand hand) {
    switch (hand) {
        case WildJackpotHand::none: return 0;
        case WildJackpotHand::four_of_a_kind: return 25;
        case WildJackpotHand::wild_straight_flush: return 50;
        case WildJackpotHand::five_of_a_kind: return 100;
        case WildJackpotHand::wild_royal_flush: return 250;
        case WildJackpotHand::straight_flush: return 1'000;  // a tenth of the meter, at the least
        case WildJackpotHand::royal_flush: return 10'000;    // the meter
    }
    return 0;
}

// [CS 12.6.3] [CS 12.6.3(a)] [CS 12.10.1] [I-30]
TEST(WildOrder, AllHandsHaveTheJackpotPrizeThatPaysMost) {
    WildReference any_quads(fixed_prize);
    WildReference natural_quads(fixed_prize_with_natural_quads);
    for_each_set(5, [&](CardSet five) {
        const unsigned natural = reference::category(reference::five_card(reference::list(five)));
        const auto expected = [&](WildReference& by_reference) {
            if (natural == 9) return prize_of(WildJackpotHand::royal_flush);
            if (natural == 8) return prize_of(WildJackpotHand::straight_flush);
            return by_reference(five);
        };
        ASSERT_EQ(prize_of(jackpot_value(five)), expected(any_quads)) << five.bits();
        ASSERT_EQ(prize_of(jackpot_value(five, true)), expected(natural_quads)) << five.bits();
    });
}

}  // namespace
}  // namespace baize
