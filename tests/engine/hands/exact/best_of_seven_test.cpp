// The best five of six and seven cards. Suits matter only to flushes, so two tests together cover
// every hand: all rank counts without a flush, and all sets of ranks in one suit.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"
#include "engine/hands/rank_counts.h"
#include "engine/hands/reference.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

// Leaves out the cards at the places given by every choice of five.
template <typename Visit>
void for_each_five_of(CardSet cards, Visit&& visit) {
    const std::vector<Card> all = reference::list(cards);
    for (unsigned chosen = 0; chosen < 1U << all.size(); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        std::vector<Card> five;
        for (std::size_t place = 0; place < all.size(); ++place) {
            if ((chosen >> place & 1U) != 0) five.push_back(all[place]);
        }
        visit(five);
    }
}

reference::Value best_by_reference(CardSet cards) {
    reference::Value best = 0;
    for_each_five_of(cards, [&](const std::vector<Card>& five) {
        best = std::max(best, reference::five_card(five));
    });
    return best;
}

CardSet suited(unsigned ranks, Suit suit) {
    CardSet cards;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        if ((ranks >> rank & 1U) != 0) cards.insert(Card(static_cast<Rank>(rank), suit));
    }
    return cards;
}

// Suits in turn: of seven cards no more than two share a suit.
CardSet without_flush(RankCounts counts) {
    CardSet cards;
    std::size_t suit = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        for (unsigned copy = 0; copy < count_of(counts, rank); ++copy) {
            cards.insert(Card(static_cast<Rank>(rank), static_cast<Suit>(suit++ % suit_count)));
        }
    }
    return cards;
}

// Five, six or seven cards of one suit, every set of ranks in each.
template <typename Visit>
void for_each_flush(Visit&& visit) {
    for (unsigned ranks = 0; ranks < 1U << rank_count; ++ranks) {
        if (std::popcount(ranks) < 5 || std::popcount(ranks) > 7) continue;
        for (std::size_t suit = 0; suit < suit_count; ++suit)
            visit(suited(ranks, static_cast<Suit>(suit)), suit);
    }
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(BestOfSeven, AllRankCountsGiveTheBestOfTheirFives) {
    reference::OrderCheck<FiveCardHand> order;
    for (unsigned size = 5; size <= 7; ++size) {
        for_each_rank_counts(size, [&](RankCounts counts) {
            const CardSet cards = without_flush(counts);
            ASSERT_EQ(cards.size(), size);
            ASSERT_TRUE(order.record(best_by_reference(cards), rank_best_five(cards)))
                << cards.bits();
        });
    }
    EXPECT_EQ(order.count_if_increasing(), 7462U - 1277U - 10U);
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2(a)] [CP 3.2.2(b)] [CP 3.2.2(e)]
TEST(BestOfSeven, AllFlushesGiveTheBestOfTheirFives) {
    reference::OrderCheck<FiveCardHand> order;
    for_each_flush([&](CardSet cards, std::size_t) {
        ASSERT_TRUE(order.record(best_by_reference(cards), rank_best_five(cards))) << cards.bits();
    });
    EXPECT_EQ(order.count_if_increasing(), 1277U + 10U);
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2(e)]
TEST(BestOfSeven, TwoCardsOfOtherSuitsAreNeverBetterThanAFlush) {
    for_each_flush([](CardSet cards, std::size_t suit) {
        if (cards.size() != 5) return;
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            CardSet seven = cards;
            seven.insert(Card(static_cast<Rank>(rank), static_cast<Suit>((suit + 1) % 4)));
            seven.insert(Card(Rank::ace, static_cast<Suit>((suit + 2) % 4)));
            ASSERT_EQ(rank_best_five(seven), rank_best_five(cards)) << seven.bits();
        }
    });
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(BestOfSeven, AMillionRandomHandsGiveTheBestOfTheirFives) {
    SeededSource source(7);
    Deck deck = Deck::standard();
    for (int round = 0; round < 1'000'000; ++round) {
        draw_some(deck.stub(), 7, source);
        std::array<CardSet, 7> single;
        CardSet six;
        for (std::size_t i = 0; i < 7; ++i)
            single[i].insert(deck.stub()[i]);
        for (std::size_t i = 0; i < 6; ++i)
            six = six | single[i];
        const CardSet seven = six | single[6];
        FiveCardRank best_of_six;
        FiveCardRank best_of_seven;
        for (std::size_t one = 0; one < 7; ++one) {
            for (std::size_t other = one + 1; other < 7; ++other) {
                const FiveCardRank rank = rank_five(seven - single[one] - single[other]);
                best_of_seven = std::max(best_of_seven, rank);
                if (other == 6) best_of_six = std::max(best_of_six, rank);
            }
        }
        ASSERT_EQ(rank_best_five(six), best_of_six) << six.bits();
        ASSERT_EQ(rank_best_five(seven), best_of_seven) << seven.bits();
    }
}

}  // namespace
}  // namespace baize
