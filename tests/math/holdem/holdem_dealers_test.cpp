// Compares the solvers' counts of hole cards against all dealer's hands with a walk over those
// hands.
#include "math/holdem/boards/holdem_dealers.h"

#include <gtest/gtest.h>

#include "engine/hands/five_card.h"
#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/holdem_deals.h"

namespace baize::exact::holdem {
namespace {

constexpr std::uint16_t a_pair = FiveCardRank::lowest_of(FiveCardHand::one_pair).value();

Standoff walked(CardSet board, CardSet hand) {
    Standoff stand{.value = rank_best_five(board | hand).value()};
    for_each_two(board | hand, [&](CardSet dealer) {
        const std::uint16_t value = rank_best_five(board | dealer).value();
        if (value < stand.value) ++stand.below;
        if (value == stand.value) ++stand.equal;
        if (value < a_pair) ++stand.unqualified;
    });
    return stand;
}

struct Seen {
    std::array<std::uint8_t, 5> in{};
    std::array<std::uint8_t, 5> out{};
    std::size_t ins = 0;
    std::size_t outs = 0;
};

Seen seen_by(CardSet cards, Suit suit) {
    Seen seen;
    for (; !cards.empty(); cards.erase(cards.lowest())) {
        const auto rank = static_cast<std::uint8_t>(cards.lowest().rank());
        const bool in = cards.lowest().suit() == suit;
        (in ? seen.in[seen.ins++] : seen.out[seen.outs++]) = rank;
    }
    return seen;
}

unsigned hole_of(const Seen& hand) {
    if (hand.ins == 2) return hole_in(hand.in[1], hand.in[0]);
    if (hand.ins == 1) return hole_split(hand.in[0], hand.out[0]);
    return hole_out(hand.out[0], hand.out[1]);
}

RankedBoard ranked(CardSet board) {
    std::array<std::uint8_t, 5> ranks{};
    for (std::size_t i = 0; i < 5; ++i, board.erase(board.lowest()))
        ranks[i] = static_cast<std::uint8_t>(board.lowest().rank());
    return ranked_board(ranks);
}

// The board is in one of eight SIMD lanes; the other lanes hold the same board or are empty.
Standoff counted_by(const RankedBoard& board, const Seen& seen, unsigned hole, std::size_t lane) {
    const SuitOnBoard suit = suit_on_board({seen.in.data(), seen.ins});
    Views views;
    for (std::size_t i = 0; i <= lane; ++i)
        views.add(suit, {seen.out.data(), seen.outs});
    views.close();
    Standoff found;
    SeenWalk walk(board, views, a_pair);
    const auto small = [](int count) { return static_cast<std::uint16_t>(count); };
    const OthersSeen others = walk.run([&](std::uint16_t value, const SeenPair& pair, auto) {
        for (std::size_t row = 0; row < pair.rows; ++row) {
            const Stands& stands = pair.stands[row];
            if (pair.holes[row] == hole) {
                found = {value,
                         small(stands.below[lane]),
                         small(stands.equal[lane]),
                         small(stands.unqualified[lane])};
            }
        }
    });
    if (hole < suit.first_flush) return found;
    const HoleRow full = others.full_in(views, lane);
    found = {FiveCardRank::lowest_of(FiveCardHand::flush).value(),
             small(suit.below[hole] - full[hole]),
             small(suit.equal[hole]),
             small(others.unqualified_in(views, lane)[hole])};
    for (const auto& [straight_flush, value] : suit.straight_flushes) {
        if (straight_flush != hole) continue;
        found.value = value;
        found.below = small(suit.below[hole]);
    }
    return found;
}

Standoff counted(CardSet board, CardSet hand) {
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const Seen seen = seen_by(board, suit);
        if (seen.ins < 3) continue;
        const std::size_t lane = hand.lowest().index() % lanes;
        return counted_by(ranked(board), seen, hole_of(seen_by(hand, suit)), lane);
    }
    Standoff found;
    const Seen seen = seen_by(hand, Suit::clubs);
    std::array<unsigned, 2> ranks{};
    std::size_t size = 0;
    for (std::size_t i = 0; i < seen.ins; ++i)
        ranks[size++] = seen.in[i];
    for (std::size_t i = 0; i < seen.outs; ++i)
        ranks[size++] = seen.out[i];
    const auto each = [&](unsigned pair, const Standoff& stand) {
        if (pair == pair_of(ranks[0], ranks[1])) found = stand;
    };
    for_each_pair(ranked(board), a_pair, visitor(each));
    return found;
}

void expect_equal(CardSet board, CardSet hand) {
    const Standoff plain = walked(board, hand);
    const Standoff found = counted(board, hand);
    // The kind distinguishes flushes from straight flushes, but not flushes from each other.
    const auto kind_of = [](std::uint16_t value) { return value >> 12U; };
    EXPECT_EQ(kind_of(found.value), kind_of(plain.value));
    EXPECT_EQ(found.below, plain.below);
    EXPECT_EQ(found.equal, plain.equal);
    EXPECT_EQ(found.unqualified, plain.unqualified);
}

TEST(HoldemDealers, AreCountedAsAWalkCountsThem) {
    RandomCards cards(1);
    for (int i = 0; i < 150; ++i) {
        cards.shuffle();
        expect_equal(cards.set(0, 5), cards.set(5, 2));
    }
}

TEST(HoldemDealers, AreCountedWhereASuitHasThreeOrMore) {
    RandomCards cards(2);
    std::array<int, 6> of{};
    for (int i = 0; i < 12'000; ++i) {
        cards.shuffle();
        const CardSet board = cards.set(0, 5);
        std::size_t most = 0;
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
            most = std::max(most, seen_by(board, suit).ins);
        if (most < 3 || ++of[most] > 60) continue;
        expect_equal(board, cards.set(5, 2));
        for (const std::size_t next : {7U, 9U, 11U})
            expect_equal(board, cards.set(next, 2));
    }
    EXPECT_GE(of[3], 60);
    EXPECT_GE(of[4], 60);
    EXPECT_GE(of[5], 3);
}

// The boards have straight flushes, full houses together with flushes, or are the best hand
// themselves.
TEST(HoldemDealers, RareBoards) {
    const auto set = [](std::initializer_list<Card> cards) { return CardSet::of(cards); };
    const CardSet paired = set({"9c"_card, "8c"_card, "7c"_card, "9d"_card, "7h"_card});
    const CardSet straight = set({"Tc"_card, "9c"_card, "8c"_card, "7c"_card, "6c"_card});
    for_each_two(paired, [&](CardSet hand) {
        const Card low = hand.lowest();
        if (low.rank() >= Rank::six && low.rank() <= Rank::nine && low.suit() != Suit::spades)
            expect_equal(paired, hand);
    });
    expect_equal(straight, set({"Jc"_card, "2d"_card}));
    expect_equal(straight, set({"5c"_card, "2d"_card}));
    expect_equal(straight, set({"Jc"_card, "Qc"_card}));
    expect_equal(straight, set({"2h"_card, "2d"_card}));
}

TEST(HoldemBoards, AreComplete) {
    Boards boards;
    std::size_t by_ranks = 0;
    std::size_t by_suit = 0;
    for (std::size_t task = 0; task < Boards::tasks; ++task)
        boards.prepare(task);
    for (std::size_t task = 0; task < Boards::tasks; ++task) {
        boards.for_each_ranked(task, [&](std::size_t, const RankedBoard& board) {
            ++by_ranks;
            boards.for_each_suit(board, [&](const SuitOnBoard&, Ranks) { ++by_suit; });
        });
    }
    EXPECT_EQ(by_ranks, 6'175U);
    EXPECT_EQ(by_suit, 286U * 91 + 715 * 13 + 1'287);
}

}  // namespace
}  // namespace baize::exact::holdem
