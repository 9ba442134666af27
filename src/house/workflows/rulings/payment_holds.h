// Payments withheld while a round is investigated: any payment of a house game in Perth, for at
// most 72 hours. [UTH 5.17] [CH 5.14] [I-88]
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "house/cases/commands.h"
#include "house/casino/context.h"
#include "house/casino/step.h"

namespace baize::house {

[[nodiscard]] Result<Steps> hold_payment(const Context& now, const HoldPayment& command);
[[nodiscard]] Result<Steps> end_payment_hold(const Context& now, const EndPaymentHold& command);

// Returns the command with which the house releases a hold whose time is over, at any table.
[[nodiscard]] std::optional<CaseCommand> payment_due(const Context& now, const TableState& table);

// Returns when the oldest hold at the table runs out; nullopt if no payment is held there.
[[nodiscard]] std::optional<Moment> payment_due_at(const CasinoState& state,
                                                   const TableState& table);

}  // namespace baize::house
