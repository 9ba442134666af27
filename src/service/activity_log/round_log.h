// One action in words, at a house game or at poker, with its clause.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "house/casino/casino_state.h"
#include "house/tables/banked/apply.h"
#include "house/tables/poker/apply.h"
#include "service/activity_log/log_line.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

using NameOf = std::function<std::string(house::PersonId)>;

struct ActLines {
    std::vector<LogLine> lines{};
    std::optional<std::pair<std::size_t, std::string>> decided{};  // at a box: "play_4x"
};

// `table` is the table before the action, `made` the engine's result. Returns no lines for an event
// that is not an action.
// REQUIRES: the transition starts at this table.
[[nodiscard]] ActLines log_act(const house::TableState& table,
                               const house::RoundTransition& made,
                               const NameOf& name);

// The same for a poker hand; it also stores each player's action and winnings in the memory.
[[nodiscard]] std::vector<LogLine> log_hand(const house::TableState& table,
                                            const house::PokerTransition& made,
                                            const NameOf& name,
                                            RoundMemory& memory);

}  // namespace baize::views
