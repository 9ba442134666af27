// A question to the coach that can be carried away: copies of what the answer depends on, so that
// another thread can count while the house goes on.
#pragma once

#include <optional>

#include "service/coach/advice.h"
#include "service/coach/judge.h"

namespace baize::coach {

struct AdviceQuestion {
    house::CasinoState state{};  // nobody in it but the person who asks, and that one table's seats
    ledger::Balances balances{};
    house::Issuer by{};
    TableState table{};
};

// REQUIRES: a person of the house.
[[nodiscard]] AdviceQuestion question_of(const house::Context& now, const TableState& table);

// As advise() would have answered then.
[[nodiscard]] Result<Advice> answer(const AdviceQuestion& question);

// What a command decides about a hand, and whose: the player's own, or one that a dealer records.
struct PlayerDecision {
    PersonId person = 0;
    TableId table = 0;
    Made made{};
};

// Nothing where it is no such decision.
[[nodiscard]] std::optional<PlayerDecision> decision_in(const house::CasinoState& state,
                                                        PersonId by,
                                                        const house::Command& command);

}  // namespace baize::coach
