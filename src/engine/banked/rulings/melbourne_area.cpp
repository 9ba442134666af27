// The rights to stake on an area of a Melbourne table, and the limits of each person.
#include "engine/banked/machine/play.h"
#include "engine/banked/rulings/melbourne.h"

namespace baize {

Result<StakeRange> melbourne_stake_range(const MelbourneArea& clauses,
                                         const Rules& rules,
                                         const Round& round,
                                         const PlaceWager& wager,
                                         Actor by) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const PlayerId owner = hand_owner(round.boxes[i]);
        if (i == wager.box) {
            if (owner != 0 && owner != by.player) return reject(Reason::area_taken, clauses.taken);
        } else if (owner == by.player && !rules.second_area_open && !rules.floor_allots_areas) {
            return reject(Reason::second_area_unavailable, clauses.second_area);
        }
    }
    // A player with a wager from the last round there, or known to sit there, must not be
    // displaced.
    const PlayerId sitter = round.seated[wager.box];
    if (sitter != 0 && sitter != by.player && !rules.floor_allots_areas)
        return reject(Reason::area_taken, clauses.second_area);
    const Limits limits = limits_for(rules, round.boxes[wager.box]);
    return StakeRange{.min = limits.min.value_or(Money::of_cents(1)),
                      .max = limits.max.value_or(Money::max()),
                      .step = limits.step.value_or(Money::of_cents(1)),
                      .below = clauses.below,
                      .above = clauses.above,
                      .off_step = clauses.off_step};
}

}  // namespace baize
