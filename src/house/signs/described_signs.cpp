// Describes the room's state and events for records.
#include "house/described_rules.h"
#include "house/signs/board.h"
#include "house/signs/events.h"
#include "house/signs/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::Sign)
BAIZE_DESCRIBED(house::SignEvent)
BAIZE_DESCRIBED(house::SignBoard)

}  // namespace baize::ledger
