// The decisions of bots. They sit at tables like people, see what a player may see, and give
// commands like any player. They are marked as bots in the list of people. [I-138]
#pragma once

#include <optional>
#include <vector>

#include "house/casino/decide.h"
#include "math/bots/chance.h"
#include "math/bots/house_player.h"
#include "math/bots/poker_player.h"

namespace baize::house {

// The style of a bot depends only on its number, so it never changes.
[[nodiscard]] bots::HouseStyle style_of(PersonId program);
[[nodiscard]] bots::Temper temper_of(PersonId program);

// Returns the commands that this bot gives at the table now, in order; empty while other players
// are to act. `now.by` is the bot.
[[nodiscard]] std::vector<Command> program_turn(const Situation& now,
                                                const FloorTable& table,
                                                bots::Chance chance);

// Returns the bots seated at the table.
[[nodiscard]] std::vector<PersonId> programs_at(const Floor& floor, const FloorTable& table);

}  // namespace baize::house
