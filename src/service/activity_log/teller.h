// The story of each table: told from the steps as they happen, in lines that everybody may read.
// What a bystander would not see is not in them.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <vector>

#include "house/casino/happening.h"
#include "service/activity_log/log_line.h"
#include "service/lobby/jackpot_shown.h"
#include "service/table_view/round_memory.h"

namespace baize::screen {

class Teller {
  public:
    // What a step will do, before it changes the floor. The lines that it added, if it is about a
    // table, are the last ones of that table.
    void tell(const house::Floor& floor, const house::Step& step, const house::Recorded& recorded);

    // Of this round, and of the one before while nothing has happened in it.
    [[nodiscard]] const std::vector<LogLine>& lines(house::TableId table) const;
    [[nodiscard]] const RoundMemory& memory(house::TableId table) const;

    // How many lines a table has ever had: whoever has seen some knows how many are new.
    [[nodiscard]] std::uint64_t told(house::TableId table) const;

    // The newest first, a few.
    [[nodiscard]] const std::vector<JackpotWin>& wins(house::SystemId system) const;

    // Prizes since the last call, to be announced in the house.
    struct Hit {
        house::SystemId system = 0;
        JackpotWin win{};
    };

    [[nodiscard]] std::vector<Hit> take_hits();

  private:
    struct Story {
        std::vector<LogLine> lines{};
        RoundMemory memory{};
        std::uint64_t told = 0;
        bool begins_anew = false;  // with the next line that is about play
    };

    class Scene;

    [[nodiscard]] Story& story(house::TableId table);

    std::vector<Story> stories_{};
    std::map<house::SystemId, std::vector<JackpotWin>> wins_{};
    std::vector<Hit> hits_{};
};

}  // namespace baize::screen
