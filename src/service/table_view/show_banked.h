// The layout of a house game for one audience.
#pragma once

#include "house/casino/table_view.h"
#include "service/table_view/banked_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

// REQUIRES: a table of a house game; `seen` is the view of the audience.
[[nodiscard]] BankedView show_banked(const house::TableState& table,
                                     const house::BankedTable& seen,
                                     const RoundMemory& memory);

// Returns the person whose decision about this box the round waits for; 0: none.
// REQUIRES: a table of a house game.
[[nodiscard]] house::PersonId deciding_at(const house::TableState& table, std::size_t box);

// The results of all wagers on one box of a finished round, including Jackpot wagers.
struct BoxResult {
    std::uint8_t box = 0;
    ResultView result{};
};

[[nodiscard]] std::vector<BoxResult> results_of(const house::TableState& table);

}  // namespace baize::views
