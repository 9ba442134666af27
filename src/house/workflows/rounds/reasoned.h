// Reports that need a reason, and reasons on record.
#pragma once

#include "house/casino/steps.h"
#include "house/report_reason.h"

namespace baize::house {

// Returns the steps of an action, followed by the reason of a report. Refused if the books require
// a reason or a finding and there is none. The engine has already decided the action.
[[nodiscard]] Result<Steps> with_reason(const TableState& table,
                                        const Action& action,
                                        const ReportReason& reason,
                                        Steps steps);
[[nodiscard]] Result<Steps> with_reason(const TableState& table,
                                        const poker::Report& report,
                                        const ReportReason& reason,
                                        Steps steps);

}  // namespace baize::house
