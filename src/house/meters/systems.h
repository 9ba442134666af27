// Opening, joining, switching and closing jackpot systems, and the signs that come before.
//
// All of it is the Casino Operator's: Area Manager or above. [I-112] The caller shows the signs
// that are recorded here, and moves the money of `postings`.
#pragma once

#include <vector>

#include "house/meters/events.h"

namespace baize::house {

// jackpot.cs.distinct_cost_scope: whose wager costs must differ. [I-51]
enum class CostScope : std::uint8_t { game, house };
BOOST_DESCRIBE_ENUM(CostScope, game, house)

struct MeterSettings {
    CostScope distinct_cost = CostScope::game;
    Span option_notice = sign_time;  // jackpot.cs.option_notice_minutes: never less [I-107]
    // jackpot.cs.close_without_target: what nobody can receive is held, or the meter stays open.
    bool hold_on_closing = true;  // [I-52]
    friend bool operator==(const MeterSettings&, const MeterSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterSettings, (), (distinct_cost, option_notice, hold_on_closing))

// Equipment for jackpots at a table, or other terms while it is part of no system. [CS 2.4]
[[nodiscard]] Result<EquipmentFitted> decide_fit(const Meters& meters,
                                                 const By& by,
                                                 TableId table,
                                                 const Terms& terms);

// [CS 9.1.1(a)] [CS 9.1.1(e)] [CS 9.1.1(f)] [UTH 3.27] [CH 3.14]
[[nodiscard]] Result<SystemOpened> decide_open(const Meters& meters,
                                               const MeterSettings& settings,
                                               const By& by,
                                               const Terms& terms,
                                               const std::vector<TableId>& tables);

// A sign goes up at a table, or a letter to the Commission is logged.
[[nodiscard]] Result<NoticeShown> decide_show_notice(const Meters& meters,
                                                     const By& by,
                                                     const Notice& notice);
[[nodiscard]] Result<NoticeTakenDown> decide_take_down_notice(const Meters& meters,
                                                              const By& by,
                                                              const Notice& notice);

// A table joins a system, moves to another or leaves (`to` is 0).
// [CS 9.1.1(b)] [CS 9.1.1(c)] [CS 9.1.1(d)] [CS 9.1.1(h)]
[[nodiscard]] Result<TableMoved> decide_move_table(const Meters& meters,
                                                   const By& by,
                                                   TableId table,
                                                   SystemId to);

// Every Caribbean Stud system at once: they may not differ. [CS 9.1.1(g)] [I-107] [I-124]
[[nodiscard]] Result<OptionSwitched> decide_switch_option(const Meters& meters,
                                                          const MeterSettings& settings,
                                                          const By& by,
                                                          std::uint8_t option);

// What the meter holds above its seed goes to the others named, in equal parts.
// [CS 9.1.1(i)] [CS 9.1.1(j)] [I-52]
[[nodiscard]] Result<SystemClosed> decide_close(const Meters& meters,
                                                const MeterSettings& settings,
                                                const By& by,
                                                SystemId system,
                                                const std::vector<SystemId>& receivers);

// [UTH 3.22(c)] [CH 3.8(c)] [I-107]
[[nodiscard]] Result<LevelValuesChanged> decide_change_values(const Meters& meters,
                                                              const By& by,
                                                              SystemId system,
                                                              Money level1_wager);

}  // namespace baize::house
