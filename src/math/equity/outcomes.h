// Counts how deals end: which hands take or share the pot. A pot goes to the best hand; in a hi-lo
// game half of it goes to the best low, if there is one. Equal hands share equally. [CP 8.5]
// [CP 8.20.4]
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/hands/five_card_hand.h"

namespace baize::equity {

using Count = std::int64_t;      // Number of deals; negative only in intermediate sums.
using HandMask = std::uint32_t;  // Bit i is hand i.

inline constexpr std::size_t hands_max = 11;  // [CP 8.16.1]

// The parts of a pot: each half divides evenly among up to eleven hands.
inline constexpr Count pot_parts = 55'440;

// The hands with the best high and with the best low. Without a low the best high takes all.
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

inline constexpr std::size_t makes_count = static_cast<std::size_t>(FiveCardHand::royal_flush) + 1;

// By FiveCardHand: the fractions of all deals in which a hand ends as a high hand of this kind.
using Makes = std::array<Fraction, makes_count>;

// The results of a hand, as fractions of all deals or of all pots.
struct HandFigures {
    Fraction equity{};  // Average share of the pot.
    Fraction win{};     // Deals in which it takes the whole pot alone.
    Fraction tie{};     // Deals in which it takes a part of the pot.
    Fraction high{};    // Share of the pot won as the best hand; equity = high + low.
    Fraction low{};     // Share of the pot won as the best low.
};

class Outcomes {
  public:
    Outcomes(std::size_t hands, bool hilo, bool lists_makes = false);

    // For high games, and for boards without a low.
    void add_high(HandMask winners, Count deals) { whole_[winners] += deals; }

    // REQUIRES: a hi-lo game.
    void add(const Winners& winners, Count deals) {
        if (winners.low == 0) return add_high(winners.high, deals);
        high_[winners.high] += deals;
        low_[winners.low] += deals;
        any_[winners.high | winners.low] += deals;
        if (winners.high == winners.low) alike_[winners.high] += deals;
    }

    // Counts what each hand has made. `values` are FiveCardRank values, one for each hand.
    // REQUIRES: lists_makes().
    void add_makes(const std::uint16_t* values, Count deals) {
        for (std::size_t hand = 0; hand < hands_; ++hand) {
            const auto kind = FiveCardRank::of_value(values[hand]).category();
            makes_[hand * makes_count + static_cast<std::size_t>(kind)] += deals;
        }
    }

    // REQUIRES: the same hands of the same game.
    void add(const Outcomes& other, Count times);

    void clear();

    [[nodiscard]] bool hilo() const { return !high_.empty(); }

    [[nodiscard]] bool lists_makes() const { return !makes_.empty(); }

    [[nodiscard]] Count deals() const;

    // Returns the number of deals without a low. REQUIRES: a hi-lo game.
    [[nodiscard]] Count deals_without_low() const;

    // REQUIRES: there are deals.
    [[nodiscard]] HandFigures figures(std::size_t hand) const;

    // REQUIRES: lists_makes(), and there are deals.
    [[nodiscard]] Makes makes(std::size_t hand) const;

    friend bool operator==(const Outcomes&, const Outcomes&) = default;

  private:
    // Numbers of deals by the mask of the hands that share.
    using ByHands = std::vector<Count>;

    std::size_t hands_ = 0;
    ByHands whole_;             // the whole pot, by its winners
    ByHands high_;              // halved pots, by the winners of the high half
    ByHands low_;               // halved pots, by the winners of the low half
    ByHands any_;               // halved pots, by all hands that take something
    ByHands alike_;             // halved pots with the same winners of both halves
    std::vector<Count> makes_;  // by hand, and for each by FiveCardHand
};

}  // namespace baize::equity
