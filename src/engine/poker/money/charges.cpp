#include "engine/poker/money/charges.h"

namespace baize::poker {
namespace {

inline constexpr std::int64_t minutes_an_hour = 60;

[[nodiscard]] std::int64_t periods(const TimeCharge& charge) {
    return minutes_an_hour / charge.period_minutes;
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

Result<void> drop_time_charges(Count count, Actor by) {
    if (!is_staff(by, Role::supervisor)) return reject(Reason::rank_too_low, "CP 7.2.2(e)"_clause);
    if (count.counted != count.held) return reject(Reason::wrong_amount, "CP 7.2.2(e)"_clause);
    return {};
}

}  // namespace baize::poker
