// A wager of a settled round as commands name it, found in the book of the round.
#pragma once

#include <cstdint>

#include "house/casino/round_book.h"
#include "house/commands/case_commands.h"

namespace baize::casino {

// One number for each wager of a round, as the room of cases knows it.
[[nodiscard]] std::uint64_t number_of(const WagerInRound& which);

// What was staked on the wager and what came back for it, with what rides on an Ante.
struct WagerResult {
    PersonId owner = 0;  // 0: there was no such wager
    Money staked{};
    Money back{};
};

[[nodiscard]] WagerResult result_of(const RoundBook& kept, const WagerInRound& which);

}  // namespace baize::casino
