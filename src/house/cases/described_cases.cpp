// Describes the room's state and events for records.
#include "house/cases/cases.h"
#include "house/cases/events.h"
#include "house/cases/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::CaseEvent)
BAIZE_DESCRIBED(house::CasesState)

}  // namespace baize::ledger
