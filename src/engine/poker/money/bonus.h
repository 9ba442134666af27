// Bonus prizes, which the house adds to a hand of poker: who may still claim one, its value and how
// much of it is still due. They never affect pots or commission. The sign says which hands are
// paid, and a supervisor verifies the cards before anything is handed over. [CP 11.3] [CP 11.4]
// [I-100]
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
#include "engine/poker/money/prize.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// The lowest hand of that kind, or of that kind and rank ("four of a kind, of tens"). The rank is
// that of the upper pair of two, the three of a full house or the top of a straight. Returns
// nullopt if there is no such hand.
[[nodiscard]] std::optional<FiveCardRank> least_hand(FiveCardHand hand, std::optional<Rank> of);

struct BonusSign {
    FiveCardRank least{};  // paid for this hand or a better one
    Money prize{};         // for goods and services, their value
    Prize kind = Prize::cash;
    bool shared = false;  // shared by all players who have such a hand in the same deal
    friend bool operator==(const BonusSign&, const BonusSign&) = default;
};

// The hand with which the seat may claim a prize once the pots are pushed, or why it may not: a
// hand that was folded, mucked or killed is not eligible. A player who won because all others
// folded tables the cards now; after a showdown `tabled` is empty.
[[nodiscard]] Result<FiveCardRank> bonus_hand(const Rules& rules,
                                              const Hand& hand,
                                              Seat seat,
                                              std::span<const Card> tabled = {});

// The prize of one of `winners` players with such a hand; zero for a lesser hand. REQUIRES: winners
// > 0.
[[nodiscard]] Money bonus_prize(const BonusSign& sign, FiveCardRank hand, std::size_t winners);

// A player's hand as found by bonus_hand(). REQUIRES: winners > 0.
struct BonusClaim {
    PlayerId player = 0;
    FiveCardRank hand{};
    std::size_t winners = 1;  // number of players who have such a hand
    friend bool operator==(const BonusClaim&, const BonusClaim&) = default;
};

// A supervisor, called by the dealer, has looked at the cards and accepts the claim. [CP 11.3]
[[nodiscard]] Result<BonusAward> award_bonus(const BonusSign& sign,
                                             const BonusClaim& claim,
                                             Actor by);

// Pays a cash prize; refused if it is already paid. [CP 11.3.1]
[[nodiscard]] Result<BonusAward> pay_bonus(BonusAward award, PaidIn paid_in);

// Records the delivery of goods or services, which are owed from the award on. [CP 11.3.2]
[[nodiscard]] Result<BonusAward> deliver_bonus(BonusAward award);

}  // namespace baize::poker
