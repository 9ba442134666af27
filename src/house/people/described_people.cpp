// Describes the room's state and events for records.
#include "house/people/events.h"
#include "house/people/people.h"
#include "house/people/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::PeopleEvent)
BAIZE_DESCRIBED(house::People)

}  // namespace baize::ledger
