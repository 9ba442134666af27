// Decides the commands of play: rounds of the house games and hands of poker.
#pragma once

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/tables/banked/commands.h"
#include "house/tables/poker/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const BankedCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const PokerCommand& command);

}  // namespace baize::house
