// Runs golden hands: hands of poker, line by line, in words a dealer can read. The engine must
// produce exactly these events, with the same clauses. The language is described in
// docs/formats/golden-hands.md; a file is split into hands as golden rounds are.
#pragma once

#include <string>

#include "kit/golden_round.h"

namespace baize::kit {

// Returns "" if the engine agrees, otherwise "file:line: what differs".
[[nodiscard]] std::string run_golden_hand(const GoldenRound& hand);

}  // namespace baize::kit
