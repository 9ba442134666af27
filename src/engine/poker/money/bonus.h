// Bonus prizes, which the house adds to a hand of poker: who may still claim one, what it is and
// what of it is still due. They never touch pots or commission; the sign says which hands are paid,
// and a supervisor verifies the cards before anything is handed over. [CP 11.3] [CP 11.4] [I-100]
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/banked/machine/actor.h"
#include "engine/core/card.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/hands/five_card.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// The least hand of that kind, or of that kind and rank ("four of a kind, of tens"): the upper pair
// of two, the three of a full house, the top of a straight. Nothing where there is none such.
[[nodiscard]] std::optional<FiveCardRank> least_hand(FiveCardHand hand, std::optional<Rank> of);

// Numbers go into records: add at the end. [CP 11.1]
enum class Prize : std::uint8_t { cash, goods, services };

struct BonusSign {
    FiveCardRank least{};  // this hand or a better one
    Money prize{};         // of goods and services: what they are worth
    Prize kind = Prize::cash;
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

// What bonus_hand() found for a seat. REQUIRES: winners > 0.
struct BonusClaim {
    PlayerId player = 0;
    FiveCardRank hand{};
    std::size_t winners = 1;  // who have such a hand
    friend bool operator==(const BonusClaim&, const BonusClaim&) = default;
};

// How a cash prize is paid. Numbers go into records: add at the end. [CP 11.3.1]
enum class PaidIn : std::uint8_t { chips, cash, cash_equivalent };

// A prize that was won: the record the house keeps.
struct BonusAward {
    PlayerId player = 0;
    FiveCardRank hand{};
    Prize kind = Prize::cash;
    Money worth{};
    Role verified_by = Role::player;  // a supervisor or above [CP 11.3]
    std::optional<PaidIn> paid_in{};  // cash, once it is paid
    bool delivered = false;           // goods and services, once the player has them
    friend bool operator==(const BonusAward&, const BonusAward&) = default;
};

// The dealer has called a supervisor, who looks at the cards and finds the claim good. [CP 11.3]
[[nodiscard]] Result<BonusAward> award_bonus(const BonusSign& sign,
                                             const BonusClaim& claim,
                                             Actor by);

// A cash prize, once. [CP 11.3.1]
[[nodiscard]] Result<BonusAward> pay_bonus(BonusAward award, PaidIn paid_in);

// Goods and services are owed from the award on and handed over later. [CP 11.3.2]
[[nodiscard]] Result<BonusAward> deliver_bonus(BonusAward award);

}  // namespace baize::poker
