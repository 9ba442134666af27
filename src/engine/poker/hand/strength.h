// What a player's cards are worth on the board. [CP 8.20.4]
#pragma once

#include "engine/hands/five_card.h"
#include "engine/hands/low.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

struct Strength {
    FiveCardRank high{};
    LowRank low{};  // hi-lo games only
    friend bool operator==(const Strength&, const Strength&) = default;
};

using Strengths = std::array<Strength, seats_max>;

// REQUIRES: the board is complete and the seat's hole cards are seen.
[[nodiscard]] Strength strength_of(const Rules& rules, const Cards& cards, Seat seat);

// Says that the seat's strength will be asked for: the table of ranks is larger than the first
// cache, and a replay of other hands has pushed it out. Does nothing before the board is complete.
// REQUIRES: the seat's hole cards are seen.
void expect_strength(const Rules& rules, const Cards& cards, Seat seat);

// Of each of the seats; the others' are left empty.
[[nodiscard]] Strengths strengths_of(const Rules& rules, const Cards& cards, SeatSet seats);

// Every hole card of the seat is known.
[[nodiscard]] bool is_seen(const Cards& cards, Seat seat);

}  // namespace baize::poker
