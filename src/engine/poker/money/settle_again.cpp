#include "engine/poker/money/settle_again.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/poker/hand/machine.h"
#include "engine/poker/hand/settle.h"

namespace baize::poker {
namespace {

void give_back(Hand& hand, Seat seat, Amounts& from, Money amount) {
    from[seat] -= amount;
    hand.stacks[seat] += amount;
}

void take_out(Hand& hand, SeatSet out) {
    for (const Seat seat : out& hand.dealt_in) {
        give_back(hand, seat, hand.put_in, hand.put_in[seat]);
        give_back(hand, seat, hand.dead, hand.dead[seat]);
    }
    for (SeatSet* const seats : {&hand.live, &hand.mucked, &hand.shown, &hand.voluntary})
        *seats = *seats - out;
}

// The highest amount a player in contention has put in: no pot lies above it.
[[nodiscard]] Money highest_claim(const Hand& hand) {
    Money highest;
    for (const Seat seat : in_contention(hand))
        highest = std::max(highest, hand.put_in[seat]);
    return highest;
}

// Returns chips that only removed players could have won: those above the highest remaining claim,
// or all if none remains. If the highest claim has not changed, its pot keeps the chips above it.
void give_back_unclaimed(Hand& hand, Money claimed_before) {
    const bool is_claimed = !in_contention(hand).empty();
    const Money claimed = highest_claim(hand);
    if (is_claimed && claimed == claimed_before) return;
    for (const Seat seat : hand.dealt_in) {
        give_back(hand, seat, hand.put_in, std::max(hand.put_in[seat] - claimed, Money{}));
        if (!is_claimed) give_back(hand, seat, hand.dead, hand.dead[seat]);
    }
}

// Unmatched chips go back first, because commission is taken only of called chips. [CP 7.5]
void give_back_unmatched(Hand& hand) {
    const Unmatched most = unmatched(hand);
    if (most.seat == no_seat || !in_contention(hand).contains(most.seat)) return;
    give_back(hand, most.seat, hand.put_in, most.amount);
}

// At automatic tables the house mucks for the players, so their hands are compared again. At a live
// table a player who mucked has given up, even if the hands that beat it are now out, unless the
// player still won a pot as the last one to muck.
void revive_mucked(const Rules& rules, Hand& hand, SeatSet winners) {
    if (rules.dealing == Dealing::automatic) {
        hand.live = in_contention(hand);
        if (hand.live.has_two()) hand.shown = hand.shown | hand.live;
        hand.mucked = {};
    } else {
        hand.mucked = hand.mucked & winners;
    }
}

[[nodiscard]] PotResult settled(const Rules& rules, Hand hand) {
    if (pot_total(hand).is_positive()) {
        EventList unread;
        Machine machine{rules, hand, unread};
        award_pots(machine, build_pots(hand), shown_strengths(rules, hand));
    }
    return {hand.stacks, hand.commission};
}

[[nodiscard]] SeatSet winners_of(const PotResult& result) {
    SeatSet winners;
    for (Seat seat = 0; seat < seats_max; ++seat) {
        if (result.back[seat].is_positive()) winners.insert(seat);
    }
    return winners;
}

}  // namespace

PotResult settle_without(const Rules& rules, const Hand& hand, SeatSet out) {
    BAIZE_CHECK(hand.phase == Phase::over && !hand.is_void);
    Hand again = hand;
    again.stacks = {};
    again.commission = Money{};
    const PotResult as_it_was = settled(rules, again);
    if (out.empty()) return as_it_was;
    take_out(again, out);
    revive_mucked(rules, again, winners_of(as_it_was));
    give_back_unclaimed(again, highest_claim(hand));
    give_back_unmatched(again);
    return settled(rules, again);
}

}  // namespace baize::poker
