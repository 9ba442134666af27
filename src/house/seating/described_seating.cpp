// Describes the room's state and events for records.
#include "house/seating/events.h"
#include "house/seating/record_tags.h"
#include "house/seating/seating.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::SeatingEvent)
BAIZE_DESCRIBED(house::Seating)

}  // namespace baize::ledger
