// Describes the room's state and events for records.
#include "house/tables/banked/banked_table.h"
#include "house/tables/banked/described_round.h"
#include "house/tables/banked/events.h"
#include "house/tables/banked/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::BankedEvent)
BAIZE_DESCRIBED(house::BankedTable)

}  // namespace baize::ledger
