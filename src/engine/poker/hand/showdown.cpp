// Showing hands in order. Cards speak, and any player may ask to see a hand. [CP 8.20.4] [I-76]
#include <algorithm>

#include "engine/poker/hand/machine.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/settle.h"
#include "engine/poker/hand/strength.h"

namespace baize::poker {
namespace {

void to_pushing(Machine& machine) {
    Hand& hand = machine.hand;
    hand.phase = Phase::pushing;
    hand.actor = no_seat;
    if (machine.rules.dealing == Dealing::automatic) push_pots(machine);
}

constexpr Clause at_showdown = "CP 8.20.4"_clause;

void note_shown(Machine& machine, Seat seat, Clause clause = at_showdown) {
    Hand& hand = machine.hand;
    hand.shown.insert(seat);
    Event& event = machine.add(EventKind::shown, seat, clause);
    event.count = hand.cards.hole_count[seat];
    event.cards = hand.cards.hole[seat];
}

void note_mucked(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    hand.mucked.insert(seat);
    hand.live.erase(seat);
    hand.able.erase(seat);
    hand.muck_order[seat] = ++hand.muck_count;
    machine.note(EventKind::mucked, seat, "CP 8.20.4"_clause);
}

// True if the seat beats or equals every hand shown so far for some pot, or for its low half.
[[nodiscard]] bool has_a_claim(const Pots& pots,
                               SeatSet shown,
                               const Strengths& strengths,
                               Seat seat) {
    const Strength& own = strengths[seat];
    return std::any_of(pots.begin(), pots.end(), [&](const Pot& pot) {
        if (!pot.contenders.contains(seat)) return false;
        const SeatSet rivals = pot.contenders & shown;
        bool high = true;
        bool low = own.low.qualifies();
        for (const Seat rival : rivals) {
            high = high && own.high >= strengths[rival].high;
            low = low && own.low >= strengths[rival].low;
        }
        return high || low;
    });
}

// The house knows every card: hands with a claim are shown, the others are mucked, and the pots are
// pushed.
void show_and_push(Machine& machine) {
    Hand& hand = machine.hand;
    const Pots pots = build_pots(hand);
    const Strengths strengths = strengths_of(machine.rules, hand.cards, hand.live);
    SeatSet left = hand.live;
    Seat seat = first_to_show(hand);
    while (true) {
        left.erase(seat);
        if (!hand.shown.contains(seat)) {
            const bool claims = has_a_claim(pots, hand.shown, strengths, seat);
            claims ? note_shown(machine, seat) : note_mucked(machine, seat);
        }
        if (left.empty()) break;
        seat = left.next_after(seat);
    }
    push_pots(machine, pots, strengths);
}

[[nodiscard]] Verdict check_shown_cards(const Hand& hand, const Action& action) {
    const Cards& cards = hand.cards;
    const std::uint8_t count = cards.hole_count[action.seat];
    if (action.count == 0) {
        if (!is_seen(cards, action.seat)) return Verdict(Reason::cards_unknown, "CP 8.7"_clause);
        return allowed;
    }
    if (action.count != count) return Verdict(Reason::wrong_card_count, "CP 8.7"_clause);
    CardSet given;
    for (std::uint8_t i = 0; i < count; ++i) {
        if (!action.cards[i].is_seen()) return Verdict(Reason::cards_unknown, "CP 8.7"_clause);
        given.insert(action.cards[i].card());
    }
    if (given.size() != count) return Verdict(Reason::card_twice, "CP 3.1"_clause);
    CardSet held;
    for (std::uint8_t i = 0; i < count; ++i) {
        if (cards.hole[action.seat][i].is_seen()) held.insert(cards.hole[action.seat][i].card());
    }
    if (!(held - given).empty()) return Verdict(Reason::cards_differ, "CP 8.7"_clause);
    if (!((given - held) & cards.seen).empty()) return Verdict(Reason::card_twice, "CP 3.1"_clause);
    return allowed;
}

void record_cards(Cards& cards, const Action& action) {
    for (std::uint8_t i = 0; i < action.count; ++i) {
        cards.hole[action.seat][i] = action.cards[i];
        cards.seen.insert(action.cards[i].card());
    }
}

// Makes a mucked hand live again; the winner must show too, so that the hands can be compared.
void revive(Machine& machine, Seat asked, Seat winner) {
    Hand& hand = machine.hand;
    hand.mucked.erase(asked);
    hand.muck_order[asked] = 0;
    hand.live.insert(asked);
    if (!hand.shown.contains(winner) && is_seen(hand.cards, winner)) note_shown(machine, winner);
}

// A hand shown to one player may be seen by the whole table when the hand is over. [CP 9.2]
[[nodiscard]] Verdict show_the_table(Machine& machine, const Action& action) {
    Hand& hand = machine.hand;
    const Seat asked = action.other;
    if (hand.shown.contains(asked)) return Verdict(Reason::already_done, "CP 9.2"_clause);
    Action cards = action;
    cards.seat = asked;
    if (const Verdict given = check_shown_cards(hand, cards); given.is_refused()) return given;
    record_cards(hand.cards, cards);
    machine.add(EventKind::asked_to_see, action.seat, "CP 9.2"_clause).pot = asked;
    note_shown(machine, asked);
    return allowed;
}

}  // namespace

// At a live table, passes the turn to the next player who has neither shown nor mucked.
void next_to_show(Machine& machine, Seat after) {
    Hand& hand = machine.hand;
    SeatSet& pending = hand.betting.pending;
    pending.erase(after);
    pending = pending & hand.live;
    if (pending.empty() || !hand.live.has_two()) {
        to_pushing(machine);
    } else if (!pending.contains(hand.actor)) {
        hand.actor = pending.next_after(hand.actor);
    }
}

bool is_seen(const Cards& cards, Seat seat) {
    for (std::uint8_t i = 0; i < cards.hole_count[seat]; ++i) {
        if (!cards.hole[seat][i].is_seen()) return false;
    }
    return true;
}

// The last player to bet or raise in the last betting round; if it was checked, the first live
// player left of the button. [I-76]
Seat first_to_show(const Hand& hand) {
    const Seat called = hand.betting.aggressor;
    if (called != no_seat && hand.live.contains(called)) return called;
    return hand.live.next_after(hand.button);
}

// When no player can bet any more, the hands are turned up before the rest of the board is dealt.
// At a live table the players turn them up themselves. [I-76]
void turn_up_all_ins(Machine& machine) {
    Hand& hand = machine.hand;
    if (machine.rules.dealing != Dealing::automatic) return;
    if (hand.able.has_two() || !hand.live.has_two()) return;
    Seat seat = first_to_show(hand);
    for (std::size_t count = hand.live.size(); count > 0; --count) {
        if (!hand.shown.contains(seat)) note_shown(machine, seat, "I-76"_clause);
        seat = hand.live.next_after(seat);
    }
}

void begin_showdown(Machine& machine) {
    Hand& hand = machine.hand;
    hand.phase = Phase::showdown;
    hand.actor = no_seat;
    if (!hand.live.has_two()) {
        to_pushing(machine);
        return;
    }
    if (machine.rules.dealing == Dealing::automatic) {
        show_and_push(machine);
        return;
    }
    hand.betting.pending = hand.live - hand.shown;
    if (hand.betting.pending.empty()) {
        to_pushing(machine);
        return;
    }
    const Seat first = first_to_show(hand);
    hand.actor =
        hand.betting.pending.contains(first) ? first : hand.betting.pending.next_after(first);
}

// Any player in contention may show, in turn or before; hands may be turned up as soon as all
// betting is done. [CP 8.7]
Verdict show(Machine& machine, const Action& action) {
    Hand& hand = machine.hand;
    const bool run_out = hand.phase == Phase::dealing && !hand.able.has_two();
    if (hand.phase != Phase::showdown && !run_out)
        return Verdict(Reason::not_now, "CP 8.20.4"_clause);
    if (action.seat >= seats_max || !hand.live.contains(action.seat))
        return Verdict(Reason::not_in_the_hand, "CP 8.20.4"_clause);
    if (hand.shown.contains(action.seat)) return Verdict(Reason::already_done, "CP 8.20.4"_clause);
    if (const Verdict cards = check_shown_cards(hand, action); cards.is_refused()) return cards;
    record_cards(hand.cards, action);
    expect_strength(machine.rules, hand.cards, action.seat);
    note_shown(machine, action.seat);
    if (hand.phase == Phase::showdown) next_to_show(machine, action.seat);
    return allowed;
}

// A hand given up cannot win, unless it is the last one left for a pot.
Verdict muck(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    if (hand.phase != Phase::showdown) return Verdict(Reason::not_now, "CP 8.20.4"_clause);
    if (seat >= seats_max || !hand.live.contains(seat))
        return Verdict(Reason::not_in_the_hand, "CP 8.20.4"_clause);
    if (hand.shown.contains(seat)) return Verdict(Reason::already_done, "CP 8.20.4"_clause);
    note_mucked(machine, seat);
    next_to_show(machine, seat);
    return allowed;
}

SeatSet hidden_hands(const Hand& hand) {
    const bool is_called = hand.phase == Phase::pushing || hand.phase == Phase::over;
    if (!is_called || hand.is_void || !in_contention(hand).has_two()) return {};
    return in_contention(hand) - hand.shown;
}

// Any player at the table may ask to see a hand of the showdown, dealt in or not; the house checks
// that the seat is occupied. A mucked hand is dead, unless the player who asks is about to win a
// pot: then it is live again and may win. [CP 9.5] [I-77]
Verdict ask_to_see(Machine& machine, const Action& action) {
    Hand& hand = machine.hand;
    if (hand.phase != Phase::pushing && hand.phase != Phase::over)
        return Verdict(Reason::not_now, "CP 9.5"_clause);
    if (action.seat >= seats_max) return Verdict(Reason::no_such_seat, "CP 9.5"_clause);
    const Seat asked = action.other;
    if (asked >= seats_max) return Verdict(Reason::hand_not_contested, "CP 9.5"_clause);
    if (hand.phase == Phase::over && hand.showed_one.contains(asked))
        return show_the_table(machine, action);
    if (!in_contention(hand).contains(asked) || !in_contention(hand).has_two())
        return Verdict(Reason::hand_not_contested, "CP 9.5"_clause);
    if (hand.shown.contains(asked)) return Verdict(Reason::already_done, "CP 9.5"_clause);
    Action cards = action;
    cards.seat = asked;
    if (const Verdict given = check_shown_cards(hand, cards); given.is_refused()) return given;
    const bool revives = hand.phase == Phase::pushing && hand.mucked.contains(asked) &&
                         pot_winners(machine.rules, hand).contains(action.seat);
    record_cards(hand.cards, cards);
    machine.add(EventKind::asked_to_see, action.seat, "CP 9.5"_clause).pot = asked;
    if (revives) revive(machine, asked, action.seat);
    note_shown(machine, asked);
    if (revives && !(hand.live - hand.shown).empty()) begin_showdown(machine);
    return allowed;
}

}  // namespace baize::poker
