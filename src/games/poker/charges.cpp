#include "games/poker/charges.h"

#include "core/check.h"

namespace baize::poker {
namespace {

inline constexpr std::int64_t minutes_an_hour = 60;

[[nodiscard]] std::int64_t periods(const TimeCharge& charge) {
    return minutes_an_hour / charge.period_minutes;
}

[[nodiscard]] Holding house(const Commission& commission) {
    return commission.stand_alone ? Holding::table_float : Holding::chip_box;
}

}  // namespace

Result<void> verify(const TimeCharge& charge, Money chip) {
    if (charge.hourly < Money{}) return reject(Reason::no_such_amount, "CP 7.2.2(b)"_clause);
    if (charge.period_minutes == 0 || minutes_an_hour % charge.period_minutes != 0)
        return reject(Reason::no_such_period, "I-78"_clause);
    if (charge.hourly.cents() % (periods(charge) * chip.cents()) != 0)
        return reject(Reason::not_a_betting_unit, "I-78"_clause);
    return {};
}

Money period_fee(const TimeCharge& charge) {
    return Money::of_cents(charge.hourly.cents() / periods(charge));
}

bool is_collection_time(const TimeCharge& charge, std::uint32_t minute) {
    return charge.hourly.is_positive() && minute % charge.period_minutes == 0;
}

Assessment assess(const TimeCharge& charge, Orbit orbit) {
    Assessment assessment{.orbit = orbit, .each = period_fee(charge)};
    for (const Seat seat : occupied(orbit)) {  // inactive players too [CP 7.2.2(a)]
        assessment.orbit.seats[seat].charge_due += assessment.each;
        assessment.total += assessment.each;
    }
    return assessment;
}

Assessment assess_arrival(
    const TimeCharge& charge, Money chip, Orbit orbit, Seat seat, std::uint32_t minute) {
    Assessment assessment{.orbit = orbit};
    if (!charge.prorate || orbit.seats[seat].player == 0) return assessment;
    const std::int64_t gone = minute % charge.period_minutes;
    const std::int64_t left = gone == 0 ? 0 : charge.period_minutes - gone;
    const std::int64_t part = (period_fee(charge) * left).cents() / charge.period_minutes;
    assessment.each = Money::of_cents(part - part % chip.cents());
    assessment.total = assessment.each;
    assessment.orbit.seats[seat].charge_due += assessment.each;
    return assessment;
}

Collection collect(Orbit orbit, const Amounts& stacks) {
    Collection collection{.orbit = orbit};
    for (const Seat seat : occupied(orbit)) {
        Money& due = collection.orbit.seats[seat].charge_due;
        if (stacks[seat] < due) continue;
        collection.taken[seat] = due;
        collection.total += due;
        due = Money{};
    }
    return collection;
}

Movement taken(const Commission& commission, Charge charge, Money amount) {
    switch (charge) {
        case Charge::percentage:
            return {Holding::pot, Holding::drop_slide, amount, "CP 7.2.1(a)"_clause};
        case Charge::per_hand:
            return {Holding::pot, Holding::drop_slide, amount, "CP 7.2.3(a)"_clause};
        case Charge::per_person:
            return {Holding::stack, house(commission), amount, "CP 7.2.4(c)"_clause};
        case Charge::time:
            return {Holding::stack, Holding::drop_slide, amount, "CP 7.2.2(d)"_clause};
        case Charge::extra_time: return {Holding::stack, house(commission), amount, "I-79"_clause};
    }
    __builtin_unreachable();
}

Movement dropped(const Commission& commission, Charge charge, Money amount) {
    BAIZE_CHECK(charge == Charge::percentage || charge == Charge::per_hand);
    Clause clause = "CP 7.2.3(c)"_clause;
    if (charge == Charge::percentage)
        clause = commission.stand_alone ? "CP 7.2.1(c)"_clause : "CP 7.2.1(b)"_clause;
    return {Holding::drop_slide, house(commission), amount, clause};
}

Result<Movement> drop_time_charges(const Commission& commission, Count count, Actor by) {
    if (!is_staff(by, Role::supervisor)) return reject(Reason::rank_too_low, "CP 7.2.2(e)"_clause);
    if (count.counted != count.held) return reject(Reason::wrong_amount, "CP 7.2.2(e)"_clause);
    return Movement{Holding::drop_slide, house(commission), count.held, "CP 7.2.2(e)"_clause};
}

Result<Rules> vary_commission(Rules rules, const Variation& variation, Actor by) {
    const Clause clause =
        variation.commission == Commission{.stand_alone = variation.commission.stand_alone}
            ? "CP 7.4"_clause
            : "CP 7.3"_clause;
    if (!is_staff(by, Role::area_manager)) return reject(Reason::rank_too_low, clause);
    if (!variation.between_hands) return reject(Reason::not_now, "CP 7.3"_clause);
    if (!variation.on_sign) return reject(Reason::sign_not_changed, "CP 7.3"_clause);
    rules.commission = variation.commission;
    if (const auto allowed = verify(rules); !allowed) return reject(allowed.error());
    return rules;
}

}  // namespace baize::poker
