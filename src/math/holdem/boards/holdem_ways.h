// The flops and the boards of four cards that are part of a board, from the view of a suit, and the
// number of ways to deal the missing cards when certain hole cards are held.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/static_vector.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

// The cards out that are missing. A card of the suit can be dealt in one way. For cards that are
// out the ways depend on the hole cards: one of two is missing while the other is on the board, or
// both are.
enum class Missing : std::uint8_t { none, first, second, both };

using WaysByHole = HoleRow;

class Ways {
  public:
    Ways();

    // For one or two ranks out; with one rank, `missing` is always `first`. REQUIRES: not `none`.
    [[nodiscard]] const WaysByHole& operator()(Ranks out, Missing missing) const {
        if (out.size() == 1) return single_[out[0]];
        return pairs_[pair_of(out[0], out[1])][static_cast<std::size_t>(missing) - 1];
    }

  private:
    std::vector<WaysByHole> single_;
    std::vector<std::array<WaysByHole, 3>> pairs_;
};

struct Part {
    std::uint16_t number = 0;  // Number of the flop or of the board of four.
    Missing missing{};
};

using Parts = StaticVector<Part, 10>;

// REQUIRES: five cards, three or more of the suit; `out` ascending.
[[nodiscard]] Parts flops_in_board(Ranks in, Ranks out);

// REQUIRES: as above.
[[nodiscard]] Parts turns_in_board(Ranks in, Ranks out);

}  // namespace baize::exact::holdem
