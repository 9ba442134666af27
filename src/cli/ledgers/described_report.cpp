// Describes the report of an audit for JSON.
#include "cli/ledgers/audit_run.h"
#include "ledger/record/described.h"

namespace baize::ledger {

BAIZE_DESCRIBED(AuditReport)
BAIZE_DESCRIBED(AccountKind)

}  // namespace baize::ledger
