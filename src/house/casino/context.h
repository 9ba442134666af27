// The input of every decision: the state of the casino, its balances, and the issuer of the
// command.
#pragma once

#include <cstdint>

#include "house/issuer.h"
#include "ledger/journal/balances.h"

namespace baize::house {

struct CasinoState;
struct TableState;

// The purpose of a decision.
enum class Purpose : std::uint8_t {
    carry_out,
    // Only finds out whether the command would be refused: the steps hold neither money nor the
    // game after them, and the engine does not try an action that its own list of offers contains.
    offer
};

// The input of a decision.
struct Context {
    const CasinoState& state;
    const ledger::Balances& balances;
    Issuer by{};
    Purpose purpose = Purpose::carry_out;
};

// The house itself as the issuer of commands: it deals at its own tables, keeps their clocks and
// sets itself up.
inline constexpr PersonId the_house_itself = 0;

// Returns the issuer for this person, with the present rank. The house itself acts as a dealer.
[[nodiscard]] Issuer issuer_of(const CasinoState& state, PersonId person, Moment now);

}  // namespace baize::house
