// The best of two hole cards and three board cards against all sixty hands, one by one. Suits
// matter only to flushes, so the first two tests together cover every deal: all rank counts
// without a flush, and all sets of ranks in one suit.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"
#include "engine/hands/omaha.h"
#include "engine/hands/omaha_reference.h"
#include "engine/hands/rank_counts.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

struct Deal {
    CardSet hole;
    CardSet board;
};

std::vector<RankCounts> all_rank_counts(unsigned cards) {
    std::vector<RankCounts> all;
    for_each_rank_counts(cards, [&](RankCounts counts) { all.push_back(counts); });
    return all;
}

constexpr bool in_one_deck(RankCounts counts) {
    return ((counts + one_suit * 3U) & (one_suit * 8U)) == 0;  // three more raise a five into bit 3
}

// Suits in turn from the lowest rank up: of nine cards no more than three share a suit.
Deal without_flush(RankCounts hole, RankCounts board) {
    Deal deal;
    std::size_t suit = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const unsigned held = count_of(hole, rank);
        for (unsigned copy = 0; copy < held + count_of(board, rank); ++copy) {
            const Card card(static_cast<Rank>(rank), static_cast<Suit>(suit++ % suit_count));
            (copy < held ? deal.hole : deal.board).insert(card);
        }
    }
    return deal;
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(OmahaOrder, AllRankCountsGiveTheBestOfTheirSixtyHands) {
    const std::vector<RankCounts> holes = all_rank_counts(4);
    std::int64_t deals = 0;
    for (const RankCounts board : all_rank_counts(5)) {
        for (const RankCounts hole : holes) {
            if (!in_one_deck(hole + board)) continue;
            const Deal deal = without_flush(hole, board);
            ASSERT_EQ(rank_omaha(deal.hole, deal.board), reference::omaha(deal.hole, deal.board))
                << deal.hole.bits() << ' ' << deal.board.bits();
            ++deals;
        }
    }
    EXPECT_EQ(holes.size(), 1820U);
    EXPECT_EQ(deals, 10'995'985);
}

CardSet of_suit(std::uint32_t ranks, std::size_t suit) {
    CardSet cards;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        if ((ranks >> rank & 1U) == 0) continue;
        cards.insert(Card(static_cast<Rank>(rank), static_cast<Suit>(suit)));
    }
    return cards;
}

// Adds cards of the other suits, as they come, until there are that many.
CardSet filled(CardSet cards, std::size_t size, CardSet others, SeededSource& source) {
    while (cards.size() < size) {
        const Card card = Card::of_index(source.below(card_count));
        if (others.contains(card)) cards.insert(card);
    }
    return cards;
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2(a)] [CP 3.2.2(b)] [CP 3.2.2(e)]
TEST(OmahaOrder, AllFlushesGiveTheBestOfTheirSixtyHands) {
    SeededSource source(1);
    std::array<std::int64_t, 10> counts{};
    for (std::uint32_t held = 0; held < 1U << rank_count; ++held) {
        if (std::popcount(held) < 2 || std::popcount(held) > 4) continue;
        for (std::uint32_t shown = 0; shown < 1U << rank_count; ++shown) {
            if ((held & shown) != 0) continue;
            if (std::popcount(shown) < 3 || std::popcount(shown) > 5) continue;
            const std::size_t suit = (held + shown) % suit_count;
            const CardSet others = CardSet::full_deck() - of_suit(0x1FFFU, suit);
            const CardSet hole = filled(of_suit(held, suit), 4, others, source);
            const CardSet board = filled(of_suit(shown, suit), 5, others - hole, source);
            const FiveCardRank rank = rank_omaha(hole, board);
            ASSERT_EQ(rank, reference::omaha(hole, board)) << hole.bits() << ' ' << board.bits();
            ++counts[static_cast<std::size_t>(rank.category())];
        }
    }
    EXPECT_GT(counts[static_cast<std::size_t>(FiveCardHand::flush)], 400'000);
    EXPECT_GT(counts[static_cast<std::size_t>(FiveCardHand::full_house)], 0);
    EXPECT_GT(counts[static_cast<std::size_t>(FiveCardHand::four_of_a_kind)], 0);
    EXPECT_GT(counts[static_cast<std::size_t>(FiveCardHand::straight_flush)], 10'000);
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(OmahaOrder, FiveMillionRandomDealsGiveTheBestOfTheirSixtyHands) {
    SeededSource source(9);
    Deck deck = Deck::standard();
    for (int round = 0; round < 5'000'000; ++round) {
        draw_some(deck.stub(), 9, source);
        const CardSet hole = CardSet::of(deck.stub().first(4));
        const CardSet board = CardSet::of(deck.stub().subspan(4, 5));
        ASSERT_EQ(rank_omaha(hole, board), reference::omaha(hole, board))
            << hole.bits() << ' ' << board.bits();
    }
}

using Counts = std::array<std::int64_t, 10>;  // by category

std::int64_t of(const Counts& counts, FiveCardHand hand) {
    return counts[static_cast<std::size_t>(hand)];
}

// Every board that four hole cards can meet.
Counts over_all_boards(CardSet hole) {
    Counts counts{};
    for_each_set(5, [&](CardSet board) {
        if (!(board & hole).empty()) return;
        const FiveCardRank rank = rank_omaha(hole, board);
        ASSERT_EQ(rank, reference::omaha(hole, board)) << board.bits();
        ++counts[static_cast<std::size_t>(rank.category())];
    });
    return counts;
}

std::int64_t total(const Counts& counts) {
    std::int64_t sum = 0;
    for (const std::int64_t count : counts)
        sum += count;
    return sum;
}

constexpr int boards = 1'712'304;  // five of 48

// The figures on the right are counted by hand, from the cards that the board must bring.
// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(OmahaOrder, AcesAndKingsDoubleSuitedOverAllBoards) {
    const Counts counts = over_all_boards(hand("As Ks Ah Kh"));
    EXPECT_EQ(total(counts), boards);
    EXPECT_EQ(of(counts, FiveCardHand::royal_flush), 2 * 990);  // Q J T of a suit, two of 45
    EXPECT_EQ(of(counts, FiveCardHand::straight_flush), 0);     // no other run has two held
    // Both aces and three of 46, or both kings, less those with all four; four of these are royals.
    EXPECT_EQ(of(counts, FiveCardHand::four_of_a_kind), 2 * 15'180 - 44 - 4);
    EXPECT_EQ(of(counts, FiveCardHand::odd_cards), 0);
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(OmahaOrder, FourOfAKindInTheHoleIsAPairOverAllBoards) {
    const Counts counts = over_all_boards(hand("9c 9d 9h 9s"));
    EXPECT_EQ(total(counts), boards);
    // A full house needs three of a rank on the board, two pairs a pair: nothing else is possible.
    constexpr int three_alike = 12 * 4 * 946;  // exactly three, and two of 44
    constexpr int four_alike = 12 * 44;        // and one of 44
    constexpr int all_different = 792 * 1024;  // five of twelve ranks, any suits
    EXPECT_EQ(of(counts, FiveCardHand::full_house), three_alike + four_alike);
    EXPECT_EQ(of(counts, FiveCardHand::one_pair), all_different);
    EXPECT_EQ(of(counts, FiveCardHand::two_pair),
              boards - three_alike - four_alike - all_different);
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(OmahaOrder, ConnectedCardsOfTwoSuitsOverAllBoards) {
    const Counts counts = over_all_boards(hand("Js Ts 9h 8h"));
    EXPECT_EQ(total(counts), boards);
    EXPECT_EQ(of(counts, FiveCardHand::royal_flush), 990);  // A K Q of spades and two of 45
    // Spades: K Q 9, Q 9 8 or 9 8 7 on the board, 990 boards each; less 44 twice for four of these
    // in a row, and 44 that hold A K Q as well.
    constexpr int spades = 3 * 990 - 2 * 44 - 44;
    // Hearts: Q J T, J T 7, T 7 6 or 7 6 5 in the same way.
    constexpr int hearts = 4 * 990 - 3 * 44;
    EXPECT_EQ(of(counts, FiveCardHand::straight_flush), spades + hearts);
    // The other three of a rank and two of 45; ten of these boards are straight flushes.
    EXPECT_EQ(of(counts, FiveCardHand::four_of_a_kind), 4 * 990 - 10);
}

}  // namespace
}  // namespace baize
