// Describes the levels of the log, which are written by name.
#include "ledger/record/described_values.h"
#include "server/api/log.h"

namespace baize::ledger {

BAIZE_DESCRIBED(server::LogLevel)

}  // namespace baize::ledger
