// All boards of five cards in the two ways the solvers look at them: by ranks, and, where a suit
// has three cards or more, as that suit sees them. Work on
// them comes in pieces.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "exact/holdem_dealers.h"
#include "exact/holdem_ranks.h"
#include "exact/holdem_ways.h"

namespace baize::exact::holdem {

class Boards {
  public:
    Boards();

    static constexpr std::size_t pieces = 91;

    // Ranks all hole cards on the boards of the piece, and orders the flushes of some suits. All
    // pieces come before anything else.
    void prepare(std::size_t piece);

    // Calls visit(number, board) for the boards of the piece that can be dealt.
    template <typename Visit>
    void for_each_ranked(std::size_t piece, Visit&& visit) const {
        for (std::size_t i = 0; i < boards_of_piece; ++i) {
            const std::size_t number = piece * boards_of_piece + i;
            if (boards_[number].size > 0) visit(number, boards_[number]);
        }
    }

    // Calls visit(suit, out) for all that a suit may have of the board's cards, three or more.
    template <typename Visit>
    void for_each_suit(const RankedBoard& board, Visit&& visit) const {
        for (unsigned some = 0; some < 1U << 5U; ++some) {  // which of the five are in the suit
            std::array<std::uint8_t, 5> out{};
            std::size_t outs = 0;
            unsigned in = 0;
            bool is_first = true;  // of the ways to say the same
            for (std::size_t i = 0; i < 5; ++i) {
                const unsigned rank = board.ranks[i];
                if ((some >> i & 1U) == 0) {
                    out[outs++] = board.ranks[i];
                    continue;
                }
                is_first = is_first && (i == 0 || board.ranks[i - 1] != rank);
                in |= 1U << rank;
            }
            if (outs <= 2 && is_first) visit(suits_[suit_at_[in]], Ranks{out.data(), outs});
        }
    }

    [[nodiscard]] const Ways& ways() const { return ways_; }

    // In how many ways the cards that are out can be dealt, by hole cards.
    [[nodiscard]] const WaysByHole& ways_of(Ranks out) const {
        if (out.empty()) return one_way_;
        return ways_(out, out.size() == 2 ? Missing::both : Missing::first);
    }

  private:
    static constexpr std::size_t boards_of_piece = board_ranks_count / pieces;

    std::vector<RankedBoard> boards_;
    std::vector<SuitOnBoard> suits_;
    std::vector<std::uint16_t> suit_bits_;  // the ranks of each suit
    std::vector<std::uint16_t> suit_at_;    // the other way round
    Ways ways_;
    WaysByHole one_way_{};
};

// Adds the values of a board to every part of it, as often as the rest can be dealt.
template <typename Sum>
void add_to_parts(const Ways& ways,
                  const Parts& parts,
                  Ranks out,
                  const std::array<Sum, hole_count>& values,
                  std::vector<Sum>& sums) {
    for (const Part part : parts) {
        Sum* at = &sums[part.number * hole_count];
        if (part.missing == Missing::none) {
            for (std::size_t i = 0; i < hole_count; ++i)
                at[i] += values[i];
        } else {
            const WaysByHole& missing = ways(out, part.missing);
            for (std::size_t i = 0; i < hole_count; ++i)
                at[i] += values[i] * static_cast<Sum>(missing[i]);
        }
    }
}

// The same the other way round: what the parts say of a board.
template <typename Count>
[[nodiscard]] std::array<Count, hole_count> sum_of_parts(const Ways& ways,
                                                         const Parts& parts,
                                                         Ranks out,
                                                         const std::vector<Count>& counts) {
    std::array<Count, hole_count> sum{};
    for (const Part part : parts) {
        const Count* at = &counts[part.number * hole_count];
        if (part.missing == Missing::none) {
            for (std::size_t i = 0; i < hole_count; ++i)
                sum[i] = static_cast<Count>(sum[i] + at[i]);
        } else {
            const WaysByHole& missing = ways(out, part.missing);
            for (std::size_t i = 0; i < hole_count; ++i)
                sum[i] = static_cast<Count>(sum[i] + at[i] * missing[i]);
        }
    }
    return sum;
}

}  // namespace baize::exact::holdem
