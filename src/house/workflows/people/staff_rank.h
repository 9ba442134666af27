// Staff lose their rank at a table where they play. [I-142]
#pragma once

#include "house/casino/decide.h"

namespace baize::house {

// True if the person who gives the command is a player at a table that the command is about, or
// becomes one by it. A new command compiles only after it is listed, either with its tables or as
// one that concerns no table. [I-142]
[[nodiscard]] bool is_player_there(const Context& now, const Command& command);

}  // namespace baize::house
