#include "formats/histories/replay/commission_inference.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/poker/hand/settle.h"
#include "engine/poker/money/commission.h"
#include "engine/poker/money/settle_again.h"
#include "formats/histories/amount.h"

namespace baize::histories {

namespace {

Money charged(const poker::Rules& rules, const poker::Hand& hand, const poker::Commission& sign) {
    if (hand.is_void) return Money{};
    poker::Rules table = rules;
    table.commission = sign;
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

// Some sites record winnings before the commission, but finishing stacks are what is left after it,
// if the stacks before the hand are known.
bool may_be_before_commission(const Record& record, Money taken) {
    if (!taken.is_zero()) return false;
    return record.finishing_stacks.empty() ||
           std::find(record.starting_stacks.begin(), record.starting_stacks.end(), unknown_stack) !=
               record.starting_stacks.end();
}

// True if the record states another commission than the winners paid, even one of zero.
bool contradicts(const Record& record, Money taken) {
    if (!record.commission || taken == *record.commission) return false;
    return !may_be_before_commission(record, taken);
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
    const bool is_free = hand.street == poker::Street::preflop && poker::is_only_blinds(hand);
    if (is_free) return Doubt::only_blinds;
    return kept <= inferred_of(poker::pot_total(hand)) ? Doubt::none : Doubt::too_much;
}

}  // namespace

Money inferred_of(Money pots) {
    const WideCents most = (WideCents{pots.cents()} * believed_percent_max + 99) / 100;
    return Money::of_cents(static_cast<std::int64_t>(most));
}

// A percentage of all the chips takes the pots that are not exempt.
Money equal_pots(const poker::Rules& rules, const poker::Hand& hand) {
    constexpr std::uint16_t everything = 10'000;
    const poker::Commission sign{.rate = everything, .unit = Money::of_cents(1)};
    return poker::pot_total(hand) - charged(rules, hand, sign);
}

poker::Amounts charged_to_players(const poker::Rules& rules,
                                  const poker::Hand& hand,
                                  const poker::Commission& sign) {
    poker::Amounts charged{};
    if (hand.is_void) return charged;
    poker::Rules table = rules;
    table.commission = {};
    const poker::PotResult all = poker::settle_without(table, hand, {});
    table.commission = sign;
    const poker::PotResult less = poker::settle_without(table, hand, {});
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
    if (taken != charged(rules, hand, *sign)) return Doubt::not_on_the_sign;
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
        case Doubt::only_blinds:
            return fmt::format("{}, but no commission is charged on blinds alone", kept);
        case Doubt::too_much:
            return fmt::format("{}, more than {} % of the pots of {}",
                               kept,
                               believed_percent_max,
                               text_of(poker::pot_total(hand), record));
    }
    return less;
}

}  // namespace baize::histories
