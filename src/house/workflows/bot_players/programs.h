// What programs that play do: they sit at tables like people, see what a player may see, and give
// commands like everybody else. Marked as programs in the list of people. [I-138]
#pragma once

#include <optional>
#include <vector>

#include "house/casino/decide.h"
#include "math/bots/chance.h"
#include "math/bots/house_player.h"
#include "math/bots/poker_player.h"

namespace baize::casino {

// A program keeps its manner for good: it goes by its number.
[[nodiscard]] bots::HouseStyle style_of(PersonId program);
[[nodiscard]] bots::Temper temper_of(PersonId program);

// What this player does at the table now, in order; nothing while others are to act. `now.by` is
// the program.
[[nodiscard]] std::vector<Command> program_turn(const Situation& now,
                                                const FloorTable& table,
                                                bots::Chance chance);

// Programs seated at the table.
[[nodiscard]] std::vector<PersonId> programs_at(const Floor& floor, const FloorTable& table);

}  // namespace baize::casino
