// Payments withheld while a round is investigated: Perth may keep back any payment for 72 hours.
// Jackpot prizes are held in the room of meters, before they are paid. [UTH 5.17] [CH 5.14] [I-88]
#pragma once

#include <string>
#include <vector>

#include "engine/core/moment.h"
#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

inline constexpr Span payment_hold_time = Span::of_minutes(72 * 60);

// Returns the clause and rank, or nullopt if the book gives no such right.
[[nodiscard]] std::optional<Power> payment_hold_power(Book book);

// The caller finds the wager, its owner and its winnings in a settled round. Each payment is held
// only once: a second hold would extend it past 72 hours.
struct HoldPayment {
    Book book = Book::uth;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // The caller's number of the wager, unique within the round.
    PersonId person = 0;
    std::vector<ledger::Posting> won{};  // In parts, out of the person's own accounts.
    std::string words{};
};

[[nodiscard]] Result<PaymentHeld> decide(const CasesState& state,
                                         const By& by,
                                         const HoldPayment& command);

// If nothing was found, the payment goes to the player, into the given account; after 72 hours the
// house releases it automatically. A fault or fraud confirmed within that time voids the wager: its
// winnings go back to the table's float.
struct EndPaymentHold {
    CaseNumber hold = 0;
    Finding found = Finding::nothing;
    ledger::Account account{};  // The player's account; used only for a release.
    std::string words{};
};

[[nodiscard]] Result<PaymentHoldEnded> decide(const CasesState& state,
                                              const By& by,
                                              const EndPaymentHold& command);

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
