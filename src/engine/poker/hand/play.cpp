#include "engine/poker/hand/play.h"

#include "engine/poker/hand/machine.h"

namespace baize::poker {

Clause turn_clause(Street street) {
    switch (street) {
        case Street::preflop: return "CP 8.17.3"_clause;
        case Street::flop: return "CP 8.18.3"_clause;
        case Street::turn: return "CP 8.19.3"_clause;
        case Street::river: break;
    }
    return "CP 8.20.3"_clause;
}

namespace {

[[nodiscard]] Verdict why_not_now(const Hand& hand, Seat seat, Phase phase) {
    if (hand.phase == Phase::over) return Verdict(Reason::round_over, turn_clause(hand.street));
    if (hand.phase != phase) return Verdict(Reason::not_now, turn_clause(hand.street));
    if (seat >= seats_max || !hand.live.contains(seat))
        return Verdict(Reason::not_in_the_hand, turn_clause(hand.street));
    return Verdict(Reason::not_your_turn, turn_clause(hand.street));
}

[[nodiscard]] inline Verdict check_turn(const Hand& hand, Seat seat, Phase phase) {
    if (hand.phase == phase && hand.actor == seat && seat != no_seat) [[likely]]
        return allowed;
    return why_not_now(hand, seat, phase);
}

void has_acted(Hand& hand, Seat seat) {
    BettingRound& round = hand.betting;
    round.pending.erase(seat);
    round.acted.insert(seat);
    round.acted_level[seat] = round.level;
    round.acted_full[seat] = round.full_level;
}

// This function and the three most frequent actions are always inlined: a call would save and
// restore registers, a fifth of the cost of an action.
[[gnu::always_inline]] inline void go_on(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    // Side wagers are settled once the action has begun. [CP 10.2.1]
    if (hand.side_wagers_open && hand.street == Street::flop) settle_side_wagers(machine);
    next_turn(machine, seat);
}

[[gnu::always_inline]] inline void fold_now(Machine& machine, Seat seat, Clause clause) {
    Hand& hand = machine.hand;
    hand.live.erase(seat);
    hand.able.erase(seat);
    has_acted(hand, seat);
    machine.note(EventKind::folded, seat, clause);
    go_on(machine, seat);
}

[[gnu::always_inline]] inline void check_now(Machine& machine, Seat seat, Clause clause) {
    has_acted(machine.hand, seat);
    machine.note(EventKind::checked, seat, clause);
    go_on(machine, seat);
}

[[gnu::always_inline]] inline void call_now(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    const Money chips = to_call(hand, seat);
    put_in(hand, seat, chips);
    hand.voluntary.insert(seat);
    has_acted(hand, seat);
    const bool all_in = hand.stacks[seat].is_zero();
    machine.note(
        EventKind::called, seat, all_in ? "CP 6.16.1"_clause : "CP 8.2.1"_clause, chips, all_in);
    go_on(machine, seat);
}

}  // namespace

void do_fold(Machine& machine, Seat seat, Clause clause) {
    fold_now(machine, seat, clause);
}

void do_check(Machine& machine, Seat seat, Clause clause) {
    check_now(machine, seat, clause);
}

void do_call(Machine& machine, Seat seat) {
    call_now(machine, seat);
}

void do_bet(Machine& machine, Seat seat, Money to) {
    Hand& hand = machine.hand;
    BettingRound& round = hand.betting;
    const bool opens = round.level.is_zero();
    count_raise(machine.rules, hand, seat, to);
    put_in(hand, seat, to - hand.bets[seat]);
    hand.voluntary.insert(seat);
    round.pending = hand.able;
    has_acted(hand, seat);
    machine.note(opens ? EventKind::bet : EventKind::raised,
                 seat,
                 opens ? turn_clause(hand.street) : "CP 8.2.2"_clause,
                 to,
                 hand.stacks[seat].is_zero());
    go_on(machine, seat);
}

namespace {

[[nodiscard]] Verdict check_bet(const Rules& rules, const Hand& hand, const Action& action) {
    RaiseRange range;
    const Verdict may = find_raise_range(rules, hand, action.seat, range);
    if (may.is_refused()) return may;
    const Money to = action.amount;
    const Money all = hand.bets[action.seat] + hand.stacks[action.seat];
    if (to > all) return Verdict(Reason::too_few_chips, "CP 6.2"_clause);
    const bool spread = rules.betting.structure == Structure::spread;
    if (to < range.least)
        return Verdict(Reason::raise_too_small, spread ? "CP 6.8"_clause : "CP 6.6"_clause);
    if (to > range.most)
        return Verdict(Reason::raise_too_large, spread ? "CP 6.8"_clause : "CP 6.6"_clause);
    // After an odd all-in the limits of the range may be odd amounts too; they are allowed.
    const bool offered = to == all || to == range.least || to == range.most;
    if (!offered && to.cents() % rules.chip.cents() != 0)
        return Verdict(Reason::not_a_betting_unit, "CP 6.2"_clause);
    return allowed;
}

// Out of line for the same reason as attempt_seldom().
[[nodiscard, gnu::noinline]] Verdict act_bet(Machine& machine, const Action& action) {
    if (const Verdict turn = check_turn(machine.hand, action.seat, Phase::betting);
        turn.is_refused())
        return turn;
    if (const Verdict size = check_bet(machine.rules, machine.hand, action); size.is_refused())
        return size;
    do_bet(machine, action.seat, action.amount);
    return allowed;
}

[[nodiscard]] Verdict act_check(Machine& machine, Seat seat) {
    const Hand& hand = machine.hand;
    if (const Verdict turn = check_turn(hand, seat, Phase::betting); turn.is_refused()) return turn;
    if (hand.betting.level > hand.bets[seat])
        return Verdict(Reason::bet_to_answer, "CP 1.1"_clause);
    check_now(machine, seat, "CP 8.2.4"_clause);
    return allowed;
}

[[nodiscard]] Verdict act_call(Machine& machine, Seat seat) {
    const Hand& hand = machine.hand;
    if (const Verdict turn = check_turn(hand, seat, Phase::betting); turn.is_refused()) return turn;
    if (hand.betting.level <= hand.bets[seat])
        return Verdict(Reason::nothing_to_call, "CP 1.1"_clause);
    call_now(machine, seat);
    return allowed;
}

[[nodiscard]] Verdict act_fold(Machine& machine, Seat seat) {
    if (const Verdict turn = check_turn(machine.hand, seat, Phase::betting); turn.is_refused())
        return turn;
    fold_now(machine, seat, "CP 8.2.3"_clause);
    return allowed;
}

// Returns the place of the card among the hole cards, or hole_cards_max if it is not there. An
// unseen card matches the first unseen hole card.
[[nodiscard]] std::uint8_t place_of(const Cards& cards, Seat seat, Face face) {
    for (std::uint8_t place = 0; place < cards.hole_count[seat]; ++place) {
        if (cards.hole[seat][place] == face) return place;
    }
    return hole_cards_max;
}

void do_discard(Machine& machine, Seat seat, std::uint8_t place) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const Face face = cards.hole[seat][place];
    for (std::uint8_t i = place; i + 1 < cards.hole_count[seat]; ++i)
        cards.hole[seat][i] = cards.hole[seat][i + 1U];
    cards.hole[seat][--cards.hole_count[seat]] = Face{};
    Event& event = machine.add(EventKind::discarded, seat, facts(machine.rules).discard);
    event.count = 1;
    event.cards[0] = face;
    hand.betting.pending.erase(seat);
    next_discard(machine, seat);
}

[[nodiscard]] Verdict act_discard(Machine& machine, const Action& action) {
    const Hand& hand = machine.hand;
    if (const Verdict turn = check_turn(hand, action.seat, Phase::discarding); turn.is_refused())
        return turn;
    const std::uint8_t place = place_of(hand.cards, action.seat, action.cards[0]);
    if (action.count != 1 || place == hole_cards_max)
        return Verdict(Reason::not_a_hole_card, facts(machine.rules).discard);
    do_discard(machine, action.seat, place);
    return allowed;
}

// A player who does not act in time folds when facing a bet or owing a discard. [CP 6.15] [I-74]
[[nodiscard]] Verdict act_time_out(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    if (hand.phase == Phase::discarding) {
        if (const Verdict turn = check_turn(hand, seat, Phase::discarding); turn.is_refused())
            return turn;
        machine.note(EventKind::timed_out, seat, "I-74"_clause);
        if (machine.rules.clock.discard_last_on_expiry) {
            do_discard(machine, seat, static_cast<std::uint8_t>(hand.cards.hole_count[seat] - 1));
            return allowed;
        }
        hand.live.erase(seat);
        hand.able.erase(seat);
        hand.betting.pending.erase(seat);
        machine.note(EventKind::folded, seat, "I-74"_clause);
        next_discard(machine, seat);
        return allowed;
    }
    if (const Verdict turn = check_turn(hand, seat, Phase::betting); turn.is_refused()) return turn;
    machine.note(EventKind::timed_out, seat, "CP 6.15"_clause);
    if (hand.betting.level > hand.bets[seat]) {
        do_fold(machine, seat, "CP 6.15"_clause);
    } else {
        do_check(machine, seat, "CP 6.15"_clause);
    }
    return allowed;
}

// The fee is recorded now and taken from the stack when the hand is over. [CP 6.15.1] [I-79]
[[nodiscard]] Verdict act_buy_time(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    const Phase phase = hand.phase == Phase::discarding ? Phase::discarding : Phase::betting;
    if (const Verdict turn = check_turn(hand, seat, phase); turn.is_refused()) return turn;
    const Clock& clock = machine.rules.clock;
    if (clock.seconds == 0 || hand.extensions[seat] >= clock.extensions_max)
        return Verdict(Reason::no_extension_left, "CP 6.15.2"_clause);
    ++hand.extensions[seat];
    machine.note(EventKind::time_bought, seat, "CP 6.15.1"_clause, clock.fee);
    return allowed;
}

[[nodiscard]] Verdict act_deal(Machine& machine, const Action& action) {
    if (const Verdict deal = check_deal(machine.hand, action); deal.is_refused()) return deal;
    deal_board(machine, action);
    begin_round(machine);
    return allowed;
}

[[nodiscard]] Verdict act_push(Machine& machine) {
    if (machine.hand.phase != Phase::pushing)
        return Verdict(Reason::not_now, turn_clause(machine.hand.street));
    push_pots(machine);
    return allowed;
}

}  // namespace

namespace {

// Actions that occur once or twice a hand are out of line: inside attempt() they would make every
// fold and call save six registers.
[[nodiscard, gnu::noinline]] Verdict attempt_seldom(Machine& machine, const Action& action) {
    switch (action.does) {
        case Does::fold:
        case Does::check:
        case Does::call:
        case Does::bet: break;
        case Does::discard: return act_discard(machine, action);
        case Does::show: return show(machine, action);
        case Does::muck: return muck(machine, action.seat);
        case Does::ask_to_see: return ask_to_see(machine, action);
        case Does::time_out: return act_time_out(machine, action.seat);
        case Does::buy_time: return act_buy_time(machine, action.seat);
        case Does::deal: return act_deal(machine, action);
        case Does::push: return act_push(machine);
    }
    return Verdict(Reason::not_offered, turn_clause(machine.hand.street));
}

}  // namespace

Verdict attempt(const Rules& rules, Hand& hand, const Action& action, EventList& events) {
    Machine machine{rules, hand, events};
    if (action.does == Does::fold) return act_fold(machine, action.seat);
    if (action.does == Does::check) return act_check(machine, action.seat);
    if (action.does == Does::call) return act_call(machine, action.seat);
    if (action.does == Does::bet) return act_bet(machine, action);
    return attempt_seldom(machine, action);
}

Offers offers(const Rules& rules, const Hand& hand) {
    Offers may;
    if (hand.actor == no_seat) return may;
    const Seat seat = hand.actor;
    if (hand.phase == Phase::discarding) {
        may.seat = seat;
        may.discard = true;
        return may;
    }
    if (hand.phase != Phase::betting) return may;
    may.seat = seat;
    may.fold = true;
    may.check = hand.betting.level <= hand.bets[seat];
    may.call = !may.check;
    if (may.call) may.to_call = to_call(hand, seat);
    may.raise = !find_raise_range(rules, hand, seat, may.raise_to).is_refused();
    return may;
}

bool has_substantial_action(const Rules& rules, const Hand& hand) {
    const BettingRound& round = hand.betting;
    if (rules.substantial == Substantial::book) return round.acted.has_two();
    // Two players who put in chips, or three who acted in any way. [I-75]
    SeatSet with_chips;
    for (const Seat seat : round.acted& hand.voluntary) {
        if (hand.put_in[seat] > hand.gathered[seat]) with_chips.insert(seat);
    }
    return with_chips.has_two() || round.acted.has_three();
}

}  // namespace baize::poker
