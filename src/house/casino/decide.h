// What becomes of a command, by the books: what happens and the money it moves, or a refusal with
// its clause. Nothing changes here, and the same floor, person, time and command always give the
// same answer: an audit asks again.
#pragma once

#include "engine/core/result.h"
#include "house/casino/floor.h"
#include "house/casino/happening.h"
#include "house/commands/command.h"
#include "ledger/journal/balances.h"

namespace baize::house {

// What a decision is for.
enum class Purpose : std::uint8_t {
    carry_out,
    // Only whether the command would be refused: the steps carry neither money nor the game after
    // them, and a decision that the engine's own menu holds is not tried again.
    offer
};

// What is decided on.
struct Situation {
    const Floor& floor;
    const ledger::Balances& balances;
    By by{};
    Purpose purpose = Purpose::carry_out;
};

[[nodiscard]] Result<Steps> decide(const Situation& now, const Command& command);

// One group of commands each.
[[nodiscard]] Result<Steps> decide(const Situation& now, const PeopleCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const SignCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const SeatingCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const CardCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const CaseCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const MeterCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const BankedCommand& command);
[[nodiscard]] Result<Steps> decide(const Situation& now, const PokerCommand& command);

// The house itself, which deals at its own tables, keeps their clocks and sets itself up.
inline constexpr PersonId the_house_itself = 0;

// How this person acts, with the rank of the moment. The house itself acts as a dealer.
[[nodiscard]] By by_of(const Floor& floor, PersonId person, Moment now);

}  // namespace baize::house
