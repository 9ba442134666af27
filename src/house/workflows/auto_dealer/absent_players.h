// The commands of the house about players of a poker table that it deals who are away. [CP 8.11]
// [I-145] [I-148]
#pragma once

#include <optional>
#include <vector>

#include "house/casino/context.h"
#include "house/commands/command.h"

namespace baize::house {

// Returns the next command about a player who is away: the player sits out, and later leaves the
// seat to others. REQUIRES: no hand is in play.
[[nodiscard]] std::optional<Command> due_for_absent(const Context& now, const TableState& table);

// Returns all moments at which such a command may become due by the time alone.
[[nodiscard]] std::vector<Moment> absence_ends(const CasinoState& state, const TableState& table);

}  // namespace baize::house
