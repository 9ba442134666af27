// The activity log of each table: lines written from the steps of the casino, which anyone may
// read. They contain only what a bystander may see.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <vector>

#include "house/casino/casino_event.h"
#include "house/casino/casino_state.h"
#include "house/casino/step.h"
#include "service/activity_log/log_line.h"
#include "service/lobby/jackpot_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

class ActivityLog {
  public:
    // Adds the lines of a step. The casino calls it before it applies the step, and the new lines
    // are the last ones of their table.
    void add(const house::CasinoState& state,
             const house::Step& step,
             const house::EventMeta& recorded);

    // Returns the lines of this round, and those of the previous round while this one is empty.
    [[nodiscard]] const std::vector<LogLine>& lines(house::TableId table) const;
    [[nodiscard]] const RoundMemory& memory(house::TableId table) const;

    // Returns how many lines the table has ever had, so that a client that has seen some knows how
    // many are new.
    [[nodiscard]] std::uint64_t line_count(house::TableId table) const;

    // Returns the most recent wins, newest first.
    [[nodiscard]] const std::vector<JackpotWin>& wins(house::SystemId system) const;

    // A prize since the last call, to be announced in the house.
    struct Hit {
        house::SystemId system = 0;
        JackpotWin win{};
    };

    [[nodiscard]] std::vector<Hit> take_hits();

  private:
    struct TableLog {
        std::vector<LogLine> lines{};
        RoundMemory memory{};
        std::uint64_t line_count = 0;
        bool clears_on_next = false;     // with the next line about play
        std::uint64_t opened_round = 0;  // of a house game, without a heading yet
    };

    class LogWriter;

    [[nodiscard]] TableLog& log_of(house::TableId table);

    std::vector<TableLog> logs_{};
    std::map<house::SystemId, std::vector<JackpotWin>> wins_{};
    std::vector<Hit> hits_{};
};

}  // namespace baize::views
