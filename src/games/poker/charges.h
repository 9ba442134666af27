// What the house charges and where the chips go: time charges between hands, and the way of every
// kind of commission from stack or pot to the Chip Box, or on a stand-alone table to the float. The
// amounts taken from pots are worked out in commission.h. [CP 7.2]
#pragma once

#include <cstdint>

#include "core/clause.h"
#include "core/money.h"
#include "core/result.h"
#include "games/poker/hand.h"
#include "games/poker/orbit.h"
#include "games/poker/rules.h"
#include "table/actor.h"

namespace baize::poker {

// An hourly fee a player, collected in advance for equal parts of the hour. [CP 7.2.2(b)] [I-78]
struct TimeCharge {
    Money hourly{};  // 0: none
    std::uint16_t period_minutes = 30;
    bool prorate = false;  // whoever sits down pays for what is left of the period
    friend bool operator==(const TimeCharge&, const TimeCharge&) = default;
};

// The periods fill the hour, and each fee is paid in chips.
[[nodiscard]] Result<void> verify(const TimeCharge& charge, Money chip);

// Of one player for one period. REQUIRES: verify().
[[nodiscard]] Money period_fee(const TimeCharge& charge);

// Minutes count from a full hour. [I-78]
[[nodiscard]] bool is_collection_time(const TimeCharge& charge, std::uint32_t minute);

struct Assessment {
    Orbit orbit{};
    Money each{};
    Money total{};  // for the table [CP 7.2.2(a)]
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

// At collection time: everybody who has a seat, playing or not, owes the period's fee.
[[nodiscard]] Assessment assess(const TimeCharge& charge, Orbit orbit);

// For the rest of the running period, where the sign says so; rounded down to the chip.
[[nodiscard]] Assessment assess_arrival(
    const TimeCharge& charge, Money chip, Orbit orbit, Seat seat, std::uint32_t minute);

struct Collection {
    Orbit orbit{};
    Amounts taken{};  // off the stacks, onto the drop slide
    Money total{};
    friend bool operator==(const Collection&, const Collection&) = default;
};

// Between hands: whoever can pay what is owed pays it; the others get no cards. [I-78]
[[nodiscard]] Collection collect(Orbit orbit, const Amounts& stacks);

enum class Charge : std::uint8_t { percentage, per_hand, per_person, time, extra_time };

enum class Holding : std::uint8_t { stack, pot, drop_slide, chip_box, table_float };

struct Movement {
    Holding from{};
    Holding to{};
    Money amount{};
    Clause clause{};
    friend bool operator==(const Movement&, const Movement&) = default;
};

// When the dealer takes it. [CP 7.2.1(a)] [CP 7.2.2(d)] [CP 7.2.3(a)] [CP 7.2.4(b)] [I-79]
[[nodiscard]] Movement taken(const Commission& commission, Charge charge, Money amount);

// From the drop slide when the hand is over. REQUIRES: a percentage or a fee per hand.
[[nodiscard]] Movement dropped(const Commission& commission, Charge charge, Money amount);

// Time charges lie on the drop slide until a supervisor has counted them. [CP 7.2.2(e)]
struct Count {
    Money held{};
    Money counted{};
    friend bool operator==(const Count&, const Count&) = default;
};

[[nodiscard]] Result<Movement> drop_time_charges(const Commission& commission,
                                                 Count count,
                                                 Actor by);

struct Variation {
    Commission commission{};     // all zero: nil [CP 7.4]
    bool between_hands = false;  // no cards are out
    bool on_sign = false;        // the sign at the table shows the new terms
    friend bool operator==(const Variation&, const Variation&) = default;
};

// Another method or amount of commission. [CP 7.3]
[[nodiscard]] Result<Rules> vary_commission(Rules rules, const Variation& variation, Actor by);

}  // namespace baize::poker
