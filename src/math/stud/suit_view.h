// What the suits of a player's hand are to the dealer's card that lies face up. Dealer's hands of
// one suit must do without the ranks that the player holds in that suit; which these are is all
// that suits do. A natural up card names the one suit that matters; a wild one leaves all four.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/card.h"
#include "engine/core/static_vector.h"

namespace baize::exact::stud {

// Different ranks of a hand, ascending.
using RankRow = StaticVector<std::uint8_t, 5>;

// How many cards are held of each of them.
using SuitShape = StaticVector<std::uint8_t, 5>;

// Some of the different ranks, a bit for each place in the row.
using Places = std::uint8_t;
inline constexpr std::size_t places_max = 32;

struct SuitView {
    StaticVector<Places, suit_count> held{};  // in the suit of the up card, or in each suit
    std::uint32_t ways = 0;                   // to give the hand its suits, and the up card its own
};

// All views of the hands of one shape.
class SuitViews {
  public:
    explicit SuitViews(const SuitShape& shape);

    [[nodiscard]] const SuitShape& shape() const { return shape_; }

    [[nodiscard]] const std::vector<SuitView>& of(bool is_of_one_suit, bool up_card_is_wild) const {
        return views_[is_of_one_suit ? 1 : 0][up_card_is_wild ? 1 : 0];
    }

  private:
    SuitShape shape_{};
    std::array<std::array<std::vector<SuitView>, 2>, 2> views_{};
};

}  // namespace baize::exact::stud
