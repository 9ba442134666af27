// Seats of a table: set up, taken, left, changed, drawn for.
//
// Ask the engine first where it decides too: a poker player who holds cards cannot leave or move
// (poker::leave, poker::change_seat), and the engine computes what a new player owes (sit_down).
// Write its event and this one together.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/core/game_id.h"
#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

struct TableSeats {
    TableId table = 0;
    GameId game{};
    std::uint8_t seats = 0;
    ListId list = 0;
};

// At most the number of seats the game allows. Done by a supervisor, since no book names a rank.
// [CP 4.1] [CP 2.1]
[[nodiscard]] Result<SeatsPut> decide_put_seats(const Seating& seating,
                                                const Issuer& by,
                                                const TableSeats& table);

// Refused while a person sits at the table.
[[nodiscard]] Result<SeatsCleared> decide_clear_seats(const Seating& seating,
                                                      const Issuer& by,
                                                      TableId table);

// A person may have one seat per table. Sealed chips come back in full, through the wallet: put
// `brought_back` on the table with the engine's Arrival. [CP 8.1] [I-110]
[[nodiscard]] Result<SeatTaken> decide_sit(const Seating& seating,
                                           const Issuer& by,
                                           SeatAt at,
                                           PersonId person);

// The player leaves for good: the seat becomes free. [CP 8.3]
[[nodiscard]] Result<SeatLeft> decide_leave(const Seating& seating,
                                            const Issuer& by,
                                            TableId table,
                                            PersonId person);

// Players in the game take precedence over everyone on the list. [CP 8.1.2]
[[nodiscard]] Result<SeatChanged> decide_change_seat(const Seating& seating,
                                                     const Issuer& by,
                                                     SeatAt to,
                                                     PersonId person);

// Requests this seat, or any seat, when it falls vacant. Poker only. [CP 8.1.2] [I-111]
[[nodiscard]] Result<SeatAsked> decide_ask(const Seating& seating,
                                           const Issuer& by,
                                           TableId table,
                                           PersonId person,
                                           std::optional<SeatNumber> seat);

[[nodiscard]] Result<SeatAskWithdrawn> decide_withdraw(const Seating& seating,
                                                       const Issuer& by,
                                                       TableId table,
                                                       PersonId person);

// Several people want one seat. Each gets a card, dealt outside from a fresh deck in the order
// given; the seat is offered to the highest card. A player in the game does not draw against a
// person outside it, and no one draws against an earlier request. A person who has an offer of the
// seat must take part in the draw. [CP 8.1.1] [I-111]
[[nodiscard]] Result<SeatDrawn> decide_draw(const Seating& seating,
                                            const SeatingSettings& settings,
                                            const Issuer& by,
                                            SeatAt at,
                                            std::span<const DrawnCard> cards);

}  // namespace baize::house
