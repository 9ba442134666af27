// Visits every board that can still be dealt, with the value of each holding on it.
//
// With one or two cards to come, boards are visited card by card. With all five to come they are
// visited by ranks: five cards spread over the ranks in 6,175 ways, instead of some 1.7 million
// boards, and each way is weighted with the number of suit choices that the unseen cards leave.
// This values every board as if there were no flushes. Boards on which a holding has a flush are
// then visited again for the suit of the flush (no two suits can have three of five cards): once
// with a negative weight at the value without the flush, and once with a positive weight at the
// true value. Derived in docs/EQUITY.md.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/check.h"
#include "engine/core/static_vector.h"
#include "math/equity/strength.h"

namespace baize::equity {

inline constexpr std::size_t board_size = 5;
inline constexpr std::size_t holdings_max = 33;  // Eleven hands, each with three ways to discard.

// The values of the holdings, in the order given. Lows are 0 in games without them.
struct Values {
    std::array<HighValue, holdings_max> high{};
    std::array<LowValue, holdings_max> low{};
};

// Moves 13 neighbouring bits to the digits of a RankCounts; the inverse of gather.
[[nodiscard]] constexpr RankCounts spread(RankMask ranks) {
    std::uint64_t bits = ranks;
    bits = (bits | bits << 24U) & 0x000000FF000000FF;
    bits = (bits | bits << 12U) & 0x000F000F000F000F;
    bits = (bits | bits << 6U) & 0x0303030303030303;
    return (bits | bits << 3U) & 0x1111111111111111;
}

namespace detail {

inline constexpr std::array<std::array<std::int64_t, 5>, 5> choose{
    {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

// All sets of three, four or five ranks.
inline constexpr std::size_t rank_set_count = 286 + 715 + 1287;
inline constexpr std::array<std::uint16_t, rank_set_count> rank_sets = [] {
    std::array<std::uint16_t, rank_set_count> sets{};
    std::size_t size = 0;
    for (std::uint16_t ranks = 0; ranks < 1U << rank_count; ++ranks) {
        const int count = std::popcount(ranks);
        if (count >= 3 && count <= 5) sets[size++] = ranks;
    }
    return sets;
}();

using CardsOfRank = std::array<std::uint8_t, rank_count>;  // Number of unseen cards of each rank.

// Calls visit(board) for every way in which `cards` unseen cards can spread over the ranks.
template <typename Visit>
void for_each_rank_board(const CardsOfRank& unseen,
                         unsigned cards,
                         const Visit& visit,
                         const RankBoard& so_far = {},
                         std::size_t from = 0) {
    if (cards == 0) return visit(so_far);
    for (std::size_t rank = from; rank < rank_count; ++rank) {
        const unsigned most = std::min<unsigned>(unseen[rank], cards);
        for (unsigned count = 1; count <= most; ++count) {
            const RankBoard more{.ways = so_far.ways * choose[unseen[rank]][count],
                                 .counts = so_far.counts + (RankCounts{count} << (4U * rank)),
                                 .ranks = so_far.ranks | RankMask{1} << rank};
            for_each_rank_board(unseen, cards - count, visit, more, rank + 1);
        }
    }
}

}  // namespace detail

template <typename Ranking, bool hilo>
class BoardWalk {
  public:
    // REQUIRES: `known` has no, three, four or five cards. No card of `known` or of the holdings,
    // and no dead card, is in `unseen`.
    BoardWalk(std::span<const Holding> holdings, CardSet known, CardSet unseen)
        : holdings_(holdings), known_(known), unseen_(unseen) {
        BAIZE_CHECK(holdings.size() <= holdings_max);
    }

    // Calls visit(weight, values). The weight of a board is one, or the number of boards that look
    // alike; it is negative where a value has to be taken back.
    template <typename Visit>
    void operator()(Visit&& visit) {
        switch (board_size - known_.size()) {
            case 0: return whole_board(known_, visit);
            case 1: return last_card(known_, unseen_, visit);
            case 2: return last_two_cards(visit);
            default: break;
        }
        BAIZE_CHECK(known_.empty());
        all_by_ranks(visit);
        for (unsigned suit = 0; suit < suit_count; ++suit)
            flushes_in(suit, visit);
    }

  private:
    template <typename Visit>
    void whole_board(CardSet board, Visit& visit) {
        for (std::size_t i = 0; i < holdings_.size(); ++i) {
            values_.high[i] = Ranking::high_on(holdings_[i].cards, board);
            if constexpr (hilo) values_.low[i] = Ranking::low_on(holdings_[i].cards, board);
        }
        visit(std::int64_t{1}, values_);
    }

    template <typename Visit>
    void last_card(CardSet board, CardSet left, Visit& visit) {
        for (; !left.empty(); left.erase(left.lowest())) {
            CardSet five = board;
            five.insert(left.lowest());
            whole_board(five, visit);
        }
    }

    template <typename Visit>
    void last_two_cards(Visit& visit) {
        for (CardSet left = unseen_; !left.empty();) {
            CardSet four = known_;
            four.insert(left.lowest());
            left.erase(left.lowest());
            last_card(four, left, visit);
        }
    }

    // Values the holdings as if suits did not matter.
    void value_by_ranks(RankCounts counts, RankMask ranks) {
        const typename Ranking::Prepared board = Ranking::prepare(counts);
        for (std::size_t i = 0; i < holdings_.size(); ++i)
            values_.high[i] = Ranking::by_ranks(holdings_[i], board);
        if constexpr (hilo) {
            const LowMask low = low_ranks_of(ranks);
            for (std::size_t i = 0; i < holdings_.size(); ++i)
                values_.low[i] = Ranking::low(holdings_[i], low);
        }
    }

    template <typename Visit>
    void all_by_ranks(Visit& visit) {
        detail::CardsOfRank unseen{};
        for (std::size_t rank = 0; rank < rank_count; ++rank)
            unseen[rank] = static_cast<std::uint8_t>(count_of(rank_counts(unseen_), rank));
        detail::for_each_rank_board(unseen, board_size, [&](const RankBoard& board) {
            value_by_ranks(board.counts, board.ranks);
            visit(board.ways, values_);
        });
    }

    // The cards of other suits on boards with a given number of cards outside the flush suit.
    using Others = StaticVector<RankBoard, 91>;

    [[nodiscard]] Others others_beside(unsigned suit, unsigned cards) const {
        const RankCounts counts =
            rank_counts(CardSet::of_bits(unseen_.bits() & ~(one_suit << suit)));
        detail::CardsOfRank unseen{};
        for (std::size_t rank = 0; rank < rank_count; ++rank)
            unseen[rank] = static_cast<std::uint8_t>(count_of(counts, rank));
        Others others;
        detail::for_each_rank_board(
            unseen, cards, [&](const RankBoard& board) { others.push_back(board); });
        return others;
    }

    template <typename Visit>
    void flushes_in(unsigned suit, Visit& visit) {
        int fewest = never_a_flush;
        for (const Holding& holding : holdings_)
            fewest = std::min(fewest, Ranking::flush_needs(holding, suit));
        if (fewest == never_a_flush) return;
        std::array<Others, 3> others;
        for (unsigned beside = 0; beside <= board_size - static_cast<unsigned>(fewest); ++beside)
            others[beside] = others_beside(suit, beside);
        const RankMask available = ranks_in_suit(unseen_, suit);
        for (const RankMask shown : detail::rank_sets) {
            if ((shown & ~available) != 0) continue;
            const int count = std::popcount(shown);
            if (count < fewest) continue;
            flushes_with(suit, shown, others[board_size - static_cast<std::size_t>(count)], visit);
        }
    }

    template <typename Visit>
    void flushes_with(unsigned suit, RankMask shown, const Others& others, Visit& visit) {
        std::array<HighValue, holdings_max> flushes{};
        for (std::size_t i = 0; i < holdings_.size(); ++i) {
            if (std::popcount(shown) >= Ranking::flush_needs(holdings_[i], suit))
                flushes[i] = Ranking::flush(holdings_[i], suit, shown);
        }
        const RankCounts counts = spread(shown);
        for (const RankBoard& beside : others) {
            value_by_ranks(counts + beside.counts, shown | beside.ranks);
            visit(-beside.ways, values_);
            for (std::size_t i = 0; i < holdings_.size(); ++i)
                values_.high[i] = std::max(values_.high[i], flushes[i]);
            visit(beside.ways, values_);
        }
    }

    std::span<const Holding> holdings_;
    CardSet known_;
    CardSet unseen_;
    Values values_{};
};

}  // namespace baize::equity
