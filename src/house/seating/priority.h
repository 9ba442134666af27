// First claims on a betting area at the Perth games, and the order to be seated.
//
// The casino records when betting opens and when no more bets are called, with the Ante players of
// the round. It calls wager_refused() before it lets the engine take an Ante or a Dealer Poker
// Extra. First claim on a Player Poker Extra is handled by the engine (CH 3.31, I-60).
#pragma once

#include <optional>
#include <span>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

[[nodiscard]] Result<ClaimsOpened> decide_open_claims(const Seating& seating,
                                                      const Issuer& by,
                                                      TableId table);

[[nodiscard]] Result<ClaimsClosed> decide_close_claims(const Seating& seating,
                                                       const Issuer& by,
                                                       TableId table,
                                                       std::span<const AntePlayer> antes);

struct ClaimedArea {
    TableId table = 0;
    SeatNumber area = 0;
    ClaimedWager wager = ClaimedWager::ante;
    PersonId ante_now = 0;  // The person who has placed this round's Ante there; 0: none yet.
    PersonId excluded = 0;  // Has first claim, and may not wager at the table; 0: nobody. [I-118]
    friend bool operator==(const ClaimedArea&, const ClaimedArea&) = default;
};

// Returns the person who has first claim at `now`; 0: anyone may wager. [UTH 3.7(b)] [CH 3.5(b)]
// [CH 3.25] [I-118]
[[nodiscard]] PersonId first_claim(const SeatedTable& table,
                                   const SeatingSettings& settings,
                                   const ClaimedArea& area,
                                   Moment now);

// The person with first claim declined the dealer's offer: anyone may wager in this round. [I-118]
[[nodiscard]] Result<ClaimDeclined> decide_decline_claim(const Seating& seating,
                                                         const SeatingSettings& settings,
                                                         const Issuer& by,
                                                         const ClaimedArea& area);

// Returns the reason why this person may not place that wager there now, as far as this room
// decides.
[[nodiscard]] std::optional<Rejection> wager_refused(const Seating& seating,
                                                     const SeatingSettings& settings,
                                                     const ClaimedArea& area,
                                                     PersonId person,
                                                     Moment now);

// A player who leaves the table gives up the first claims there. [UTH 3.7(b)] [CH 3.5(b)]
void drop_claims(Seating& seating, TableId table, PersonId person);

// The operator orders that Ante players must be seated, or lifts that order. [UTH 3.7(c)] [CH
// 3.5(c)]
[[nodiscard]] Result<SeatedOrdered> decide_order_seated(const Seating& seating,
                                                        const Issuer& by,
                                                        TableId table,
                                                        bool required);

}  // namespace baize::house
