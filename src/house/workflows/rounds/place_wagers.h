// Several wagers at a house game that are placed or taken back by one command.
#pragma once

#include <vector>

#include "house/casino/steps.h"

namespace baize::house {

// One after the other, each on the table that the ones before it leave: all of them stand, or none
// does. `staff`: the rank of somebody who announces them for the player. [I-140]
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
