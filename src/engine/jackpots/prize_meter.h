// A Melbourne prize meter as a value: wagers add their increment, royals and straight flushes take
// from it, and the house adds the difference at a reset. Every function is pure. The house decides
// which meter serves which tables and shows the notices.
//
// Invariants: (1) value >= rules.seed_value(); (2) value >= rules.seed_value() plus increments,
// less prizes since the last reset. [CS 9.3]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/jackpots/prize.h"
#include "engine/jackpots/prize_meter_rules.h"

namespace baize::jackpots {

// All amounts in cents, exact: fractions of a cent are never dropped. [I-87]
struct PrizeMeter {
    Fraction value;
    Fraction increments_since_reset;
    Fraction prizes_since_reset;
    // How often the meter was reset. A wager remembers the count at its registration, because an
    // increment paid out with a reset can no longer be taken back out of the meter.
    std::uint64_t resets = 0;
    friend bool operator==(const PrizeMeter&, const PrizeMeter&) = default;
};

// The number of hands of each kind in one round at one table; all of them count as simultaneous.
// [CS 10.2.3]
struct HandCounts {
    std::array<std::int64_t, jackpot_hand_count> counts{};

    [[nodiscard]] std::int64_t& operator[](JackpotHand hand) {
        return counts[static_cast<std::size_t>(hand)];
    }

    [[nodiscard]] std::int64_t operator[](JackpotHand hand) const {
        return counts[static_cast<std::size_t>(hand)];
    }

    friend bool operator==(const HandCounts&, const HandCounts&) = default;
};

struct MeterAward {
    std::vector<Prize> prizes;  // one per winner: royals, straight flushes, then the fixed bonuses
    PrizeMeter meter;           // the meter afterwards
    bool reset = false;         // the meter went back to its seed or reset value [CS 9.4]
    // meter before - from_meter + reseed = meter after; the prizes come to
    // from_meter + bonuses + chip_rounding.
    Fraction from_meter;     // royal and straight flush prizes, to the cent [CS 9.3.3]
    Fraction reseed;         // amount the house adds to bring a reset meter to its reset value
    Fraction bonuses;        // fixed prizes, paid by the house and never from the meter
    Fraction chip_rounding;  // paid by the house when prizes are paid in chips [I-13]
};

// Returns a meter at the reset value.
[[nodiscard]] PrizeMeter open(const PrizeMeterRules& rules);
// Returns a meter with a known value. Refused below the seed value.
[[nodiscard]] Result<PrizeMeter> open_at(const PrizeMeterRules& rules, Money value);

// The start of the jackpot game: adds the wagers' increments to the meter before it can be won.
// [CS 9.3.2] [I-15]
[[nodiscard]] Result<PrizeMeter> register_wagers(const PrizeMeterRules& rules,
                                                 const PrizeMeter& meter,
                                                 std::int64_t count);

struct MeterCancellation {
    PrizeMeter meter;
    Fraction reversed;    // amount taken out of the meter
    Fraction house_pays;  // increments already paid out before a reset, borne by the house
};

struct RegisteredWagers {
    std::int64_t count = 0;
    std::uint64_t resets = 0;  // PrizeMeter::resets when they were registered
};

// Takes the increments of wagers that go back out of the meter. [CS 11.5.2(a)] [CS 11.14.1]
// [CS 14.4] [I-48]
[[nodiscard]] Result<MeterCancellation> cancel_wagers(const PrizeMeterRules& rules,
                                                      const PrizeMeter& meter,
                                                      RegisteredWagers wagers);

// The value rounded up to the next whole dollar, in cents: j of the formulas. [CS 10.2.1]
[[nodiscard]] Fraction rounded_value(const PrizeMeter& meter);

// Awards the prizes of one round at one table. Refused when the table in use does not pay a hand,
// and when a prize would not fit in Money (the totals are exact and always do).
[[nodiscard]] Result<MeterAward> award(const PrizeMeterRules& rules,
                                       const PrizeMeter& meter,
                                       const HandCounts& hands);

// The amount a closing meter hands on: value less seed x cost. [CS 9.1.1(j)] [I-52]
[[nodiscard]] Fraction closing_transfer(const PrizeMeterRules& rules, const PrizeMeter& meter);
// Adds the amount to the receiving meter, which has its own rules and may then exceed the minimum
// of 9.3.
[[nodiscard]] Result<PrizeMeter> receive_transfer(const PrizeMeter& meter, const Fraction& amount);

}  // namespace baize::jackpots
