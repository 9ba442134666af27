#include "engine/poker/table/blind_forecast.h"

#include "engine/poker/table/button.h"

namespace baize::poker {

namespace {

// The seats that the last blind passes or reaches from one hand to the next. In the first hand of a
// game, and without blinds, no player waits.
[[nodiscard]] SeatSet reached(const Rules& rules, Seat last, Seat next) {
    if (rules.forced.blinds.empty() || last == no_seat || next == no_seat)
        return SeatSet::first(seats_max);
    SeatSet seats = last == next ? SeatSet::first(seats_max) : seats_between(last, next);
    seats.insert(next);
    return seats;
}

}  // namespace

BlindForecast forecast_blinds(const Rules& rules, const Orbit& orbit, const Amounts& stacks) {
    BlindForecast forecast{};
    Orbit at = orbit;
    for (std::uint8_t hands = 0; hands < seats_max; ++hands) {
        const auto plan = plan_hand(rules, at, stacks);
        if (!plan) break;
        for (const Seat seat : reached(rules, at.line[0], plan->after.line[0])) {
            if (!forecast[seat]) forecast[seat] = hands;
        }
        at = plan->after;
    }
    return forecast;
}

}  // namespace baize::poker
