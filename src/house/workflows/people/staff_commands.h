// The commands by which people play, for the rule that staff do not where they are on duty. Every
// command is listed either as one that lets a person play, with the person, or as one that does
// not: a new one does not compile before it is. [I-142]
#pragma once

#include <optional>

#include "house/casino/decide.h"

namespace baize::house {

// Returns the rejection if the command, given by any person, would let a member of staff play where
// staff must not: give them a seat, the use of it, chips, a wager or a place in the next round.
// Actions in a round that the person already plays are never refused, because no person comes on
// duty in the middle of a round. [I-142]
[[nodiscard]] std::optional<Rejection> why_not_played(const Context& now, const Command& command);

// True if the command lets the person play who gives it.
[[nodiscard]] bool begins_to_play(const Context& now, const Command& command);

}  // namespace baize::house
