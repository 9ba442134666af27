// Rounds that the room of the jackpot systems makes void: a claim that falls, a fault of a system.
// The games at the tables are told in the same command, so that every wager goes back.
#pragma once

#include "house/casino/steps.h"

namespace baize::casino {

[[nodiscard]] Result<Steps> void_claim(const Situation& now, const VoidClaim& command);

// [UTH 5.16(b)] [CH 5.13(b)]
[[nodiscard]] Result<Steps> confirm_fault(const Situation& now, const ConfirmFault& command);

}  // namespace baize::casino
