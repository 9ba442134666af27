// How many dealer's hands hold the up card and none of the player's cards. Classes of hands are
// added one after another, so that what lies below a player's hand is asked for when just that has
// been added.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "math/stud/hand_class.h"

namespace baize::exact::stud {

// The answer for one class of player's hands, whatever their suits.
struct DealerHands {
    std::int32_t were_suits_nothing = 0;
    std::array<std::int32_t, places_max> of_one_suit{};  // more of them, by what the player holds

    [[nodiscard]] std::int32_t seen(const SuitView& view) const {
        std::int32_t count = were_suits_nothing;
        for (const Places held : view.held)
            count += of_one_suit[held];
        return count;
    }
};

class DealerCounts {
  public:
    DealerCounts(std::size_t up_rank, bool twos_are_wild);

    void add(const HandClass& hands);

    // Nothing where the player has left no card of the rank of the up card.
    [[nodiscard]] DealerHands against(const HandClass& player) const;

  private:
    void add_by_rank(const HandClass& hands);
    void add_of_one_suit(const HandClass& hands, std::int32_t sign);
    [[nodiscard]] std::int32_t ways_of_wilds(unsigned taken, unsigned wilds) const;

    std::size_t up_rank_;
    RankMask all_naturals_;
    bool up_card_is_wild_;
    unsigned most_wilds_;  // that a player may hold

    // Hands that hold the up card and certain other cards, by the ranks of these.
    std::array<std::int32_t, rank_parts> holding_{};
    // Hands of one suit, less those that were counted as if they were not, by how many wild twos
    // the player holds and the ranks he holds in that suit.
    std::vector<std::array<std::int32_t, std::size_t{1} << rank_count>> of_one_suit_;
};

}  // namespace baize::exact::stud
