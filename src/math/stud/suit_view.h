// How the suits of a player's hand restrict the dealer's hands. A dealer's hand of one suit cannot
// contain the ranks that the player holds in that suit; suits have no other effect. With a natural
// up card only its suit matters; with a wild one all four do.
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

// The number of cards held of each of these ranks.
using SuitShape = StaticVector<std::uint8_t, 5>;

// A set of these ranks: a bit for each place in the row.
using Places = std::uint8_t;
inline constexpr std::size_t places_max = 32;

struct SuitView {
    StaticVector<Places, suit_count> held{};  // In the suit of the up card, or in each suit.
    std::uint32_t ways = 0;                   // Choices of suits for the hand and the up card.
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
