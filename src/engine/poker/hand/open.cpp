// The start of a hand: fees, forced bets, side wagers and the deal.
#include "engine/poker/hand/machine.h"

namespace baize::poker {
namespace {

[[nodiscard]] Verdict check_stacks(const Rules& rules, const Opening& opening) {
    Money total;
    for (const Money stack : opening.stacks) {
        if (stack < Money{}) return Verdict(Reason::no_such_amount, "CP 6.2"_clause);
        const auto sum = checked_sum(total, stack);
        if (!sum) return Verdict(Reason::amount_too_large, "CP 6.2"_clause);
        total = *sum;
    }
    const Money fee = opening.fees_paid ? Money{} : rules.commission.per_person;
    for (const Seat seat : opening.dealt_in) {
        // A player who cannot pay the fee and put up at least a chip is not dealt in. [I-78]
        if (opening.stacks[seat] <= fee)
            return Verdict(Reason::too_few_chips, "CP 7.2.4(b)"_clause);
    }
    return allowed;
}

[[nodiscard]] Verdict check_seats(const Rules& rules, const Opening& opening) {
    if (!opening.dealt_in.has_two()) return Verdict(Reason::too_few_players, "CP 8.4"_clause);
    if (opening.dealt_in.size() > facts(rules).players_max)
        return Verdict(Reason::too_many_players, "CP 4.1"_clause);
    if (opening.button >= seats_max) return Verdict(Reason::no_such_seat, "CP 8.4"_clause);
    return check_stacks(rules, opening);
}

[[nodiscard]] Verdict check_postings(const Opening& opening) {
    for (const Posting& posting : opening.postings) {
        if (posting.seat >= seats_max || !opening.dealt_in.contains(posting.seat))
            return Verdict(Reason::not_in_the_hand, "CP 8.9.3"_clause);
        if (posting.amount < Money{}) return Verdict(Reason::no_such_amount, "CP 8.9.2"_clause);
    }
    return allowed;
}

[[nodiscard]] std::size_t count_seen(const Opening& opening) {
    std::uint8_t count = 0;  // at most 52, so the compiler adds sixteen bytes at once
    for (const Face face : opening.deck)
        count = static_cast<std::uint8_t>(count + (face.is_seen() ? 1 : 0));
    return count;
}

// For most recorded hands no card is known before it is dealt, hence the early return.
[[nodiscard]] CardSet seen_cards(const Rules& rules, const Opening& opening) {
    if (rules.dealing == Dealing::live && count_seen(opening) == 0) return {};
    std::uint64_t bits = 0;
    for (const Face face : opening.deck)
        bits |= face.bit();
    return CardSet::of_bits(bits) & CardSet::full_deck();
}

// Checks that the known cards are all different, and that an automatic deal knows all 52. [CP 3.1]
[[nodiscard]] Verdict check_deck(const Rules& rules, const Opening& opening, CardSet seen) {
    if (seen == CardSet::full_deck()) return allowed;
    if (rules.dealing == Dealing::automatic)
        return Verdict(Reason::wrong_card_count, "CP 3.1"_clause);
    if (seen.empty()) return allowed;
    if (seen.size() != count_seen(opening)) return Verdict(Reason::card_twice, "CP 3.1"_clause);
    return allowed;
}

[[nodiscard]] Verdict check_opening(const Rules& rules, const Opening& opening, CardSet seen) {
    if (const Verdict seats = check_seats(rules, opening); seats.is_refused()) return seats;
    if (const Verdict posts = check_postings(opening); posts.is_refused()) return posts;
    if (const Verdict deck = check_deck(rules, opening, seen); deck.is_refused()) return deck;
    return check_side_wagers(rules, opening);
}

struct Posted {
    EventKind what{};
    Clause clause{};
};

[[nodiscard]] Posted posted(Post post) {
    switch (post) {
        case Post::ante:
        case Post::table_ante: return {EventKind::ante_posted, "CP 1.1"_clause};
        case Post::blind: return {EventKind::blind_posted, "CP 8.9.2"_clause};
        case Post::straddle: return {EventKind::straddle_posted, "CP 6.5"_clause};
        case Post::live: return {EventKind::live_posted, "CP 8.10.2"_clause};
        case Post::dead: return {EventKind::dead_posted, "CP 8.9.3"_clause};
    }
    return {};
}

// A player with less than the blind is all-in for it; the others call it in full. [I-72]
void post(Machine& machine, const Posting& posting) {
    Hand& hand = machine.hand;
    const Seat seat = posting.seat;
    const Money amount = smaller_of(posting.amount, hand.stacks[seat]);
    if (amount.is_zero()) return;
    const Posted as = posted(posting.post);
    if (posting.post == Post::dead || posting.post == Post::table_ante) {
        hand.stacks[seat] -= amount;
        hand.dead[seat] += amount;
    } else if (posting.post == Post::ante) {
        hand.stacks[seat] -= amount;
        hand.put_in[seat] += amount;
    } else {
        hand.stacks[seat] -= amount;
        hand.bets[seat] += amount;
        hand.put_in[seat] += amount;
        hand.forced[seat] += amount;
    }
    if (hand.stacks[seat].is_zero()) hand.able.erase(seat);
    machine.note(as.what, seat, as.clause, amount, hand.stacks[seat].is_zero());
}

[[nodiscard]] bool sets_the_level(Post post) {
    return post == Post::blind || post == Post::straddle || post == Post::live;
}

// The seat before the first player to act: the last blind or the last straddler. [CP 8.17.1]
[[nodiscard]] Seat last_forced(const Opening& opening) {
    Seat seat = opening.button;
    for (const Posting& posting : opening.postings) {
        if (posting.post == Post::blind || posting.post == Post::straddle) seat = posting.seat;
    }
    return seat;
}

// The smallest raise before any player has raised: in a fixed game its bet; otherwise the last
// blind, or the amount a straddle added to it, up to the table's limit. [I-22] [I-24] [I-80]
[[nodiscard]] Money first_raise(const Rules& rules, Money largest) {
    const Betting& betting = rules.betting;
    if (betting.structure == Structure::fixed) return betting.minimum;
    const Money raise = larger_of(betting.minimum, largest);
    return betting.structure == Structure::spread ? smaller_of(raise, betting.maximum) : raise;
}

void take_forced_bets(Machine& machine, const Opening& opening) {
    Hand& hand = machine.hand;
    BettingRound& round = hand.betting;
    const bool whole = machine.rules.forced.straddle.full_min_raise;
    Money step;  // the largest amount a straddle added, or its whole amount if so set [I-24]
    for (const Posting& posting : opening.postings) {
        post(machine, posting);
        if (!sets_the_level(posting.post)) continue;
        if (posting.post == Post::blind)
            hand.last_blind = larger_of(hand.last_blind, posting.amount);
        if (posting.post == Post::straddle)
            step = larger_of(step, whole ? posting.amount : posting.amount - round.level);
        round.level = larger_of(round.level, posting.amount);
    }
    round.full_level = round.level;
    round.last_raise = first_raise(machine.rules, larger_of(hand.last_blind, step));
}

void take_fees(Machine& machine, const Opening& opening) {
    const Money fee = machine.rules.commission.per_person;
    if (!fee.is_positive() || opening.fees_paid) return;
    for (const Seat seat : machine.hand.dealt_in) {
        machine.hand.stacks[seat] -= fee;
        machine.hand.fees += fee;
        machine.note(EventKind::fee_paid, seat, "CP 7.2.4(b)"_clause, fee);
    }
}

void take_side_wagers(Machine& machine, const Opening& opening) {
    Hand& hand = machine.hand;
    if (!machine.rules.flop_chase.offered) return;
    hand.side_wagers = opening.side_wagers;
    for (Seat seat = 0; seat < seats_max; ++seat) {
        const SideWager& wager = opening.side_wagers[seat];
        if (wager.colour == Colour::none) continue;
        const Money stake = side_stake(wager);
        hand.stacks[seat] -= stake;
        hand.side_wagers_open = true;
        machine.note(EventKind::side_wager_placed, seat, "CP 6.11.1(a)"_clause, stake);
    }
}

void begin(Machine& machine, const Opening& opening, CardSet seen) {
    Hand& hand = machine.hand;
    hand.cards.seen = seen;
    hand.starting = opening.stacks;
    hand.stacks = opening.stacks;
    hand.dealt_in = opening.dealt_in;
    hand.live = opening.dealt_in;
    hand.able = opening.dealt_in;
    hand.button = opening.button;
    hand.button_in_use = opening.button_in_use;
    hand.cards.deck = opening.deck;
    take_fees(machine, opening);
    take_side_wagers(machine, opening);
    take_forced_bets(machine, opening);
    deal_hole_cards(machine);
    hand.betting.pending = hand.able;
    first_turn(machine, last_forced(opening));
}

}  // namespace

Verdict open_hand(const Rules& rules, const Opening& opening, Hand& hand, EventList& events) {
    const CardSet seen = seen_cards(rules, opening);
    const Verdict may = check_opening(rules, opening, seen);
    if (may.is_refused()) return may;
    hand = {};
    Machine machine{rules, hand, events};
    begin(machine, opening, seen);
    return allowed;
}

// A single return of one variable lets the hand be built in the caller's storage; a second return
// would make the compiler copy 1.5 KB.
Result<Hand> open_hand(const Rules& rules, const Opening& opening, EventList& events) {
    Result<Hand> opened;
    const CardSet seen = seen_cards(rules, opening);
    const Verdict may = check_opening(rules, opening, seen);
    if (may.is_refused()) {
        opened = reject(may.rejection());
    } else {
        Machine machine{rules, *opened, events};
        begin(machine, opening, seen);
    }
    return opened;
}

}  // namespace baize::poker
