// The decisions of bots. They sit at tables like people, see what a player may see, and give
// commands like any player. They are marked as bots in the list of people. [I-138]
#pragma once

#include <optional>
#include <vector>

#include "house/casino/context.h"
#include "house/commands/command.h"
#include "math/bots/house_player.h"
#include "math/bots/poker_player.h"
#include "math/bots/random_source.h"

namespace baize::house {

// The style of a bot depends only on its number, so it never changes.
[[nodiscard]] bots::HouseStyle style_of(PersonId bot);
[[nodiscard]] bots::BettingStyle betting_style_of(PersonId bot);

// Returns the commands that this bot gives at the table now, in order; empty while other players
// are to act. `now.by` is the bot.
[[nodiscard]] std::vector<Command> bot_turn(const Context& now,
                                            const TableState& table,
                                            bots::RandomSource random_source);

// Returns the bots seated at the table.
[[nodiscard]] std::vector<PersonId> bots_at(const CasinoState& state, const TableState& table);

}  // namespace baize::house
