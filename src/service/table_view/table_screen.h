// A table and the lobby as one person sees them.
#pragma once

#include <unordered_map>
#include <vector>

#include "house/casino/casino.h"
#include "house/casino/table_view.h"
#include "service/activity_log/teller.h"
#include "service/lobby/lobby_shown.h"
#include "service/table_view/table_shown.h"

namespace baize::screen {

// Where everything that is shown comes from.
struct Scenery {
    const house::Casino& casino;
    const Teller& teller;
    Moment now{};
};

// What changes seldom, the sign and of a jackpot the prizes and tables, is left out of pictures for
// somebody who has it already.
enum class Detail : std::uint8_t { whole, moving };

// `person` 0: as anybody who passes by.
[[nodiscard]] TableShown show_table(const Scenery& scenery,
                                    const house::FloorTable& table,
                                    house::PersonId person,
                                    Detail detail = Detail::whole);

// The parts of it: what all see alike who see the same felt, a felt, and what is a person's own.
[[nodiscard]] TableShown show_in_common(const Scenery& scenery,
                                        const house::FloorTable& table,
                                        const house::TableView& seen,
                                        Detail detail);
void show_felt(const Scenery& scenery,
               const house::FloorTable& table,
               const house::Felt& seen,
               TableShown& out);
void show_persons_own(const Scenery& scenery,
                      const house::FloorTable& table,
                      house::PersonId person,
                      TableShown& out);

[[nodiscard]] LobbyShown show_lobby(const Scenery& scenery, std::uint32_t people);

// Of everybody who sits or waits somewhere.
using MineByPerson = std::unordered_map<house::PersonId, std::vector<MyTable>>;
[[nodiscard]] MineByPerson show_mine(const Scenery& scenery);

}  // namespace baize::screen
