// Classes of five-card hands that no stud game distinguishes. The value of a hand depends only on
// the counts of its ranks and on whether all of its natural cards are of one suit. So the 2,598,960
// hands form 6,175 classes by ranks and 1,287 more of one suit; with wild twos, 6,163 and 1,585. A
// wild two has no suit; all other cards are "natural".
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

struct Ranking {                                              // Greater is better.
    std::uint16_t (*value)(CardSet five) = nullptr;           // greater is better
    std::string_view (*kind)(std::uint16_t value) = nullptr;  // "full_house"
    bool twos_are_wild = false;
};

// Number of different parts of a hand with fewer than five cards, as ranks without suits: 2,380.
inline constexpr std::size_t rank_parts = 1 + 13 + 91 + 455 + 1820;
inline constexpr std::size_t proper_parts = 31;  // Ways to leave out some of five cards.

struct HandClass {
    std::uint16_t value = 0;
    bool is_of_one_suit = false;   // All natural cards are of one suit.
    bool is_without_pair = false;  // No two natural cards are of one rank.
    std::uint8_t wilds = 0;        // Number of wild twos.
    RankCounts counts = 0;
    std::array<std::uint8_t, hand_size> ranks{};  // Ascending.
    RankRow naturals{};                           // Different natural ranks, ascending.
    std::size_t shape = 0;                        // Index of the naturals' shape in HandClasses.
    // The numbers of the parts, by a mask of the places of the cards that are kept.
    std::array<std::uint16_t, proper_parts> parts{};
    CardSet example{};
};

class HandClasses {
  public:
    explicit HandClasses(const Ranking& ranking);

    // Sorted by value, lowest first.
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
