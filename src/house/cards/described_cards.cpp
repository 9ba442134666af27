// Describes the room's state and events for records.
#include "house/cards/cards.h"
#include "house/cards/events.h"
#include "house/cards/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::CardEvent)
BAIZE_DESCRIBED(house::CardsState)

}  // namespace baize::ledger
