// How deals end: who takes the pot, or shares it, counted over deals. A pot goes to the best hand;
// in a hi-lo game half of it goes to the best low, if there is one. Hands that are equal share
// alike. [CP 8.5] [CP 8.20.4]
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/fraction.h"

namespace baize::equity {

using Count = std::int64_t;      // of deals; negative only on the way to a sum
using HandMask = std::uint32_t;  // bit i is hand i

inline constexpr std::size_t hands_max = 11;  // [CP 8.16.1]

// The parts into which a pot is cut: every half divides among up to eleven.
inline constexpr Count pot_parts = 55'440;

// Who has the best hand, and who the best low. No low: the best hand takes all.
struct Winners {
    HandMask high = 0;
    HandMask low = 0;
};

// One hand's part of a pot, in pot_parts.
[[nodiscard]] constexpr Count parts_of(std::size_t hand, const Winners& winners) {
    const HandMask bit = HandMask{1} << hand;
    const Count high = winners.low == 0 ? pot_parts : pot_parts / 2;
    Count parts = 0;
    if ((winners.high & bit) != 0) parts += high / std::popcount(winners.high);
    if ((winners.low & bit) != 0) parts += pot_parts / 2 / std::popcount(winners.low);
    return parts;
}

// What a hand comes to, as parts of all deals or of all pots.
struct HandFigures {
    Fraction equity{};  // what it takes of the pot on average
    Fraction win{};     // deals in which it takes the whole pot alone
    Fraction tie{};     // deals in which it takes a part of the pot
    Fraction high{};    // what it takes of the pot as the best hand; equity = high + low
    Fraction low{};     // what it takes of the pot as the best low
};

class Outcomes {
  public:
    Outcomes(std::size_t hands, bool hilo);

    // High games, and boards without a low.
    void add_high(HandMask winners, Count deals) { whole_[winners] += deals; }

    // REQUIRES: a hi-lo game.
    void add(const Winners& winners, Count deals) {
        if (winners.low == 0) return add_high(winners.high, deals);
        high_[winners.high] += deals;
        low_[winners.low] += deals;
        any_[winners.high | winners.low] += deals;
        if (winners.high == winners.low) alike_[winners.high] += deals;
    }

    // REQUIRES: the same hands of the same game.
    void add(const Outcomes& other, Count times);

    void clear();

    [[nodiscard]] std::size_t hands() const { return hands_; }

    [[nodiscard]] bool hilo() const { return !high_.empty(); }

    [[nodiscard]] Count deals() const;

    // Deals in which nobody had a low. REQUIRES: a hi-lo game.
    [[nodiscard]] Count deals_without_low() const;

    // REQUIRES: there are deals.
    [[nodiscard]] HandFigures figures(std::size_t hand) const;

    friend bool operator==(const Outcomes&, const Outcomes&) = default;

  private:
    // Deals by the hands that share, as a mask.
    using ByHands = std::vector<Count>;

    std::size_t hands_ = 0;
    ByHands whole_;  // the whole pot, by its winners
    ByHands high_;   // halved pots, by the winners of the high half
    ByHands low_;    // halved pots, by the winners of the low half
    ByHands any_;    // halved pots, by all who take something
    ByHands alike_;  // halved pots that the same hands win high and low
};

}  // namespace baize::equity
