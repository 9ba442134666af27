// Payments withheld while a round is investigated: Perth may keep any of them back for 72 hours.
// Prizes of the Jackpot are held in the room of meters, before they are paid.
// [UTH 5.17] [CH 5.14] [I-88]
#pragma once

#include <string>
#include <vector>

#include "engine/core/moment.h"
#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

inline constexpr Span payment_hold_time = Span::of_minutes(72 * 60);

// The clause of the book; nothing where the book gives no such right.
[[nodiscard]] std::optional<Power> payment_hold_power(Book book);

// The caller finds the wager, its owner and what it won in a round that has been settled. Each
// payment is held once: a second hold would make more than 72 hours of them.
struct HoldPayment {
    Book book = Book::uth;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // the caller's number of it, one for each wager of the round
    PersonId person = 0;
    std::vector<ledger::Posting> won{};  // in parts, out of the person's own accounts
    std::string words{};
};

[[nodiscard]] Result<PaymentHeld> decide(const CasesState& state,
                                         const By& by,
                                         const HoldPayment& command);

// Nothing was found: the payment goes to the player, into the account named; after 72 hours the
// house itself releases it. A fault or fraud confirmed within that time voids the wager: what it
// won goes back to the table's float.
struct EndPaymentHold {
    CaseNumber hold = 0;
    Finding found = Finding::nothing;
    ledger::Account account{};  // the player's; used only for a release
    std::string words{};
};

[[nodiscard]] Result<PaymentHoldEnded> decide(const CasesState& state,
                                              const By& by,
                                              const EndPaymentHold& command);

// Is this payment held now, or did the hold end in voiding it? Then no other ruling moves it.
[[nodiscard]] std::optional<Rejection> why_payment_held(const CasesState& state,
                                                        TableId table,
                                                        std::uint64_t round,
                                                        std::uint64_t wager);

// An open hold of a payment at the table, the oldest first; nullptr where there is none.
[[nodiscard]] const PaymentHold* open_hold_at(const CasesState& state, TableId table);

[[nodiscard]] inline Moment hold_ends(const PaymentHold& hold) {
    return hold.recorded.time + payment_hold_time;
}

}  // namespace baize::house
