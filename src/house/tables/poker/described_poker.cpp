// Describes the room's state and events for records.
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/described_hand.h"
#include "house/tables/poker/described_values.h"
#include "house/tables/poker/events.h"
#include "house/tables/poker/poker_table.h"
#include "house/tables/poker/record_tags.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::PokerEvent)
BAIZE_DESCRIBED(house::BonusEvent)
BAIZE_DESCRIBED(house::PokerTable)
BAIZE_DESCRIBED(house::PokerBonuses)

}  // namespace baize::ledger
