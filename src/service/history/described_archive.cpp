// Describes the archive's data about a round.
#include "house/commands/described_house.h"
#include "service/history/archive.h"

namespace baize::ledger {

BAIZE_DESCRIBED(history::RoundStart)
BAIZE_DESCRIBED(history::RoundEnd)

}  // namespace baize::ledger
