// All boards of five cards in the two forms that the solvers use: by ranks and, if a suit has three
// cards or more, from the view of that suit. Work on them is divided into tasks.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "math/holdem/boards/holdem_dealers.h"
#include "math/holdem/boards/holdem_ranks.h"
#include "math/holdem/boards/holdem_rows.h"
#include "math/holdem/boards/holdem_views.h"
#include "math/holdem/boards/holdem_ways.h"
#include "math/holdem/boards/large_array.h"

namespace baize::exact::holdem {

class Boards {
  public:
    Boards();

    static constexpr std::size_t tasks = 91;

    // Ranks all hole cards on the boards of the task, compares them by ranks with the dealer's,
    // and orders the flushes of some suits. REQUIRES: called for all tasks before anything else is
    // used.
    void prepare(std::size_t task, std::uint16_t lowest_qualifying = 0);

    // Returns a value for each pair of ranks. The values of pairs that cannot be dealt are
    // meaningless.
    using StandsByPair = std::array<Standoff, pair_count>;

    [[nodiscard]] const StandsByPair& stands(const RankedBoard& board) const {
        return stands_[static_cast<std::size_t>(&board - boards_.data())];
    }

    // Calls visit(number, board) for the boards of the task that can be dealt.
    template <typename Visit>
    void for_each_ranked(std::size_t task, Visit&& visit) const {
        for (std::size_t i = 0; i < boards_of_task; ++i) {
            const std::size_t number = task * boards_of_task + i;
            if (boards_[number].size > 0) visit(number, boards_[number]);
        }
    }

    // Calls visit(suit, out) for every choice of three or more board cards that a suit may have.
    template <typename Visit>
    void for_each_suit(const RankedBoard& board, Visit&& visit) const {
        for (unsigned some = 0; some < 1U << 5U; ++some) {  // Which of the five are in the suit.
            std::array<std::uint8_t, 5> out{};
            std::size_t outs = 0;
            unsigned in = 0;
            bool is_first = true;  // Only one of several choices with the same ranks counts.
            for (std::size_t i = 0; i < 5; ++i) {
                const unsigned rank = board.ranks[i];
                if ((some >> i & 1U) == 0) {
                    out[outs++] = board.ranks[i];
                    continue;
                }
                is_first = is_first && (i == 0 || board.ranks[i - 1] != rank);
                in |= 1U << rank;
            }
            if (outs <= 2 && is_first) visit(*suit_at_[in], Ranks{out.data(), outs});
        }
    }

    // Calls visit(views) for the same choices, up to eight at a time.
    template <typename Visit>
    void for_each_views(const RankedBoard& board, Visit&& visit) const {
        Views views;
        const auto hand_over = [&] {
            views.close();
            visit(std::as_const(views));
            views = {};
        };
        for_each_suit(board, [&](const SuitOnBoard& suit, Ranks out) {
            views.add(suit, out);
            if (views.size() == lanes) hand_over();
        });
        if (views.size() > 0) hand_over();
    }

    [[nodiscard]] const Ways& ways() const { return ways_; }

    // Returns the number of ways to deal the cards that are out, by hole cards.
    [[nodiscard]] const WaysByHole& ways_of(Ranks out) const {
        if (out.empty()) return one_way_;
        return ways_(out, out.size() == 2 ? Missing::both : Missing::first);
    }

  private:
    static constexpr std::size_t boards_of_task = board_ranks_count / tasks;

    std::vector<RankedBoard> boards_;
    std::array<std::vector<SuitOnBoard>, tasks> suits_;
    std::vector<std::uint16_t> suit_bits_;     // The ranks of each suit.
    std::vector<const SuitOnBoard*> suit_at_;  // By these ranks.
    Ways ways_;
    WaysByHole one_way_{};
    LargeArray<StandsByPair> stands_;
};

// Adds the values of a board to every part of it, times the ways to deal the rest.
template <typename Sum>
void add_to_parts(const Ways& ways,
                  const Parts& parts,
                  Ranks out,
                  const std::array<Sum, hole_places>& values,
                  LargeArray<Sum>& sums) {
    std::array<std::array<Sum, hole_places>, 3> often;  // Indexed by Missing, from `first`.
    for (std::size_t i = 0; i < (out.size() == 2 ? 3 : out.size()); ++i)
        multiply_row(often[i].data(), values.data(), ways(out, static_cast<Missing>(i + 1)));
    for (const Part part : parts) {
        const auto& row = part.missing == Missing::none
                              ? values
                              : often[static_cast<std::size_t>(part.missing) - 1];
        add_row(&sums[part.number * hole_places], row.data());
    }
}

// The inverse: adds up the counts of a board's parts.
void sum_of_parts(const Ways& ways,
                  const Parts& parts,
                  Ranks out,
                  std::span<const std::int16_t> counts,
                  HoleRow& sum);

}  // namespace baize::exact::holdem
