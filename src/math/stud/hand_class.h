// Five-card hands that no stud game tells apart. A hand is worth what the numbers of its ranks say
// and whether its natural cards are all of one suit; so the 2,598,960 hands are 6,175 ways to hold
// ranks, and again 1,287 of one suit; where the twos are wild, 6,163 and 1,585. A two that is wild
// has no suit: "natural" is every other card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/hands/rank_counts.h"
#include "math/figures/distribution.h"
#include "math/stud/suit_view.h"

namespace baize::exact::stud {

inline constexpr std::size_t hand_size = 5;

using RankMask = std::uint32_t;

struct Ranking {
    std::uint16_t (*value)(CardSet five) = nullptr;           // greater is better
    std::string_view (*kind)(std::uint16_t value) = nullptr;  // "full_house"
    bool twos_are_wild = false;
};

// Parts of a hand of fewer than five cards, as ranks without suits: 2,380 different ones.
inline constexpr std::size_t rank_parts = 1 + 13 + 91 + 455 + 1820;
inline constexpr std::size_t proper_parts = 31;  // ways to leave out some of five cards

struct HandClass {
    std::uint16_t value = 0;
    bool is_of_one_suit = false;   // its natural cards are
    bool is_without_pair = false;  // no two natural cards of one rank
    std::uint8_t wilds = 0;        // twos, where they are wild
    RankCounts counts = 0;
    std::array<std::uint8_t, hand_size> ranks{};  // ascending
    RankRow naturals{};                           // different natural ranks, ascending
    std::size_t shape = 0;                        // of the naturals, in HandClasses::shapes
    // By the places of the cards that are kept, a bit each: the number of that part.
    std::array<std::uint16_t, proper_parts> parts{};
    CardSet example{};
};

class HandClasses {
  public:
    explicit HandClasses(const Ranking& ranking);

    // By value, the lowest first.
    [[nodiscard]] const std::vector<HandClass>& all() const { return classes_; }

    [[nodiscard]] const SuitViews& suits_of(const HandClass& hands) const {
        return shapes_[hands.shape];
    }

    [[nodiscard]] bool twos_are_wild() const { return twos_are_wild_; }

  private:
    void add_classes(const Ranking& ranking, RankCounts counts);
    [[nodiscard]] std::size_t shape_number(const SuitShape& shape);

    bool twos_are_wild_ = false;
    std::vector<SuitViews> shapes_;
    std::vector<HandClass> classes_;
};

}  // namespace baize::exact::stud
