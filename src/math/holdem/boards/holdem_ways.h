// Which flops and which boards of four cards lie in a board, as a suit sees them, and in how many
// ways the cards that are missing can still be dealt to somebody who holds certain hole cards.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/static_vector.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

// A card of the suit can be dealt in one way. For cards that are out the ways depend on the hole
// cards: one of two missing while the other lies on the board, or both.
enum class Missing : std::uint8_t { none, first, second, both };

using WaysByHole = HoleRow;

class Ways {
  public:
    Ways();

    // REQUIRES: missing is not none. Of one or two ranks out; without a second rank, first only.
    [[nodiscard]] const WaysByHole& operator()(Ranks out, Missing missing) const {
        if (out.size() == 1) return single_[out[0]];
        return pairs_[pair_of(out[0], out[1])][static_cast<std::size_t>(missing) - 1];
    }

  private:
    std::vector<WaysByHole> single_;
    std::vector<std::array<WaysByHole, 3>> pairs_;
};

struct Part {
    std::uint16_t number = 0;  // of the flop or the board of four
    Missing missing{};
};

using Parts = StaticVector<Part, 10>;

// REQUIRES: five cards, three or more of the suit; `out` ascending.
[[nodiscard]] Parts flops_in_board(Ranks in, Ranks out);

// REQUIRES: the same.
[[nodiscard]] Parts turns_in_board(Ranks in, Ranks out);

}  // namespace baize::exact::holdem
