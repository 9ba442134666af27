#include "formats/histories/replay/commission_inference.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/poker/hand/settle.h"
#include "engine/poker/money/commission.h"
#include "engine/poker/money/settle_again.h"
#include "formats/histories/amount.h"
#include "formats/histories/replay/table_notes.h"

namespace baize::histories {

namespace {

Money charged(const poker::Rules& rules, const poker::Hand& hand, const poker::Commission& sign) {
    poker::Rules table = rules;
    table.commission = sign;
    const poker::Pots pots = poker::build_pots(hand);
    Money sum;
    for (const poker::PotCharge& charge :
         poker::commission_of(table, hand, pots, poker::shown_strengths(table, hand)))
        sum += poker::total(charge);
    return sum;
}

// Returns the dead money of folded players: chips short of a call that they left in the pot, and
// any other dead chips. [CP 6.17]
Money left_by_folded(const poker::Hand& hand) {
    Money sum;
    for (const poker::Seat seat : hand.dealt_in - hand.live)
        sum += hand.dead[seat];
    return sum;
}

// A player chose to leave these chips, and an equal part of a raise was called. The record no
// longer shows how much, so the sign only gives an upper limit. [CP 7.5] [CP 7.6]
bool may_be_charged(const poker::Hand& hand, const poker::Commission& sign, Money taken) {
    const Money left = left_by_folded(hand);
    if (!left.is_positive() || !taken.is_positive()) return false;
    const auto pots = static_cast<WideCents>((poker::pot_total(hand) + left).cents());
    Money most = Money::of_cents(static_cast<std::int64_t>(pots * sign.rate / 10000)) +
                 sign.minimum + sign.per_hand[hand.dealt_in.size()];
    const bool is_capped = sign.cap.is_positive() && sign.cap_scope == poker::Scope::hand;
    if (is_capped) most = std::min(most, sign.cap);
    return taken <= most;
}

bool is_charged(const Record& record,
                const poker::Rules& rules,
                const poker::Hand& hand,
                const poker::Commission& sign,
                Money taken) {
    if (taken == charged(rules, hand, sign)) return true;
    return has_chips_left(record) && may_be_charged(hand, sign, taken);
}

bool is_stated(const Record& record) {
    return record.commission && record.commission->is_positive();
}

// True if the winners got less and the record states another commission, even a commission of zero.
bool contradicts(const Record& record, Money taken) {
    return record.commission && !taken.is_zero() && taken != *record.commission;
}

std::string text_of(Money amount, const Record& record) {
    std::string text;
    write_amount(text, amount, record.decimals);
    return text;
}

// Judges a commission without a sign.
Doubt doubt_of_most(const Record& record, const poker::Hand& hand, Money taken) {
    if (contradicts(record, taken)) return Doubt::not_as_stated;
    const Money kept = commission_in(record, taken);
    if (!kept.is_positive()) return Doubt::none;
    if (hand.street == poker::Street::preflop) return Doubt::before_the_flop;
    return kept <= inferred_of(poker::pot_total(hand)) ? Doubt::none : Doubt::too_much;
}

}  // namespace

Money inferred_of(Money pots) {
    const WideCents most = (WideCents{pots.cents()} * believed_percent_max + 99) / 100;
    return Money::of_cents(static_cast<std::int64_t>(most));
}

poker::Amounts charged_to_players(const poker::Rules& rules,
                                  const poker::Hand& hand,
                                  const poker::Commission& sign) {
    poker::Rules table = rules;
    table.commission = {};
    const poker::PotResult all = poker::settle_without(table, hand, {});
    table.commission = sign;
    const poker::PotResult less = poker::settle_without(table, hand, {});
    poker::Amounts charged{};
    for (const poker::Seat seat : hand.dealt_in)
        charged[seat] = all.back[seat] - less.back[seat];
    return charged;
}

poker::Commission in_units_of(const Record& record, poker::Commission sign) {
    const std::int64_t units = detail::powers_of_ten[record.decimals] / detail::powers_of_ten[2];
    sign.cap = sign.cap * units;
    sign.minimum = sign.minimum * units;
    sign.unit = sign.unit * units;
    sign.per_person = sign.per_person * units;
    for (Money& fee : sign.per_hand)
        fee = fee * units;
    return sign;
}

Money commission_in(const Record& record, Money taken) {
    return is_stated(record) ? *record.commission : taken;
}

Doubt doubt_of(const Record& record,
               const poker::Rules& rules,
               const poker::Hand& hand,
               const TableSign& sign,
               Money taken) {
    if (!sign) return doubt_of_most(record, hand, taken);
    if (!is_charged(record, rules, hand, *sign, taken)) return Doubt::not_on_the_sign;
    const bool is_as_stated = !contradicts(record, taken) && taken == commission_in(record, taken);
    return is_as_stated ? Doubt::none : Doubt::not_as_stated;
}

std::string sentence(Doubt doubt,
                     const Record& record,
                     const poker::Rules& rules,
                     const poker::Hand& hand,
                     const TableSign& sign,
                     Money taken) {
    const std::string less = fmt::format("the winners get {} less", text_of(taken, record));
    const std::string kept = is_stated(record) && taken.is_zero()
                                 ? fmt::format("the record states a commission of {}",
                                               text_of(*record.commission, record))
                                 : less;
    switch (doubt) {
        case Doubt::none: break;
        case Doubt::not_as_stated:
            return fmt::format("{}, the record states a commission of {}",
                               less,
                               text_of(*record.commission, record));
        case Doubt::not_on_the_sign:
            return fmt::format(
                "{}, the sign charges {}", less, text_of(charged(rules, hand, *sign), record));
        case Doubt::before_the_flop:
            return fmt::format("{}, and no commission is taken before the flop", kept);
        case Doubt::too_much:
            return fmt::format("{}, more than {} % of the pots of {}",
                               kept,
                               believed_percent_max,
                               text_of(poker::pot_total(hand), record));
    }
    return less;
}

}  // namespace baize::histories
