// All boards of five cards in the two ways the solvers look at them: by ranks, and, where a suit
// has three cards or more, as that suit sees them. Work on them comes in pieces.
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

    static constexpr std::size_t rank_pieces = 91;
    static constexpr std::size_t boards_of_piece = board_ranks_count / rank_pieces;

    // Ranks all hole cards on the boards of the piece.
    void rank(std::size_t piece);

    // REQUIRES: ranked.
    [[nodiscard]] const RankedBoard& operator[](std::size_t number) const {
        return boards_[number];
    }

    // Calls visit(number, board) for the boards of the piece that can be dealt.
    template <typename Visit>
    void for_each_ranked(std::size_t piece, Visit&& visit) const {
        for (std::size_t i = 0; i < boards_of_piece; ++i) {
            const std::size_t number = piece * boards_of_piece + i;
            if (boards_[number].size > 0) visit(number, boards_[number]);
        }
    }

    // One for each set of three to five ranks that a suit may have on the board.
    [[nodiscard]] std::size_t suit_pieces() const { return suits_.size(); }

    [[nodiscard]] SuitOnBoard suit(std::size_t piece) const;

    // Calls visit(out, number by ranks) for all boards with these cards of the suit.
    template <typename Visit>
    void for_each_suited(const SuitOnBoard& suit, Visit&& visit) const {
        const auto with = [&](Ranks out) {
            std::array<std::uint8_t, 5> ranks{};
            const auto* const end = suit.in.begin() + suit.size;
            std::merge(suit.in.begin(), end, out.begin(), out.end(), ranks.begin());
            visit(out, number_of_ranks(ranks));
        };
        if (suit.size == 5) return with({});
        if (suit.size == 4) return for_each_ranks<1>([&](const auto& out) { with(out); });
        for_each_ranks<2>([&](const auto& out) { with(out); });
    }

    [[nodiscard]] const Ways& ways() const { return ways_; }

    // In how many ways the cards that are out can be dealt, by hole cards.
    [[nodiscard]] const WaysByHole& ways_of(Ranks out) const {
        if (out.empty()) return one_way_;
        return ways_(out, out.size() == 2 ? Missing::both : Missing::first);
    }

  private:
    std::vector<RankedBoard> boards_;
    std::vector<std::uint16_t> suits_;  // as bits
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
