// A table, and the lobby, as one person sees them.
#pragma once

#include <unordered_map>
#include <vector>

#include "house/casino/casino.h"
#include "house/casino/table_view.h"
#include "service/activity_log/activity_log.h"
#include "service/lobby/lobby_view.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// The sources of everything that is shown.
struct ViewContext {
    const house::Casino& casino;
    const ActivityLog& activity_log;
    Moment now{};
};

// `moving` leaves out of a snapshot the parts that seldom change, for clients that have them: the
// sign, and the prizes and tables of a jackpot.
enum class Detail : std::uint8_t { whole, moving };

// `person` 0: as a bystander.
[[nodiscard]] TableSnapshot show_table(const ViewContext& view_context,
                                       const house::TableState& table,
                                       house::PersonId person,
                                       Detail detail = Detail::whole);

// Its parts: one that is the same for all viewers with the same view, the layout, and one for the
// person alone.
[[nodiscard]] TableSnapshot show_in_common(const ViewContext& view_context,
                                           const house::TableState& table,
                                           const house::TableView& seen,
                                           Detail detail);
void show_game(const ViewContext& view_context,
               const house::TableState& table,
               const house::GameState& seen,
               TableSnapshot& out);
void show_persons_own(const ViewContext& view_context,
                      const house::TableState& table,
                      house::PersonId person,
                      TableSnapshot& out);

[[nodiscard]] LobbyView show_lobby(const ViewContext& view_context, std::uint32_t people);

// By person, for everyone who sits or waits at a table.
using MineByPerson = std::unordered_map<house::PersonId, std::vector<MyTable>>;
[[nodiscard]] MineByPerson show_mine(const ViewContext& view_context);

}  // namespace baize::views
