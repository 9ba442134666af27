// Which commission a record may have kept back from the winners of its pots. The formats have no
// place for the sign of the table, so a replay is told the sign, finds it in our own field
// (table_notes.h), or believes what signs of card rooms charge. A commission that cannot be
// believed is a difference, also where the record states it. [CP 7.1] [CP 7.2]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/money.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "formats/histories/record.h"

namespace baize::histories {

// The sign of the table; nothing: unknown.
using TableSign = std::optional<poker::Commission>;

// A sign whose amounts are cents, in the units that the record counts.
[[nodiscard]] poker::Commission in_units_of(const Record& record, poker::Commission sign);

// The most that is believed without a sign, in hundredths of the called pots: ten for the
// percentage of CP 7.2.1 and five for a fixed fee or a jackpot drop beside it.
inline constexpr std::int64_t believed_percent_max = 15;

// The most that a winner is believed to pay without a sign, rounded up to a unit of the record.
[[nodiscard]] Money believed_of(Money pots);

// What the sign takes out of the pots that each seat won. REQUIRES: as for doubt_of.
[[nodiscard]] poker::Amounts charged_to_players(const poker::Rules& rules,
                                                const poker::Hand& hand,
                                                const poker::Commission& sign);

enum class Doubt : std::uint8_t {
    none,
    not_as_stated,    // the record states another commission
    not_on_the_sign,  // the sign charges something else
    before_the_flop,
    too_much
};

// What the house took by the record's own word: what it states (`_baize_commission`, rake of Open
// Hand History), or else what the winners lack.
[[nodiscard]] Money commission_in(const Record& record, Money taken);

// May the house have kept `taken` of the pots? A sign must charge exactly this, or, where chips of
// our own table were left in the pot, no more. Without one nothing is taken before the flop, and at
// most 15 % after it. Where the record states a commission, the
// winners lack all of it or nothing; under a sign, all of it.
// REQUIRES: the hand is over; the sign is in the record's units.
[[nodiscard]] Doubt doubt_of(const Record& record,
                             const poker::Rules& rules,
                             const poker::Hand& hand,
                             const TableSign& sign,
                             Money taken);

// "the winners get 99 less: more than 15 % of the pots of 100"
[[nodiscard]] std::string sentence(Doubt doubt,
                                   const Record& record,
                                   const poker::Rules& rules,
                                   const poker::Hand& hand,
                                   const TableSign& sign,
                                   Money taken);

}  // namespace baize::histories
