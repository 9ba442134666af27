// Describes the room's state and events for records.
#include "house/meters/events.h"
#include "house/meters/meters.h"
#include "house/meters/records/described_fraction.h"
#include "house/meters/records/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::MeterEvent)
BAIZE_DESCRIBED(house::Meters)

}  // namespace baize::ledger
