// The part of a stake that plays, and the base of the Play wager. Shared by the offers, the rulings
// and the judge, so that they cannot differ.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/banked/machine/play.h"
#include "engine/games/ultimate_holdem/rules.h"

namespace baize::ultimate_holdem {

// True if the wager is staked and no ruling has decided it.
[[nodiscard]] inline bool is_open(const Box& box, Wager wager) {
    return box.has(wager) && !is_settled_by_ruling(box, wager);
}

// A wager of free size plays up to the posted maximum. [UTH 5.11]
[[nodiscard]] inline Money up_to(Money stake, std::optional<Money> most) {
    return most ? std::min(stake, *most) : stake;
}

// The Play wager is a multiple of the Ante that plays, cut to the maximum or not, regardless of the
// Blind. Without an Ante it is once the Blind at every stage. [UTH 5.7] [UTH 5.10] [I-45] [I-55]
struct PlaySize {
    Money unit{};  // zero if there is no Ante or Blind
    bool by_blind = false;

    // Returns Money::max() if the multiple overflows, which sets no limit.
    [[nodiscard]] static constexpr Money times(Money amount, std::int64_t multiple) {
        return checked_product(amount, multiple).value_or(Money::max());
    }

    [[nodiscard]] constexpr Money largest(std::uint8_t street) const {
        if (by_blind) return unit;
        return times(unit, play_multiple[std::min(street, street_river)]);
    }
};

[[nodiscard]] inline PlaySize play_size(const Box& box, std::optional<Money> most) {
    if (is_open(box, Wager::ante)) return {up_to(box[Wager::ante], most), false};
    if (is_open(box, Wager::blind)) return {up_to(box[Wager::blind], most), true};
    return {};
}

}  // namespace baize::ultimate_holdem
