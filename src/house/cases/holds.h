// Payments withheld while a round is investigated: Perth may keep back any payment for 72 hours.
// Jackpot prizes are held in the room of meters, before they are paid. [UTH 5.17] [CH 5.14] [I-88]
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/moment.h"
#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

inline constexpr Span payment_hold_time = Span::of_minutes(72 * 60);

// Returns the clause and rank, or nullopt if the book gives no such right.
[[nodiscard]] std::optional<Power> payment_hold_power(Book book);

// Returns a rejection if the payment is held now, or if its hold ended in voiding it: no other
// ruling may move it then.
[[nodiscard]] std::optional<Rejection> why_payment_held(const CasesState& state,
                                                        TableId table,
                                                        std::uint64_t round,
                                                        std::uint64_t wager);

// Returns the oldest open hold of a payment at the table, or nullptr.
[[nodiscard]] const PaymentHold* open_hold_at(const CasesState& state, TableId table);

[[nodiscard]] inline Moment hold_ends(const PaymentHold& hold) {
    return hold.recorded.time + payment_hold_time;
}

}  // namespace baize::house
