// Opening, joining, switching and closing jackpot systems, and the signs that must come first.
//
// Everything here is done by the Casino Operator: Area Manager or above. [I-112] The caller puts up
// the signs that are recorded here, and posts the money of `postings`.
#pragma once

#include <vector>

#include "house/meters/events.h"

namespace baize::house {

// Fits a table with jackpot equipment, or changes its terms while it is in no system. [CS 2.4]
[[nodiscard]] Result<EquipmentFitted> decide_fit(const Meters& meters,
                                                 const Issuer& by,
                                                 TableId table,
                                                 const Terms& terms);

// [CS 9.1.1(a)] [CS 9.1.1(e)] [CS 9.1.1(f)] [UTH 3.27] [CH 3.14]
[[nodiscard]] Result<SystemOpened> decide_open(const Meters& meters,
                                               const MeterSettings& settings,
                                               const Issuer& by,
                                               const Terms& terms,
                                               const std::vector<TableId>& tables);

// Puts up a sign at a table, or logs a letter to the Commission.
[[nodiscard]] Result<NoticeShown> decide_show_notice(const Meters& meters,
                                                     const Issuer& by,
                                                     const Notice& notice);
[[nodiscard]] Result<NoticeTakenDown> decide_take_down_notice(const Meters& meters,
                                                              const Issuer& by,
                                                              const Notice& notice);

// A table joins a system, moves to another or leaves (`to` is 0).
// [CS 9.1.1(b)] [CS 9.1.1(c)] [CS 9.1.1(d)] [CS 9.1.1(h)]
[[nodiscard]] Result<TableMoved> decide_move_table(const Meters& meters,
                                                   const Issuer& by,
                                                   TableId table,
                                                   SystemId to);

// Switches all Caribbean Stud systems at once, since they may not differ. [CS 9.1.1(g)] [I-107]
// [I-124]
[[nodiscard]] Result<OptionSwitched> decide_switch_option(const Meters& meters,
                                                          const MeterSettings& settings,
                                                          const Issuer& by,
                                                          std::uint8_t option);

// The amount above the seed is split equally among the receivers.
// [CS 9.1.1(i)] [CS 9.1.1(j)] [I-52]
[[nodiscard]] Result<SystemClosed> decide_close(const Meters& meters,
                                                const MeterSettings& settings,
                                                const Issuer& by,
                                                SystemId system,
                                                const std::vector<SystemId>& receivers);

// [UTH 3.22(c)] [CH 3.8(c)] [I-107]
[[nodiscard]] Result<LevelValuesChanged> decide_change_values(const Meters& meters,
                                                              const Issuer& by,
                                                              SystemId system,
                                                              Money level1_wager);

// The time for which a notice must be up.
struct NoticeTime {
    Span least{};
    Clause clause{};
};

// Returns a rejection if the notice is not up, or not for long enough.
[[nodiscard]] std::optional<Rejection> too_early(const Meters& meters,
                                                 const Notice& notice,
                                                 const NoticeTime& waiting,
                                                 Moment now);

// Returns a rejection if the table has Jackpot wagers in play or an unpaid claim.
[[nodiscard]] std::optional<Rejection> busy(const Meters& meters, const JackpotTable& fitted);

}  // namespace baize::house
