// A table and the lobby as one person sees them.
#pragma once

#include <unordered_map>
#include <vector>

#include "house/casino/casino.h"
#include "house/casino/table_view.h"
#include "service/activity_log/activity_log.h"
#include "service/lobby/lobby_view.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// Where everything that is shown comes from.
struct ViewContext {
    const house::Casino& casino;
    const ActivityLog& activity_log;
    Moment now{};
};

// What changes seldom, the sign and of a jackpot the prizes and tables, is left out of snapshots
// for somebody who has it already.
enum class Detail : std::uint8_t { whole, moving };

// `person` 0: as anybody who passes by.
[[nodiscard]] TableShown show_table(const ViewContext& view_context,
                                    const house::TableState& table,
                                    house::PersonId person,
                                    Detail detail = Detail::whole);

// The parts of it: what all see alike who see the same felt, a felt, and what is a person's own.
[[nodiscard]] TableShown show_in_common(const ViewContext& view_context,
                                        const house::TableState& table,
                                        const house::TableView& seen,
                                        Detail detail);
void show_game(const ViewContext& view_context,
               const house::TableState& table,
               const house::GameState& seen,
               TableShown& out);
void show_persons_own(const ViewContext& view_context,
                      const house::TableState& table,
                      house::PersonId person,
                      TableShown& out);

[[nodiscard]] LobbyShown show_lobby(const ViewContext& view_context, std::uint32_t people);

// Of everybody who sits or waits somewhere.
using MineByPerson = std::unordered_map<house::PersonId, std::vector<MyTable>>;
[[nodiscard]] MineByPerson show_mine(const ViewContext& view_context);

}  // namespace baize::views
