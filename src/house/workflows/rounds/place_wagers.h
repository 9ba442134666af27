// One command that places or takes back several wagers at a house game.
#pragma once

#include <vector>

#include "house/casino/steps.h"

namespace baize::house {

// Decides the wagers in order, each on the table after the ones before it. Either all of them are
// accepted or none is. `staff`: the rank of a person who announces them for the player. [I-140]
[[nodiscard]] Result<Steps> place_wagers(const Context& now,
                                         const TableState& table,
                                         const std::vector<PlaceWager>& wagers,
                                         Role staff);

struct OwnedWager {
    PersonId owner = 0;
    PlaceWager wager{};
};

// Takes the wagers back for their owners, in this order. REQUIRES: an amount of 0 in each.
[[nodiscard]] Result<Steps> take_back_wagers(const Context& now,
                                             const TableState& table,
                                             const std::vector<OwnedWager>& wagers);

}  // namespace baize::house
