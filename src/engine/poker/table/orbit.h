// The state that a poker table keeps between hands: the seated players, the blinds they owe, and
// the last places of the button and the blinds. seating.h changes it when players come, go and
// move; button.h plans the next hand from it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/actor.h"
#include "engine/core/money.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/table/line.h"

namespace baize::poker {

// How a player who owes a blind comes into the game. [CP 8.10.1] [CP 8.10.2] [I-69]
enum class Choice : std::uint8_t { wait, post };

struct Occupant {
    PlayerId player = 0;    // 0: the seat is empty
    bool newcomer = false;  // has not been dealt in since sitting down
    bool away = false;      // sits out until further notice
    bool penalty = false;   // owes a blind for moving too many seats [CP 8.9.5]
    Choice choice = Choice::wait;
    std::optional<Choice> imposed{};        // a supervisor decided instead of the player [CP 8.10]
    std::array<bool, blinds_max> missed{};  // last blind first; at most one of each [I-69]
    std::array<bool, blinds_max> paid{};    // since the last blind came round; same order
    Money buy_in_due{};          // chips that must be on the table before the first hand [CP 6.3]
    bool bringing_back = false;  // `buy_in_due` is what the player took away before [I-83]
    Money charge_due{};          // time charges not yet paid [I-78]
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

struct Orbit {
    std::array<Occupant, seats_max> seats{};
    Line line = no_line;      // line of the last hand; no_seat before the first
    Seat button = no_seat;    // button of the last hand, even if its player has moved
    SeatSet dealt_in{};       // players dealt in to the last hand, at their present seats
    PlayerId last_blind = 0;  // the player who put up the last blind of the last hand
    friend bool operator==(const Orbit&, const Orbit&) = default;
};

// The cost of coming in at once.
struct Owed {
    Money live{};  // counts as the player's bet
    Money dead{};  // goes into the pot and is no bet
    friend bool operator==(const Owed&, const Owed&) = default;
};

[[nodiscard]] Owed owed(const Forced& forced, const Occupant& occupant);

// True if the player must wait for the last blind or post before the next cards. [CP 8.9.3]
// [CP 8.10]
[[nodiscard]] bool owes(const Forced& forced, const Occupant& occupant);

[[nodiscard]] SeatSet occupied(const Orbit& orbit);

// The seats that are occupied by players who are not away.
[[nodiscard]] SeatSet present(const Orbit& orbit);

// True if the player put up every blind since the last one last came round. [CP 8.9.5]
[[nodiscard]] bool has_paid_round(const Forced& forced, const Occupant& occupant);

}  // namespace baize::poker
