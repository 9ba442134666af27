// Every button that a person at a table may press: made by asking the engine what is open and the
// house whether it would be done, so that none of them is refused as long as nothing changes.
#pragma once

#include <vector>

#include "house/casino/decide.h"
#include "service/offers/offer_shown.h"

namespace baize::screen {

// To the person who asks, `now.by.person`; none to nobody.
[[nodiscard]] std::vector<OfferShown> show_offers(const house::Situation& now,
                                                  const house::FloorTable& table);

}  // namespace baize::screen
