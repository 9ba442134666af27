// Reports that need a reason, and reasons on record.
#pragma once

#include "house/casino/steps.h"
#include "house/report_reason.h"

namespace baize::house {

// The steps of an act, with the reason of a report behind them. Refused where the books want a
// reason or a finding and there is none; the game has ruled before.
[[nodiscard]] Result<Steps> with_reason(const TableState& table,
                                        const Action& action,
                                        const ReportReason& reason,
                                        Steps steps);
[[nodiscard]] Result<Steps> with_reason(const TableState& table,
                                        const poker::Report& report,
                                        const ReportReason& reason,
                                        Steps steps);

}  // namespace baize::house
