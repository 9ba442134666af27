// A question to the coach with copies of all its inputs, so that another thread can compute the
// answer while the casino goes on.
#pragma once

#include <optional>

#include "house/casino/casino_state.h"
#include "service/coach/advice.h"
#include "service/coach/judge.h"

namespace baize::coach {

struct AdviceQuestion {
    house::CasinoState state{};  // holds only the person who asks, and the seats of the one table
    ledger::Balances balances{};
    house::Issuer by{};
    TableState table{};
};

// REQUIRES: a person of the house.
[[nodiscard]] AdviceQuestion question_of(const house::Context& now, const TableState& table);

// Returns the answer that advise() would have given at that time.
[[nodiscard]] Result<Advice> answer(const AdviceQuestion& question);

// The decision about a hand in a command and its player: the person who gives it, or the player for
// whom a dealer records it.
struct PlayerDecision {
    PersonId person = 0;
    TableId table = 0;
    Made made{};
};

// Returns nullopt if the command is not such a decision.
[[nodiscard]] std::optional<PlayerDecision> decision_in(const house::CasinoState& state,
                                                        PersonId by,
                                                        const house::Command& command);

}  // namespace baize::coach
