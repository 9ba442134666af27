// Every button that a person at a table may press: made by asking the engine what is open and the
// house whether it would be done, so that none of them is refused as long as nothing changes.
#pragma once

#include <vector>

#include "house/casino/decide.h"
#include "service/offers/offer_view.h"

namespace baize::views {

// To the person who asks, `now.by.person`; none to nobody.
[[nodiscard]] std::vector<OfferShown> show_offers(const house::Context& now,
                                                  const house::TableState& table);

}  // namespace baize::views
