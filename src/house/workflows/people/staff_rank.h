// The rank of staff who play: they have none at the table where they do. [I-142]
#pragma once

#include "house/casino/decide.h"

namespace baize::house {

// True if the person who gives the command is a player at a table that the command is about, or
// becomes one by it. Every command says by its members which tables it is about, or is listed as
// one about none: a new one does not compile before it does. [I-142]
[[nodiscard]] bool is_player_there(const Context& now, const Command& command);

}  // namespace baize::house
