// Every button that a person at a table may press. The engine lists the possible actions and the
// house checks each one, so that none is refused unless the state changes.
#pragma once

#include <vector>

#include "house/casino/decide.h"
#include "service/offers/offer_view.h"

namespace baize::views {

// Returns the offers to `now.by.person`; empty for person 0.
[[nodiscard]] std::vector<OfferView> show_offers(const house::Context& now,
                                                 const house::TableState& table);

}  // namespace baize::views
