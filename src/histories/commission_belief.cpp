#include "histories/commission_belief.h"

#include <fmt/format.h>

#include "games/poker/commission.h"
#include "games/poker/settle.h"
#include "histories/amount.h"

namespace baize::histories {

namespace {

// The sign counts cents, the record may count finer units.
poker::Commission in_units_of(const Record& record, poker::Commission sign) {
    const std::int64_t units = detail::powers_of_ten[record.decimals] / detail::powers_of_ten[2];
    sign.cap = sign.cap * units;
    sign.minimum = sign.minimum * units;
    sign.unit = sign.unit * units;
    for (Money& fee : sign.per_hand)
        fee = fee * units;
    return sign;
}

Money charged(const Record& record,
              const poker::Rules& rules,
              const poker::Hand& hand,
              const poker::Commission& sign) {
    poker::Rules table = rules;
    table.commission = in_units_of(record, sign);
    const poker::Pots pots = poker::build_pots(hand);
    Money sum;
    for (const poker::PotCharge& charge :
         poker::commission_of(table, hand, pots, poker::shown_strengths(table, hand)))
        sum += poker::total(charge);
    return sum;
}

bool is_stated(const Record& record) {
    return record.commission && record.commission->is_positive();
}

std::string text_of(Money amount, const Record& record) {
    std::string text;
    write_amount(text, amount, record.decimals);
    return text;
}

}  // namespace

Doubt doubt_of(const Record& record,
               const poker::Rules& rules,
               const poker::Hand& hand,
               const TableSign& sign,
               Money taken) {
    if (is_stated(record)) {
        const bool fits = taken.is_zero() || taken == *record.commission;
        return fits ? Doubt::none : Doubt::not_as_stated;
    }
    if (sign) {
        const bool fits = taken == charged(record, rules, hand, *sign);
        return fits ? Doubt::none : Doubt::not_on_the_sign;
    }
    if (!taken.is_positive()) return Doubt::none;
    if (hand.street == poker::Street::preflop) return Doubt::before_the_flop;
    // Rounded up to the smallest unit of the record.
    const std::int64_t most = (poker::pot_total(hand).cents() * believed_percent_max + 99) / 100;
    return taken.cents() <= most ? Doubt::none : Doubt::too_much;
}

std::string sentence(Doubt doubt,
                     const Record& record,
                     const poker::Rules& rules,
                     const poker::Hand& hand,
                     const TableSign& sign,
                     Money taken) {
    const std::string less = fmt::format("the winners get {} less", text_of(taken, record));
    switch (doubt) {
        case Doubt::none: break;
        case Doubt::not_as_stated:
            return fmt::format("{}, the record states a commission of {}",
                               less,
                               text_of(*record.commission, record));
        case Doubt::not_on_the_sign:
            return fmt::format("{}, the sign charges {}",
                               less,
                               text_of(charged(record, rules, hand, *sign), record));
        case Doubt::before_the_flop:
            return fmt::format("{}, and no commission is taken before the flop", less);
        case Doubt::too_much:
            return fmt::format("{}, more than {} % of the pots of {}",
                               less,
                               believed_percent_max,
                               text_of(poker::pot_total(hand), record));
    }
    return less;
}

}  // namespace baize::histories
