// For every two hole cards on a board: how many of the dealer's 990 hands are below, equal, and
// below the rank with which the dealer qualifies. Hands are met from the weakest to the strongest;
// those that share a card with the player's are left out by counting for each card how many hands
// met so far hold it: all, less those with the one card, less those with the other, plus the one
// with both.
#pragma once

#include <array>
#include <cstdint>

#include "exact/holdem_classes.h"
#include "exact/holdem_ranks.h"

namespace baize::exact::holdem {

inline constexpr unsigned dealer_hands = 990;

struct Standoff {  // how a hand stands against the dealer's
    std::uint16_t value = 0;
    std::uint16_t below = 0;
    std::uint16_t equal = 0;
    std::uint16_t unqualified = 0;
};

// The cards a suit has on the board, three to five, and the hole cards that make a flush with them,
// weakest first.
struct SuitOnBoard {
    struct Flush {
        std::uint16_t value = 0;
        std::uint16_t hole = 0;
    };

    std::array<std::uint8_t, 5> in{};
    std::uint8_t size = 0;
    std::uint16_t flush_count = 0;
    std::array<Flush, 223> flushes{};

    [[nodiscard]] Ranks ranks() const { return {in.data(), size}; }
};

// REQUIRES: three to five ranks, ascending.
[[nodiscard]] SuitOnBoard suit_on_board(Ranks in);

// Dealer's hands met so far; cards are numbered as the caller likes.
template <std::size_t cards>
class DealerHands {
  public:
    explicit DealerHands(const std::array<std::uint8_t, cards>& left) : left_(left) {}

    [[nodiscard]] bool can_hold(unsigned one, unsigned other) const {
        return one == other ? left_[one] > 1 : left_[one] > 0 && left_[other] > 0;
    }

    void add(unsigned one, unsigned other) {
        if (one == other) {
            total_ += left_[one] * (left_[one] - 1U) / 2;
            with_[one] += left_[one] - 1U;
        } else {
            total_ += unsigned{left_[one]} * left_[other];
            with_[one] += left_[other];
            with_[other] += left_[one];
        }
    }

    // Those that hold neither card, if the hand of both has not been met.
    [[nodiscard]] unsigned without(unsigned one, unsigned other) const {
        return total_ - with_[one] - with_[other];
    }

  private:
    std::array<std::uint8_t, cards> left_;
    unsigned total_ = 0;
    std::array<unsigned, cards> with_{};
};

// One group of equal hands: first what is below them, then they are met.
template <std::size_t cards>
class EqualHands {
  public:
    void add(unsigned one, unsigned other, unsigned name) {
        hands_[size_++] = {static_cast<std::uint8_t>(one),
                           static_cast<std::uint8_t>(other),
                           static_cast<std::uint16_t>(name)};
    }

    template <typename Visit>
    void meet(std::uint16_t value,
              DealerHands<cards>& met,
              const DealerHands<cards>& unqualified,
              bool is_unqualified,
              Visit&& visit) {
        for (std::size_t i = 0; i < size_; ++i)
            below_[i] = met.without(hands_[i].one, hands_[i].other);
        for (std::size_t i = 0; i < size_; ++i)
            met.add(hands_[i].one, hands_[i].other);
        for (std::size_t i = 0; i < size_; ++i) {
            const auto [one, other, name] = hands_[i];
            const unsigned most = met.without(one, other) + 1;
            const unsigned weak = unqualified.without(one, other) + (is_unqualified ? 1 : 0);
            visit(name,
                  Standoff{.value = value,
                           .below = static_cast<std::uint16_t>(below_[i]),
                           .equal = static_cast<std::uint16_t>(most - below_[i]),
                           .unqualified = static_cast<std::uint16_t>(weak)});
        }
        size_ = 0;
    }

  private:
    struct Hand {
        std::uint8_t one = 0;
        std::uint8_t other = 0;
        std::uint16_t name = 0;
    };

    std::array<Hand, hole_count> hands_;
    std::array<unsigned, hole_count> below_;
    std::size_t size_ = 0;
};

// Calls visit(pair, Standoff) for all hole cards by ranks, as if there were no flushes.
template <typename Visit>
void for_each_pair(const RankedBoard& board, std::uint16_t lowest_qualifying, Visit&& visit) {
    DealerHands<rank_count> met(board.left);
    DealerHands<rank_count> unqualified(board.left);
    for (std::size_t i = 0; i < board.size; ++i) {
        if (board.value[board.order[i]] >= lowest_qualifying) break;
        unqualified.add(pairs[board.order[i]].high, pairs[board.order[i]].low);
    }
    EqualHands<rank_count> group;
    for (std::size_t i = 0; i < board.size;) {
        const std::uint16_t value = board.value[board.order[i]];
        for (; i < board.size && board.value[board.order[i]] == value; ++i)
            group.add(pairs[board.order[i]].high, pairs[board.order[i]].low, board.order[i]);
        group.meet(value, met, unqualified, value < lowest_qualifying, visit);
    }
}

// Calls visit(hole, Standoff) for all hole cards as the suit sees them. REQUIRES: the ranked board
// is of the suit's ranks and `out`.
template <typename Visit>
void for_each_hole(const RankedBoard& board,
                   const SuitOnBoard& suit,
                   Ranks out,
                   std::uint16_t lowest_qualifying,
                   Visit&& visit) {
    std::array<std::uint8_t, seen_count> left{};
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        left[rank] = 1;
        left[first_out + rank] = 3;
    }
    for (const std::uint8_t rank : suit.ranks())
        left[rank] = 0;
    for (const std::uint8_t rank : out)
        --left[first_out + rank];
    DealerHands<seen_count> met(left);
    DealerHands<seen_count> unqualified(left);
    // The hole cards of a pair of ranks that make no flush.
    const auto for_each_plain = [&](unsigned pair, auto&& plain) {
        const auto [high, low] = pairs[pair];
        const auto offer = [&](unsigned one, unsigned other, unsigned hole) {
            if (met.can_hold(one, other)) plain(one, other, hole);
        };
        if (suit.size == 5) return;
        offer(first_out + high, first_out + low, hole_out(high, low));
        if (suit.size == 4) return;
        offer(high, first_out + low, hole_split(high, low));
        if (high != low) offer(low, first_out + high, hole_split(low, high));
    };
    for (std::size_t i = 0; i < board.size; ++i) {
        if (board.value[board.order[i]] >= lowest_qualifying) break;
        for_each_plain(board.order[i], [&](unsigned one, unsigned other, unsigned) {
            unqualified.add(one, other);
        });
    }
    EqualHands<seen_count> group;
    const auto add = [&](unsigned one, unsigned other, unsigned hole) {
        group.add(one, other, hole);
    };
    std::size_t next = 0;
    const auto meet_flushes_below = [&](unsigned value) {
        while (next < suit.flush_count && suit.flushes[next].value < value) {
            const std::uint16_t equal = suit.flushes[next].value;
            for (; next < suit.flush_count && suit.flushes[next].value == equal; ++next) {
                const Hole& hole = holes[suit.flushes[next].hole];
                if (met.can_hold(hole.one, hole.other))
                    add(hole.one, hole.other, suit.flushes[next].hole);
            }
            group.meet(equal, met, unqualified, equal < lowest_qualifying, visit);
        }
    };
    for (std::size_t i = 0; i < board.size;) {
        const std::uint16_t value = board.value[board.order[i]];
        meet_flushes_below(value);
        for (; i < board.size && board.value[board.order[i]] == value; ++i)
            for_each_plain(board.order[i], add);
        group.meet(value, met, unqualified, value < lowest_qualifying, visit);
    }
    meet_flushes_below(~0U);
}

}  // namespace baize::exact::holdem
