// Lists the commands that give a person a place in play, for the rules that staff may not play at
// tables where they are on duty, and that people play within the limits they have set themselves.
// Every command is in one of the two lists; a command in neither does not compile. [I-142] [I-152]
#pragma once

#include <optional>

#include "house/casino/decide.h"

namespace baize::house {

// Returns the rejection if the command, given by any person, would let a member of staff play where
// staff must not, or a person beyond the limits of their own: give them a seat, the use of it,
// chips, a wager or a place in the next round. Actions in a round that the person already plays are
// never refused: no person comes on duty in the middle of a round, and a round is finished.
// [I-142] [I-152] [I-153]
[[nodiscard]] std::optional<Rejection> why_not_played(const Context& now, const Command& command);

// True if the command gives its issuer a place in play.
[[nodiscard]] bool begins_to_play(const Context& now, const Command& command);

}  // namespace baize::house
