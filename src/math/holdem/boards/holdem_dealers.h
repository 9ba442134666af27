// For every two hole cards on a board: the number of the dealer's 990 hands that are below, equal,
// and below the rank with which the dealer qualifies. This file ignores flushes, which
// holdem_views.h counts. Hands are visited from the weakest to the strongest. Those that share a
// card with the player's are left out by counting, for each card, the visited hands that contain
// it: all, less those with the one card, less those with the other, plus the one with both.
#pragma once

#include <array>
#include <cstdint>

#include "math/holdem/boards/holdem_classes.h"
#include "math/holdem/boards/holdem_ranks.h"

namespace baize::exact::holdem {

inline constexpr unsigned dealer_hands = 990;

struct Standoff {  // A hand in comparison with the dealer's.
    std::uint16_t value = 0;
    std::uint16_t below = 0;
    std::uint16_t equal = 0;
    std::uint16_t unqualified = 0;
};

// The dealer's hands visited so far. The caller chooses the numbering of the cards.
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

    // Returns the number of hands with neither card, if the hand of both has not been added.
    [[nodiscard]] unsigned without(unsigned one, unsigned other) const {
        return total_ - with_[one] - with_[other];
    }

    [[nodiscard]] unsigned total() const { return total_; }

    // Returns the number of hands with a certain card.
    [[nodiscard]] unsigned with(unsigned card) const { return with_[card]; }

  private:
    std::array<std::uint8_t, cards> left_;
    unsigned total_ = 0;
    std::array<unsigned, cards> with_{};
};

// A group of equal hands: the hands below them are counted first, then the group is added.
template <std::size_t cards>
class EqualHands {
  public:
    explicit EqualHands(const std::array<std::uint8_t, cards>& left)
        : met_(left), unqualified_(left) {}

    [[nodiscard]] const DealerHands<cards>& met() const { return met_; }

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
    std::array<Hand, cards*(cards + 1) / 2> hands_;
    std::size_t size_ = 0;
};

// A visitor receives the value of each group of equal hands, and then the result of each of them.
template <typename Meet, typename Each>
struct Visitor {
    Meet meet;
    Each each;

    void operator()(unsigned name, const Standoff& stand) { each(name, stand); }
};

// For visitors that ignore the groups.
template <typename Each>
[[nodiscard]] auto visitor(Each each) {
    const auto nothing = [](std::uint16_t) {};
    return Visitor<decltype(nothing), Each>{nothing, each};
}

template <typename Meet, typename Each>
[[nodiscard]] auto visitor(Meet meet, Each each) {
    return Visitor<Meet, Each>{meet, each};
}

// Calls visit(pair, Standoff) for all hole cards by ranks, as if there were no flushes.
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

}  // namespace baize::exact::holdem
