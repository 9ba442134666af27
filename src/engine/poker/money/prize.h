// A bonus prize that was won, and what is still due of it; bonus.h decides about it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/banked/machine/actor.h"
#include "engine/core/money.h"
#include "engine/hands/five_card_hand.h"

namespace baize::poker {

// Numbers go into records: add at the end. [CP 11.1]
enum class Prize : std::uint8_t { cash, goods, services };

// How a cash prize is paid. Numbers go into records: add at the end. [CP 11.3.1]
enum class PaidIn : std::uint8_t { chips, cash, cash_equivalent };

// The house's record of a prize that was won.
struct BonusAward {
    PlayerId player = 0;
    FiveCardRank hand{};
    Prize kind = Prize::cash;
    Money worth{};
    Role verified_by = Role::player;  // a supervisor or above [CP 11.3]
    std::optional<PaidIn> paid_in{};  // set once a cash prize is paid
    bool delivered = false;           // true once the player has the goods or services
    friend bool operator==(const BonusAward&, const BonusAward&) = default;
};

}  // namespace baize::poker
