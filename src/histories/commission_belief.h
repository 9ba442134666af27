// Which commission a record may have kept back from the winners of its pots. The formats do not
// carry the sign of the table, so a replay is told the sign, or believes what signs of card rooms
// charge. A commission that cannot be believed is a difference. [CP 7.1] [CP 7.2]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/money.h"
#include "games/poker/hand.h"
#include "games/poker/rules.h"
#include "histories/record.h"

namespace baize::histories {

// The sign of the table, amounts in cents; nothing: unknown.
using TableSign = std::optional<poker::Commission>;

// The most that is believed without a sign, in hundredths of the called pots: ten for the
// percentage of CP 7.2.1(a) and five for a fixed fee or a jackpot drop beside it.
inline constexpr std::int64_t believed_percent_max = 15;

enum class Doubt : std::uint8_t {
    none,
    not_as_stated,    // the record states another commission
    not_on_the_sign,  // the sign charges something else
    before_the_flop,
    too_much
};

// May the house have kept `taken` of the pots? A commission that the record states
// (`_baize_commission`, rake of Open Hand History) is believed as stated; a sign must charge
// exactly this; without either nothing is taken before the flop, and at most 15 % after it.
// REQUIRES: the hand is over.
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
