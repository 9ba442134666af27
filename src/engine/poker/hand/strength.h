// The strength of a player's cards with the board. [CP 8.20.4]
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

// Prefetches the seat's entry in the table of ranks, which is larger than the first-level cache and
// is evicted while other hands are replayed. Does nothing before the board is complete. REQUIRES:
// the seat's hole cards are seen.
void expect_strength(const Rules& rules, const Cards& cards, Seat seat);

// The strength of each of `seats`; the other entries are default values.
[[nodiscard]] Strengths strengths_of(const Rules& rules, const Cards& cards, SeatSet seats);

// True if every hole card of the seat is seen.
[[nodiscard]] bool is_seen(const Cards& cards, Seat seat);

}  // namespace baize::poker
