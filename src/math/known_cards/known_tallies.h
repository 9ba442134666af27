// The worth of hands in comparison with the dealer's, and the number of deals of each result.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "math/known_cards/known_hands.h"
#include "math/known_cards/known_lanes.h"

namespace baize::exact::known_cards {

// A worth that is linear in the members of Standing.
struct Line {
    std::int64_t all = 0;
    std::int64_t below = 0;
    std::int64_t equal = 0;
    std::int64_t weak = 0;

    // REQUIRES: worth(standing) is linear.
    template <typename Worth>
    [[nodiscard]] static Line of(Worth worth) {
        return {worth(Standing<One>{.all = 1}),
                worth(Standing<One>{.below = 1}),
                worth(Standing<One>{.equal = 1}),
                worth(Standing<One>{.weak = 1})};
    }

    template <typename Lanes>
    [[nodiscard]] Lanes at(const Standing<Lanes>& standing) const {
        return times(standing.all, all) + times(standing.below, below) +
               times(standing.equal, equal) + times(standing.weak, weak);
    }
};

using LinesByClass = std::array<Line, class_count>;

// The deals of a class of hands, by result.
using Tally = Standing<std::uint64_t>;
using TalliesByClass = std::array<Tally, class_count>;

template <std::size_t ways>
void add_tallies(std::array<TalliesByClass, ways>& tallies,
                 const std::array<TalliesByClass, ways>& more,
                 std::uint64_t times) {
    for (std::size_t way = 0; way < ways; ++way) {
        for (std::size_t kind = 0; kind < class_count; ++kind) {
            tallies[way][kind].all += times * more[way][kind].all;
            tallies[way][kind].below += times * more[way][kind].below;
            tallies[way][kind].equal += times * more[way][kind].equal;
            tallies[way][kind].weak += times * more[way][kind].weak;
        }
    }
}

// The tallies of one board; `often` is the number of times a deal counts.
template <typename Lanes>
class BoardTallies {
  public:
    void add(std::size_t kind, const Standing<Lanes>& standing, Lanes often) {
        Standing<Lanes>& tally = tallies_[kind];
        tally.all += product(standing.all, often);
        tally.below += product(standing.below, often);
        tally.equal += product(standing.equal, often);
        tally.weak += product(standing.weak, often);
    }

    // For hands that are not compared with the dealer's.
    void add(std::size_t kind, Lanes all) { tallies_[kind].all += all; }

    // Adds everything to `all`, multiplied by `boards`, and clears itself.
    void move_to(TalliesByClass& all, std::uint64_t boards) {
        for (std::size_t kind = 0; kind < class_count; ++kind) {
            Standing<Lanes>& tally = tallies_[kind];
            all[kind].all += boards * sum(tally.all);
            all[kind].below += boards * sum(tally.below);
            all[kind].equal += boards * sum(tally.equal);
            all[kind].weak += boards * sum(tally.weak);
            tally = {};
        }
    }

  private:
    [[nodiscard]] static std::uint64_t sum(Lanes lanes) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < lane_count<Lanes>; ++i)
            sum += lane(lanes, i);
        return static_cast<std::uint64_t>(sum);
    }

    std::array<Standing<Lanes>, class_count> tallies_{};
};

}  // namespace baize::exact::known_cards
