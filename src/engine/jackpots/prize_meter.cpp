#include "engine/jackpots/prize_meter.h"

#include <algorithm>
#include <optional>

#include "engine/jackpots/cents.h"
#include "engine/jackpots/power.h"
#include "engine/jackpots/printed_tables.h"

namespace baize::jackpots {

namespace {

void reset(const PrizeMeterRules& rules, PrizeMeter& meter) {
    // Both running totals restart with the period; otherwise a prize would be deducted twice. More
    // than the reset value can be left only after printed percentages that total less than 100%;
    // players' money stays in the meter. [I-14]
    meter = PrizeMeter{.value = std::max(meter.value, Fraction::of_cents(rules.reset_value())),
                       .increments_since_reset = {},
                       .prizes_since_reset = {},
                       .resets = meter.resets + 1};
}

// 1 - (9/10)^S, which is the sum of 9^(k-1)/10^k for k from 1 to S. [I-12]
Fraction share_of_successive_tenths(std::int64_t straight_flushes) {
    const auto times = static_cast<unsigned>(straight_flushes);
    const Fraction::Integer whole = power(10, times);
    return {whole - power(9, times), whole};
}

struct MeterAmounts {
    Fraction rounded;  // pool j of the formulas, in cents
    Fraction reseed;   // reset value r, in cents
};

// The prizes before rounding to the cent.
struct ExactPrizes {
    Fraction royal;
    Fraction straight_flush;
    bool printed = false;  // computed from a percentage of the printed tables
};

ExactPrizes with_royals(const MeterAmounts& amounts, Simultaneous hands, bool use_printed) {
    const Fraction pool =
        amounts.rounded + amounts.reseed * Fraction::whole(hands.royals - 1);  // [CS 10.3.1]
    if (const auto royal = printed_royal_share(hands); royal && use_printed) {
        const Fraction straight_flush =
            printed_straight_flush_share(hands).value_or(Fraction());  // not printed for 0 of them
        return {pool * *royal, pool * straight_flush, true};
    }
    const std::int64_t parts = 10 * hands.royals + hands.straight_flushes;
    return {pool * Fraction(10, parts),
            pool * Fraction(1, parts)};  // [CS 10.3.2(a)] [CS 10.3.2(b)]
}

ExactPrizes without_royals(const MeterAmounts& amounts, std::int64_t count, bool use_printed) {
    if (const auto parts = printed_straight_flush_parts(count); parts && use_printed) {
        return {{}, amounts.rounded * parts->of_meter + amounts.reseed * parts->of_reseed, true};
    }
    const Fraction above_reseed = (amounts.rounded - amounts.reseed) *
                                  share_of_successive_tenths(count) / Fraction::whole(count);
    return {{}, above_reseed + amounts.reseed / Fraction::whole(10)};  // [CS 10.3.3(a)]
}

ExactPrizes exact_prizes(const PrizeMeterRules& rules,
                         const PrizeMeter& meter,
                         Simultaneous hands) {
    const MeterAmounts amounts{rounded_value(meter), Fraction::of_cents(rules.reset_value())};
    const bool use_printed = rules.use_printed_percentages();
    if (hands.royals > 0) return with_royals(amounts, hands, use_printed);
    if (hands.straight_flushes == 0) return {};
    return without_royals(amounts, hands.straight_flushes, use_printed);
}

Clause meter_clause(const PrizeMeterRules& rules, Simultaneous hands, JackpotHand hand) {
    if (hands.royals + hands.straight_flushes == 1) return rules.pay_table();
    if (hand == JackpotHand::royal_flush) return "CS 10.3.2(a)"_clause;
    return hands.royals > 0 ? "CS 10.3.2(b)"_clause : "CS 10.3.3(a)"_clause;
}

// Prizes by formula are rounded up, as elsewhere in the book. A printed percentage is itself a
// rounded figure, so its prize is rounded to the nearest cent, as in the register's examples.
// [I-11] [I-12]
Fraction::Integer whole_cents(const Fraction& prize, bool printed) {
    if (printed) return (prize + Fraction(1, 2)).floor();
    return prize.ceiling();
}

struct PricedHand {
    JackpotHand hand{};
    std::int64_t count = 0;
    Money from_meter;  // the meter's part of each prize
    Money bonus;
    Clause clause;
};

std::optional<PricedHand> priced(const PrizeMeterRules& rules,
                                 const ExactPrizes& exact,
                                 Simultaneous hands,
                                 const std::pair<JackpotHand, std::int64_t>& winners) {
    const auto [hand, count] = winners;
    if (const std::optional<std::int64_t> odds = rules.bonus_odds(hand)) {
        const std::optional<Money> bonus = checked_product(rules.wager(), *odds);
        if (!bonus) return std::nullopt;
        return PricedHand{hand, count, {}, *bonus, rules.pay_table()};
    }
    const Fraction& prize = hand == JackpotHand::royal_flush ? exact.royal : exact.straight_flush;
    const std::optional<Money> amount = to_money(whole_cents(prize, exact.printed));
    if (!amount) return std::nullopt;
    return PricedHand{hand, count, *amount, {}, meter_clause(rules, hands, hand)};
}

// Returns false when a prize does not fit in Money.
bool pay(const PrizeMeterRules& rules, const PricedHand& priced, MeterAward& award) {
    const Money due = priced.from_meter + priced.bonus;
    const std::optional<Money> paid =
        to_money(rounded_up(Fraction::of_cents(due), rules.payment_unit()));  // [I-13]
    if (!paid) return false;
    const Fraction count = Fraction::whole(priced.count);
    award.from_meter += Fraction::of_cents(priced.from_meter) * count;
    award.bonuses += Fraction::of_cents(priced.bonus) * count;
    award.chip_rounding += Fraction::of_cents(*paid - due) * count;
    award.prizes.insert(award.prizes.end(),
                        static_cast<std::size_t>(priced.count),
                        Prize{priced.hand, *paid, priced.clause});
    return true;
}

// Takes the prizes out of the exact meter value, not the rounded one, and resets it where the book
// says.
void deduct(const PrizeMeterRules& rules, Simultaneous hands, MeterAward& award) {
    if (hands.royals + hands.straight_flushes == 0) return;
    const Fraction& paid = award.from_meter;
    award.meter.value -= paid;  // [CS 9.3.3] [I-13]
    award.meter.prizes_since_reset += paid;
    const bool below_seed = award.meter.value < Fraction::of_cents(rules.seed_value());
    if (!below_seed && hands.royals < 2) return;  // [CS 9.4.1] [CS 9.4.2]
    award.reset = true;
    const Fraction left = award.meter.value;
    reset(rules, award.meter);
    award.reseed = award.meter.value - left;
}

Result<std::int64_t> winners(const PrizeMeterRules& rules, const HandCounts& hands) {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const std::int64_t count = hands.counts[i];
        if (count < 0) return reject(Reason::no_such_amount, rules.pay_table());
        if (count == 0) continue;
        if (!rules.pays(static_cast<JackpotHand>(i))) {
            return reject(Reason::no_such_prize, rules.pay_table());
        }
        if (count > winners_max - total) {
            return reject(Reason::too_many_winners, "CS 10.2.3"_clause);
        }
        total += count;
    }
    return total;
}

}  // namespace

PrizeMeter open(const PrizeMeterRules& rules) {
    return {.value = Fraction::of_cents(rules.reset_value()),
            .increments_since_reset = {},
            .prizes_since_reset = {},
            .resets = 0};
}

Result<PrizeMeter> open_at(const PrizeMeterRules& rules, Money value) {
    if (value < rules.seed_value()) return reject(Reason::below_reset_value, "CS 9.3.1"_clause);
    PrizeMeter meter = open(rules);
    meter.value = Fraction::of_cents(value);
    return meter;
}

Result<PrizeMeter> register_wagers(const PrizeMeterRules& rules,
                                   const PrizeMeter& meter,
                                   std::int64_t count) {
    if (count < 0) return reject(Reason::no_such_amount, "CS 9.3.2"_clause);
    const Fraction increment = rules.increment() * Fraction::whole(count);
    PrizeMeter next = meter;
    next.value += increment;
    next.increments_since_reset += increment;
    if (!fits_in_money(next.value)) return reject(Reason::amount_too_large, "CS 9.3.2"_clause);
    return next;
}

Result<MeterCancellation> cancel_wagers(const PrizeMeterRules& rules,
                                        const PrizeMeter& meter,
                                        RegisteredWagers wagers) {
    if (wagers.count < 0) return reject(Reason::no_such_amount, "I-48"_clause);
    const Fraction increment = rules.increment() * Fraction::whole(wagers.count);
    MeterCancellation cancellation{.meter = meter, .reversed = {}, .house_pays = increment};
    if (wagers.resets != meter.resets) return cancellation;
    cancellation.meter.value -= increment;
    cancellation.meter.increments_since_reset -= increment;
    if (cancellation.meter.value < Fraction::of_cents(rules.seed_value())) {
        reset(rules, cancellation.meter);  // [CS 9.4.1]
    }
    cancellation.reversed = meter.value - cancellation.meter.value;
    cancellation.house_pays = increment - cancellation.reversed;
    return cancellation;
}

Fraction rounded_value(const PrizeMeter& meter) {
    return {rounded_up(meter.value, Money::of_cents(100)), 1};
}

Result<MeterAward> award(const PrizeMeterRules& rules,
                         const PrizeMeter& meter,
                         const HandCounts& hands) {
    const Result<std::int64_t> total = winners(rules, hands);
    if (!total) return reject(total.error());
    const Simultaneous simultaneous{hands[JackpotHand::royal_flush],
                                    hands[JackpotHand::straight_flush]};
    const ExactPrizes exact = exact_prizes(rules, meter, simultaneous);
    MeterAward result;
    result.meter = meter;
    result.prizes.reserve(static_cast<std::size_t>(*total));
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (hands.counts[i] == 0) continue;
        const auto hand = static_cast<JackpotHand>(i);
        const std::optional<PricedHand> price =
            priced(rules, exact, simultaneous, {hand, hands.counts[i]});
        if (!price || !pay(rules, *price, result)) {
            return reject(Reason::amount_too_large, rules.pay_table());
        }
    }
    deduct(rules, simultaneous, result);
    return result;
}

Fraction closing_transfer(const PrizeMeterRules& rules, const PrizeMeter& meter) {
    return meter.value - Fraction::of_cents(rules.seed_value());
}

Result<PrizeMeter> receive_transfer(const PrizeMeter& meter, const Fraction& amount) {
    if (amount < Fraction()) return reject(Reason::no_such_amount, "CS 9.1.1(j)"_clause);
    PrizeMeter next = meter;
    next.value += amount;
    if (!fits_in_money(next.value)) return reject(Reason::amount_too_large, "CS 9.1.1(j)"_clause);
    return next;
}

}  // namespace baize::jackpots
