#include "engine/poker/table/line.h"

#include <algorithm>

namespace baize::poker {
namespace {

// The nearest member anticlockwise; the seat itself comes last.
[[nodiscard]] Seat previous_before(SeatSet seats, Seat seat) {
    Seat found = seat;
    std::size_t nearest = 0;
    for (const Seat each : seats) {
        const std::size_t distance = steps(seat, each);
        if (distance >= nearest) {
            nearest = distance;
            found = each;
        }
    }
    return found;
}

// With two players the button puts up the blind before the last. Read literally, the rule returns
// to the button for the last blind instead; a setting chooses. [I-35]
[[nodiscard]] Line heads_up_line(const Forced& forced, Seat last_blind, Seat other) {
    const std::size_t count = forced.blinds.size();
    Line line = no_line;
    line[0] = last_blind;
    if (count > 1) line[1] = other;
    line[count] = count > 1 && !forced.heads_up_button_small ? last_blind : other;
    return line;
}

}  // namespace

SeatSet seats_between(Seat from, Seat to) {
    SeatSet seats;
    const std::size_t gap = from == to ? seats_max : steps(from, to);
    for (std::size_t step = 1; step < gap; ++step)
        seats.insert(static_cast<Seat>((from + step) % seats_max));
    return seats;
}

Line first_line(const Forced& forced, SeatSet dealt_in, Seat button) {
    const std::size_t count = forced.blinds.size();
    Line line = no_line;
    line[count] = button;
    if (count == 0) return line;
    const Seat left = dealt_in.next_after(button);
    if (dealt_in.size() == 2) {
        const bool button_is_last = count > 1 && !forced.heads_up_button_small;
        return button_is_last ? heads_up_line(forced, button, left)
                              : heads_up_line(forced, left, button);
    }
    // With fewer players than blinds only the last blinds are put up, one a player. [I-130]
    const std::size_t put_up = std::min(count, dealt_in.size());
    Seat seat = left;
    for (std::size_t i = put_up; i-- > 0;) {
        line[i] = seat;
        seat = dealt_in.next_after(seat);
    }
    return line;
}

Line next_line(const Forced& forced, const Line& line, SeatSet dealt_in, Seat last_blind) {
    const std::size_t count = forced.blinds.size();
    if (dealt_in.size() == 2)
        return heads_up_line(forced, last_blind, dealt_in.next_after(last_blind));
    Line next = no_line;
    next[0] = last_blind;
    Seat ahead = last_blind;
    std::size_t back = 0;  // places behind the last blind; seats_max is a full turn
    for (std::size_t i = 1; i <= count; ++i) {
        Seat seat = line[i - 1];  // the place ahead in the last hand [I-71]
        // The seat was empty, or the line is longer than the table: take the next player back.
        if (seat == no_seat || seat == ahead || back + steps(seat, ahead) >= seats_max)
            seat = previous_before(dealt_in, ahead);
        back += seat == ahead ? seats_max : steps(seat, ahead);
        const bool is_button = i == count;
        if (back > seats_max || (back == seats_max && !is_button)) {
            // More blinds than players: the first ones are not put up, and the button shares the
            // seat of the last blind. [CP 8.9.2] [I-130]
            next[count] = last_blind;
            return next;
        }
        next[i] = seat;
        ahead = seat;
    }
    return next;
}

}  // namespace baize::poker
