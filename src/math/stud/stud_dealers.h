// Counts the dealer's hands that contain the up card and none of the player's cards. Classes of
// hands are added one after another, so the hands below a player's hand are counted by asking when
// just those have been added.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "math/stud/hand_class.h"

namespace baize::exact::stud {

// The counts for one class of player's hands, for all choices of suits.
struct DealerHands {
    std::int32_t were_suits_nothing = 0;
    // The correction for hands of one suit, by the places that the player holds in it.
    std::array<std::int32_t, places_max> of_one_suit{};

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

    // All counts are 0 if the player holds all four cards of the up card's rank.
    [[nodiscard]] DealerHands against(const HandClass& player) const;

  private:
    void add_by_rank(const HandClass& hands);
    void add_of_one_suit(const HandClass& hands, std::int32_t sign);
    [[nodiscard]] std::int32_t ways_of_wilds(unsigned taken, unsigned wilds) const;

    std::size_t up_rank_;
    RankMask all_naturals_;
    bool up_card_is_wild_;
    unsigned most_wilds_;  // Maximum that a player may hold.

    // Numbers of hands that contain the up card and certain other cards, by the ranks of the
    // latter.
    std::array<std::int32_t, rank_parts> holding_{};
    // Numbers of hands of one suit, less those that were counted as hands of several suits, by the
    // number of wild twos the player holds and the ranks he holds in that suit.
    std::vector<std::array<std::int32_t, std::size_t{1} << rank_count>> of_one_suit_;
};

}  // namespace baize::exact::stud
