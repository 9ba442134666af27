// The story of each table: told from the steps as they happen, in lines that everybody may read.
// What a bystander would not see is not in them.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <vector>

#include "house/casino/casino_event.h"
#include "service/activity_log/log_line.h"
#include "service/lobby/jackpot_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

class ActivityLog {
  public:
    // What a step will do, before it changes the floor. The lines that it added, if it is about a
    // table, are the last ones of that table.
    void add(const house::CasinoState& state,
             const house::Step& step,
             const house::EventMeta& recorded);

    // Of this round, and of the one before while nothing has happened in it.
    [[nodiscard]] const std::vector<LogLine>& lines(house::TableId table) const;
    [[nodiscard]] const RoundMemory& memory(house::TableId table) const;

    // How many lines a table has ever had: whoever has seen some knows how many are new.
    [[nodiscard]] std::uint64_t line_count(house::TableId table) const;

    // The newest first, a few.
    [[nodiscard]] const std::vector<JackpotWin>& wins(house::SystemId system) const;

    // Prizes since the last call, to be announced in the house.
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
        bool clears_on_next = false;  // with the next line that is about play
    };

    class LogWriter;

    [[nodiscard]] TableLog& log_of(house::TableId table);

    std::vector<TableLog> logs_{};
    std::map<house::SystemId, std::vector<JackpotWin>> wins_{};
    std::vector<Hit> hits_{};
};

}  // namespace baize::views
