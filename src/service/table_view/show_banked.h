// The felt of a house game for one audience.
#pragma once

#include "house/casino/table_view.h"
#include "service/table_view/banked_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

// REQUIRES: a table of a house game; `seen` is the view of the audience.
[[nodiscard]] BankedShown show_banked(const house::TableState& table,
                                      const house::BankedTable& seen,
                                      const RoundMemory& memory);

// Whose hand at this box waits for a decision; 0: nobody's. REQUIRES: a table of a house game.
[[nodiscard]] house::PersonId deciding_at(const house::TableState& table, std::size_t box);

// What became of the wagers of a round that is over, Jackpot wagers too, by box.
struct BoxResult {
    std::uint8_t box = 0;
    ResultShown result{};
};

[[nodiscard]] std::vector<BoxResult> results_of(const house::TableState& table);

}  // namespace baize::views
