// What becomes of a command, by the books: what happens and the money it moves, or a refusal with
// its clause. Nothing changes here, and the same floor, person, time and command always give the
// same answer: an audit asks again.
#pragma once

#include "engine/core/result.h"
#include "house/casino/casino_event.h"
#include "house/casino/casino_state.h"
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
struct Context {
    const CasinoState& state;
    const ledger::Balances& balances;
    Issuer by{};
    Purpose purpose = Purpose::carry_out;
};

[[nodiscard]] Result<Steps> decide(const Context& now, const Command& command);

// One group of commands each.
[[nodiscard]] Result<Steps> decide(const Context& now, const PeopleCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const SignCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const SeatingCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const CardCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const CaseCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const MeterCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const BankedCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const PokerCommand& command);

// The house itself, which deals at its own tables, keeps their clocks and sets itself up.
inline constexpr PersonId the_house_itself = 0;

// How this person acts, with the rank of the moment. The house itself acts as a dealer.
[[nodiscard]] Issuer issuer_of(const CasinoState& state, PersonId person, Moment now);

}  // namespace baize::house
