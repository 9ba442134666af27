// First claims on a betting area at the Perth games, and the order to be seated.
//
// The casino records when betting opens and when no more bets are called, with the Ante players of
// the round, and asks wager_refused() before it lets the engine take an Ante or a Dealer Poker
// Extra. First claim on a Player Poker Extra is the engine's (CH 3.31, I-60).
#pragma once

#include <optional>
#include <span>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

[[nodiscard]] Result<ClaimsOpened> decide_open_claims(const Seating& seating,
                                                      const By& by,
                                                      TableId table);

[[nodiscard]] Result<ClaimsClosed> decide_close_claims(const Seating& seating,
                                                       const By& by,
                                                       TableId table,
                                                       std::span<const AntePlayer> antes);

struct ClaimedArea {
    TableId table = 0;
    SeatNumber area = 0;
    ClaimedWager wager = ClaimedWager::ante;
    PersonId ante_now = 0;  // who has placed this round's Ante there already; 0: nobody yet
    friend bool operator==(const ClaimedArea&, const ClaimedArea&) = default;
};

// Whose it is first, now; 0: anybody's. [UTH 3.7(b)] [CH 3.5(b)] [CH 3.25] [I-118]
[[nodiscard]] PersonId first_claim(const SeatedTable& table,
                                   const SeatingSettings& settings,
                                   const ClaimedArea& area,
                                   Moment now);

// The dealer has offered it and was refused: free for this round. [I-118]
[[nodiscard]] Result<ClaimDeclined> decide_decline_claim(const Seating& seating,
                                                         const SeatingSettings& settings,
                                                         const By& by,
                                                         const ClaimedArea& area);

// Why this person may not place that wager there now, as far as this room has a say.
[[nodiscard]] std::optional<Rejection> wager_refused(const Seating& seating,
                                                     const SeatingSettings& settings,
                                                     const ClaimedArea& area,
                                                     PersonId person,
                                                     Moment now);

// A player who leaves the table gives up the first claims there. [UTH 3.7(b)] [CH 3.5(b)]
void drop_claims(Seating& seating, TableId table, PersonId person);

// By the operator: Ante players sit, or need not. [UTH 3.7(c)] [CH 3.5(c)]
[[nodiscard]] Result<SeatedOrdered> decide_order_seated(const Seating& seating,
                                                        const By& by,
                                                        TableId table,
                                                        bool required);

}  // namespace baize::house
