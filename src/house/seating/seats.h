// Seats of a table: put up, taken, left, changed, drawn for.
//
// Ask the engine first where it has a say: a poker player who holds cards cannot leave or move
// (poker::leave, poker::change_seat), and what a new player owes is its business (sit_down). Write
// its event and this one together.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

struct TableSeats {
    TableId table = 0;
    std::string_view game{};  // of the registry, or a poker variant
    std::uint8_t seats = 0;
    ListId list = 0;
};

// No more than the game has room for. By a supervisor: no book says who. [CP 4.1] [CP 2.1]
[[nodiscard]] Result<SeatsPut> decide_put_seats(const Seating& seating,
                                                const By& by,
                                                const TableSeats& table);

// Only when nobody sits there.
[[nodiscard]] Result<SeatsCleared> decide_clear_seats(const Seating& seating,
                                                      const By& by,
                                                      TableId table);

// One seat a person a table. Sealed chips come back whole, by way of the wallet: put
// `brought_back` on the table through the engine's Arrival. [CP 8.1] [I-110]
[[nodiscard]] Result<SeatTaken> decide_sit(const Seating& seating,
                                           const By& by,
                                           SeatAt at,
                                           PersonId person);

// For good: the seat becomes free. [CP 8.3]
[[nodiscard]] Result<SeatLeft> decide_leave(const Seating& seating,
                                            const By& by,
                                            TableId table,
                                            PersonId person);

// Players in the game go before everybody who waits. [CP 8.1.2]
[[nodiscard]] Result<SeatChanged> decide_change_seat(const Seating& seating,
                                                     const By& by,
                                                     SeatAt to,
                                                     PersonId person);

// To be offered this seat, or any, when it falls vacant; poker only. [CP 8.1.2] [I-111]
[[nodiscard]] Result<SeatAsked> decide_ask(const Seating& seating,
                                           const By& by,
                                           TableId table,
                                           PersonId person,
                                           std::optional<SeatNumber> seat);

[[nodiscard]] Result<SeatAskWithdrawn> decide_withdraw(const Seating& seating,
                                                       const By& by,
                                                       TableId table,
                                                       PersonId person);

// Several want one seat: a card each, dealt outside from a fresh deck in the order given, the
// highest has it offered. A player in the game does not draw against one who is not, nor anybody
// against who asked before; who has been offered the seat must be in the draw. [CP 8.1.1] [I-111]
[[nodiscard]] Result<SeatDrawn> decide_draw(const Seating& seating,
                                            const SeatingSettings& settings,
                                            const By& by,
                                            SeatAt at,
                                            std::span<const DrawnCard> cards);

}  // namespace baize::house
