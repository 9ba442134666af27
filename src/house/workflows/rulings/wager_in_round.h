// A wager of a settled round as named in commands, found in the round record.
#pragma once

#include "house/cases/commands.h"
#include "house/casino/round_record.h"

namespace baize::house {

// The stake of a wager and the amount paid back for it, including a bonus on an Ante.
struct WagerResult {
    PersonId owner = 0;  // 0: there was no such wager.
    Money staked{};
    Money back{};
};

[[nodiscard]] WagerResult result_of(const RoundRecord& kept, const WagerInRound& which);

}  // namespace baize::house
