// Decides which commission a record may have kept back from the winners of its pots. The formats
// have no field for the sign of the table, so the caller names the sign of a replay, or the replay
// finds it in a field of Baize (table_notes.h), or it believes what signs of card rooms charge. A
// commission that cannot be believed is a difference, even if the record states it. [CP 7.1]
// [CP 7.2]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/money.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "formats/histories/record.h"

namespace baize::histories {

// The sign of the table; nullopt if it is unknown.
using TableSign = std::optional<poker::Commission>;

// Converts a sign from cents into the units of the record.
[[nodiscard]] poker::Commission in_units_of(const Record& record, poker::Commission sign);

// The highest commission believed without a sign, in per cent of the called pots: ten for the
// percentage of CP 7.2.1, and five for a fixed fee or a jackpot drop in addition.
inline constexpr std::int64_t believed_percent_max = 15;

// Returns the most that a winner is believed to pay without a sign, rounded up to a unit of the
// record.
[[nodiscard]] Money inferred_of(Money pots);

// Returns what the sign takes out of the pots that each seat won. REQUIRES: the same as doubt_of.
[[nodiscard]] poker::Amounts charged_to_players(const poker::Rules& rules,
                                                const poker::Hand& hand,
                                                const poker::Commission& sign);

// Returns the pots that equal hands shared, from which the book takes no percentage. [CP 7.8]
// REQUIRES: the hand is over.
[[nodiscard]] Money equal_pots(const poker::Rules& rules, const poker::Hand& hand);

enum class Doubt : std::uint8_t {
    none,
    not_as_stated,    // the record states another commission
    not_on_the_sign,  // the sign charges another amount
    only_blinds,
    too_much
};

// Returns the commission according to the record: the stated amount (`_baize_commission`, or rake
// in Open Hand History), or else the amount that the winners lack.
[[nodiscard]] Money commission_in(const Record& record, Money taken);

// Decides whether the house may have kept `taken` of the pots. A sign must charge exactly this
// amount. Without a sign, the house takes nothing before the flop
// and at most 15 % after it. If the record states a commission, the winners lack all of it or
// nothing; under a sign, all of it.
// REQUIRES: the hand is over; the sign is in the record's units.
[[nodiscard]] Doubt doubt_of(const Record& record,
                             const poker::Rules& rules,
                             const poker::Hand& hand,
                             const TableSign& sign,
                             Money taken);

// Returns a message such as "the winners get 99 less: more than 15 % of the pots of 100".
[[nodiscard]] std::string sentence(Doubt doubt,
                                   const Record& record,
                                   const poker::Rules& rules,
                                   const poker::Hand& hand,
                                   const TableSign& sign,
                                   Money taken);

}  // namespace baize::histories
