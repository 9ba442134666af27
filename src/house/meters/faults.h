// Faulty equipment: reports, arrangements by hand, suspension, and void rounds.
#pragma once

#include <vector>

#include "house/meters/events.h"

namespace baize::house {

inline constexpr ClauseByBook suspension{{}, "UTH 5.16"_clause, "CH 5.13"_clause};

// Returns the reason why a prize meter system does not work properly. [CS 9.5.1] [CS 9.5.2] [CS
// 9.5.3]
[[nodiscard]] std::optional<Rejection> health_objection(const System& system);

// Melbourne: records which functions of the system work, as checked by the Dealer before calling
// for wagers. [CS 9.2.1] [CS 9.5]
[[nodiscard]] Result<HealthReported> decide_report_health(const Meters& meters,
                                                          const Issuer& by,
                                                          SystemId system,
                                                          const Health& health);

// [CS 9.1.1(k)] [UTH 3.35] [CH 3.22]
[[nodiscard]] Result<DisplayReported> decide_report_display(const Meters& meters,
                                                            const Issuer& by,
                                                            TableId table,
                                                            bool works);

// Melbourne: starts or ends keeping the meter and displays by hand. [CS 9.2.1]
[[nodiscard]] Result<ManualArranged> decide_arrange_manually(const Meters& meters,
                                                             const Issuer& by,
                                                             SystemId system,
                                                             bool in_force);

// Perth: a suspected fault of the Game Manager System stops play at the tables. [UTH 5.16] [CH
// 5.13]
[[nodiscard]] Result<TablesSuspended> decide_suspend(const Meters& meters,
                                                     const Issuer& by,
                                                     const std::vector<TableId>& tables);
// There was no fault, or it is repaired: the rounds continue. [UTH 5.16(a)] [CH 5.13(a)]
[[nodiscard]] Result<TablesContinued> decide_continue(const Meters& meters,
                                                      const Issuer& by,
                                                      const std::vector<TableId>& tables);
// The fault is confirmed: rounds in progress at the suspended tables are void. Claims recorded
// since it began are voided one by one with decide_void. [UTH 5.16(b)] [CH 5.13(b)] [I-48] [I-88]
[[nodiscard]] Result<FaultConfirmed> decide_confirm_fault(const Meters& meters,
                                                          const Issuer& by,
                                                          SystemId system,
                                                          Moment began);

}  // namespace baize::house
