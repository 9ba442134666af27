#include "engine/poker/table/stakes.h"

#include <algorithm>

namespace baize::poker {

Result<void> verify(const Stakes& stakes) {
    if (stakes.buy_in_min < Money{} || stakes.buy_in_max < Money{})
        return reject(Reason::no_such_amount, "CP 6.3"_clause);
    if (stakes.buy_in_max.is_positive() && stakes.buy_in_max < stakes.buy_in_min)
        return reject(Reason::above_maximum, "CP 6.3"_clause);
    return {};
}

BuyIn buy_in(const Stakes& stakes, const std::optional<Departure>& last, std::uint32_t minute) {
    BuyIn due{.least = stakes.buy_in_min};
    if (stakes.buy_in_max.is_positive()) due.most = stakes.buy_in_max;
    if (!last) return due;
    const bool is_within = minute - last->minute <= stakes.return_window_minutes;
    if (!last->picked_up && !is_within) return due;
    // A returning player brings back up to the maximum; chips held by the house come back in full.
    // [I-83] [I-110]
    if (last->picked_up) due.most = std::max(due.most, last->chips);
    const Money back = std::min(last->chips, due.most);
    if (back > due.least) {
        due.least = back;
        due.bringing_back = true;
    }
    return due;
}

Result<Orbit> add_chips(const Stakes& stakes, Orbit orbit, const TopUp& top_up, SeatSet in_hand) {
    if (top_up.seat >= seats_max) return reject(Reason::no_such_seat, "CP 6.11"_clause);
    Occupant& occupant = orbit.seats[top_up.seat];
    if (occupant.player == 0) return reject(Reason::seat_empty, "CP 6.11"_clause);
    if (in_hand.contains(top_up.seat)) return reject(Reason::in_a_hand, "CP 6.11"_clause);
    if (!top_up.amount.is_positive()) return reject(Reason::no_such_amount, "CP 6.11"_clause);
    const auto total = checked_sum(top_up.stack, top_up.amount);
    if (!total) return reject(Reason::amount_too_large, "CP 6.11"_clause);
    const Money most = std::max(stakes.buy_in_max, occupant.buy_in_due);
    if (stakes.buy_in_max.is_positive() && *total > most)
        return reject(Reason::above_maximum, "I-83"_clause);
    if (*total >= occupant.buy_in_due) {
        occupant.buy_in_due = Money{};
        occupant.bringing_back = false;
    }
    return orbit;
}

Rejection remove_chips(Seat seat, SeatSet in_hand) {
    if (in_hand.contains(seat)) return {Reason::in_a_hand, "CP 6.11"_clause};
    return {Reason::chips_stay, "CP 6.11"_clause};
}

}  // namespace baize::poker
