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
    // The others, pair by pair: those of a pair start where those of the pair before it end.
    std::array<std::uint16_t, pair_count + 1> plain_start{};
    std::array<std::uint16_t, 3 * pair_count> plain{};

    [[nodiscard]] Ranks ranks() const { return {in.data(), size}; }

    // Calls visit(one, other, hole) for the hole cards of a pair that make no flush.
    template <typename Visit>
    void for_each_plain(unsigned pair, Visit&& visit) const {
        for (std::size_t i = plain_start[pair]; i < plain_start[pair + 1]; ++i)
            visit(holes[plain[i]].one, holes[plain[i]].other, plain[i]);
    }
};

// REQUIRES: three to five ranks, ascending.
[[nodiscard]] SuitOnBoard suit_on_board(Ranks in);

// Dealer's hands met so far; cards are numbered as the caller likes.
template <std::size_t cards>
class DealerHands {
  public:
    explicit DealerHands(const std::array<std::uint8_t, cards>& left) : left_(left) {}

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
    explicit EqualHands(const std::array<std::uint8_t, cards>& left)
        : met_(left), unqualified_(left) {}

    void add_unqualified(unsigned one, unsigned other) { unqualified_.add(one, other); }

    void add(unsigned one, unsigned other, unsigned name) {
        hands_[size_++] = {static_cast<std::uint8_t>(one),
                           static_cast<std::uint8_t>(other),
                           static_cast<std::uint16_t>(name),
                           met_.without(one, other)};
    }

    template <typename Visit>
    void meet(std::uint16_t value, bool is_unqualified, Visit& visit) {
        if (size_ == 0) return;
        for (std::size_t i = 0; i < size_; ++i)
            met_.add(hands_[i].one, hands_[i].other);
        visit.meet(value);
        for (std::size_t i = 0; i < size_; ++i) {
            const auto [one, other, name, below] = hands_[i];
            const unsigned most = met_.without(one, other) + 1;
            const unsigned weak = unqualified_.without(one, other) + (is_unqualified ? 1 : 0);
            visit(name,
                  Standoff{.value = value,
                           .below = static_cast<std::uint16_t>(below),
                           .equal = static_cast<std::uint16_t>(most - below),
                           .unqualified = static_cast<std::uint16_t>(weak)});
        }
        size_ = 0;
    }

  private:
    struct Hand {
        std::uint8_t one = 0;
        std::uint8_t other = 0;
        std::uint16_t name = 0;
        unsigned below = 0;
    };

    DealerHands<cards> met_;
    DealerHands<cards> unqualified_;
    std::array<Hand, hole_count> hands_;
    std::size_t size_ = 0;
};

// A visitor is told the value of each group of equal hands, and then how each of them stands.
template <typename Meet, typename Each>
struct Visitor {
    Meet meet;
    Each each;

    void operator()(unsigned name, const Standoff& stand) { each(name, stand); }
};

// For those who do not care about groups.
template <typename Each>
[[nodiscard]] auto visitor(Each each) {
    const auto nothing = [](std::uint16_t) {};
    return Visitor<decltype(nothing), Each>{nothing, each};
}

template <typename Meet, typename Each>
[[nodiscard]] auto visitor(Meet meet, Each each) {
    return Visitor<Meet, Each>{meet, each};
}

// Visits (pair, Standoff) for all hole cards by ranks, as if there were no flushes.
template <typename Visit>
void for_each_pair(const RankedBoard& board, std::uint16_t lowest_qualifying, Visit&& visit) {
    EqualHands<rank_count> group(board.left);
    for (std::size_t i = 0; i < board.size && board.value_at(i) < lowest_qualifying; ++i)
        group.add_unqualified(pairs[board.order[i]].high, pairs[board.order[i]].low);
    for (std::size_t i = 0; i < board.size;) {
        const std::uint16_t value = board.value_at(i);
        for (; i < board.size && board.value_at(i) == value; ++i)
            group.add(pairs[board.order[i]].high, pairs[board.order[i]].low, board.order[i]);
        group.meet(value, value < lowest_qualifying, visit);
    }
}

// How many cards of each kind a suit sees off the board.
[[nodiscard]] inline std::array<std::uint8_t, seen_count> cards_left(const SuitOnBoard& suit,
                                                                     Ranks out) {
    std::array<std::uint8_t, seen_count> left{};
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        left[rank] = 1;
        left[first_out + rank] = 3;
    }
    for (const std::uint8_t rank : suit.ranks())
        left[rank] = 0;
    for (const std::uint8_t rank : out)
        --left[first_out + rank];
    return left;
}

// Visits (hole, Standoff) for all hole cards as the suit sees them, and a pair that is not there
// when all of its rank lie on the board. REQUIRES: the ranked board is of the suit's ranks and
// `out`.
template <typename Visit>
void for_each_hole(const RankedBoard& board,
                   const SuitOnBoard& suit,
                   Ranks out,
                   std::uint16_t lowest_qualifying,
                   Visit&& visit) {
    EqualHands<seen_count> group(cards_left(suit, out));
    const auto add_unqualified = [&](unsigned one, unsigned other, unsigned) {
        group.add_unqualified(one, other);
    };
    for (std::size_t i = 0; i < board.size && board.value_at(i) < lowest_qualifying; ++i)
        suit.for_each_plain(board.order[i], add_unqualified);
    const auto add = [&](unsigned one, unsigned other, unsigned hole) {
        group.add(one, other, hole);
    };
    std::size_t next = 0;
    const auto meet_flushes_below = [&](unsigned value) {
        while (next < suit.flush_count && suit.flushes[next].value < value) {
            const std::uint16_t equal = suit.flushes[next].value;
            for (; next < suit.flush_count && suit.flushes[next].value == equal; ++next) {
                const Hole& hole = holes[suit.flushes[next].hole];
                add(hole.one, hole.other, suit.flushes[next].hole);
            }
            group.meet(equal, equal < lowest_qualifying, visit);
        }
    };
    for (std::size_t i = 0; i < board.size && suit.size < 5;) {
        const std::uint16_t value = board.value_at(i);
        meet_flushes_below(value);
        for (; i < board.size && board.value_at(i) == value; ++i)
            suit.for_each_plain(board.order[i], add);
        group.meet(value, value < lowest_qualifying, visit);
    }
    meet_flushes_below(~0U);
}

}  // namespace baize::exact::holdem
