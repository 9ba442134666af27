// Rounds that the jackpot systems void: by voiding a claim or confirming a fault. The games at the
// tables are told in the same command, so that every wager is returned.
#pragma once

#include "house/casino/steps.h"
#include "house/meters/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> void_claim(const Context& now, const VoidClaim& command);

// [UTH 5.16(b)] [CH 5.13(b)]
[[nodiscard]] Result<Steps> confirm_fault(const Context& now, const ConfirmFault& command);

}  // namespace baize::house
