// The rights of a complainant, as the person's pages show them.
#pragma once

#include <vector>

#include "house/casino/casino_state.h"
#include "service/offers/rights_view.h"

namespace baize::views {

// One entry for each open dispute of the person whose book demands the notice. [CP 13.9] [CS 14.9]
// [TCP 11.9] [I-120]
[[nodiscard]] std::vector<RightView> show_rights(const house::CasinoState& state,
                                                 house::PersonId person);

}  // namespace baize::views
