// What a poker table remembers from one hand to the next: who sits where, who owes a blind, where
// the button and the blinds were. seating.h changes it when people come, go and move; button.h
// plans the next hand from it.
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

// How somebody who owes a blind comes into the game. [CP 8.10.1] [CP 8.10.2] [I-69]
enum class Choice : std::uint8_t { wait, post };

struct Occupant {
    PlayerId player = 0;    // 0: the seat is empty
    bool newcomer = false;  // has not been dealt in since sitting down
    bool away = false;      // sits out until further notice
    bool penalty = false;   // changed seats too far round [CP 8.9.5]
    Choice choice = Choice::wait;
    std::optional<Choice> imposed{};        // the supervisor left no choice [CP 8.10]
    std::array<bool, blinds_max> missed{};  // last blind first; at most one of each [I-69]
    std::array<bool, blinds_max> paid{};    // since the last blind last came round; same order
    Money buy_in_due{};                     // to be on the table before the first hand [CP 6.3]
    bool bringing_back = false;             // that is what was taken away before [I-83]
    Money charge_due{};                     // time charges not yet paid [I-78]
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

struct Orbit {
    std::array<Occupant, seats_max> seats{};
    Line line = no_line;      // of the last hand; no_seat before the first
    Seat button = no_seat;    // of the last hand, wherever its player sits now
    SeatSet dealt_in{};       // to the last hand, as they sit now
    PlayerId last_blind = 0;  // who put up the last blind of the last hand
    friend bool operator==(const Orbit&, const Orbit&) = default;
};

// What it costs to come in at once.
struct Owed {
    Money live{};  // counts as the player's bet
    Money dead{};  // into the pot
    friend bool operator==(const Owed&, const Owed&) = default;
};

[[nodiscard]] Owed owed(const Forced& forced, const Occupant& occupant);

// Must wait for the last blind or post before the next cards. [CP 8.9.3] [CP 8.10]
[[nodiscard]] bool owes(const Forced& forced, const Occupant& occupant);

[[nodiscard]] SeatSet occupied(const Orbit& orbit);

// Occupied and not away.
[[nodiscard]] SeatSet present(const Orbit& orbit);

// Put up every blind since the last one last came round. [CP 8.9.5]
[[nodiscard]] bool has_paid_round(const Forced& forced, const Occupant& occupant);

}  // namespace baize::poker
