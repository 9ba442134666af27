// Bonus prizes, which the house adds to a hand of poker: who may still claim one and how much it
// is. They never touch pots or commission; the sign says which hands are paid, and a supervisor
// verifies the cards before anything is handed over. [CP 11.3] [CP 11.4] [I-100]
#pragma once

#include <cstddef>
#include <span>

#include "core/card.h"
#include "core/money.h"
#include "core/result.h"
#include "games/poker/hand.h"
#include "games/poker/rules.h"
#include "hands/five_card.h"

namespace baize::poker {

struct BonusSign {
    FiveCardRank least{};  // this hand or a better one
    Money prize{};
    bool shared = false;  // between all who have one in the same hand
    friend bool operator==(const BonusSign&, const BonusSign&) = default;
};

// The hand that the seat may claim a prize with, once the pots are pushed; or why it may not: a
// hand that was folded, mucked or killed is no longer eligible. A player whom everybody else folded
// to tables the cards now; after a showdown `tabled` is empty.
[[nodiscard]] Result<FiveCardRank> bonus_hand(const Rules& rules,
                                              const Hand& hand,
                                              Seat seat,
                                              std::span<const Card> tabled = {});

// For one of `winners` who have such a hand; nothing for a lesser one. REQUIRES: winners > 0.
[[nodiscard]] Money bonus_prize(const BonusSign& sign, FiveCardRank hand, std::size_t winners);

}  // namespace baize::poker
