// The beginning of a hand: fees, forced bets, side wagers, the deal.
#include <algorithm>

#include "games/poker/machine.h"

namespace baize::poker {
namespace {

[[nodiscard]] Result<void> check_seats(const Rules& rules, const Opening& opening) {
    if (!opening.dealt_in.has_two()) return reject(Reason::too_few_players, "CP 8.4"_clause);
    if (opening.dealt_in.size() > facts(rules).players_max)
        return reject(Reason::too_many_players, "CP 4.1"_clause);
    if (opening.button >= seats_max) return reject(Reason::no_such_seat, "CP 8.4"_clause);
    Money total;
    for (std::size_t seat = 0; seat < seats_max; ++seat) {
        if (opening.stacks[seat] < Money{}) return reject(Reason::no_such_amount, "CP 6.2"_clause);
        const auto sum = checked_sum(total, opening.stacks[seat]);
        if (!sum) return reject(Reason::amount_too_large, "CP 6.2"_clause);
        total = *sum;
    }
    const Money fee = opening.fees_paid ? Money{} : rules.commission.per_person;
    for (const Seat seat : opening.dealt_in) {
        // A player who cannot pay the fee and put up at least a chip is not dealt in. [I-78]
        if (opening.stacks[seat] <= fee) return reject(Reason::too_few_chips, "CP 7.2.4(b)"_clause);
    }
    return {};
}

[[nodiscard]] Result<void> check_postings(const Opening& opening) {
    for (const Posting& posting : opening.postings) {
        if (posting.seat >= seats_max || !opening.dealt_in.contains(posting.seat))
            return reject(Reason::not_in_the_hand, "CP 8.9.3"_clause);
        if (posting.amount < Money{}) return reject(Reason::no_such_amount, "CP 8.9.2"_clause);
    }
    return {};
}

// 52 different cards, where they are known. [CP 3.1]
[[nodiscard]] Result<CardSet> check_deck(const Rules& rules, const Opening& opening) {
    std::uint64_t bits = 0;
    for (const Face face : opening.deck)
        bits |= face.bit();
    const CardSet seen = CardSet::of_bits(bits);
    if (seen == CardSet::full_deck()) return seen;
    if (rules.dealing == Dealing::automatic)
        return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    std::size_t known = 0;
    for (const Face face : opening.deck)
        known += face.is_seen() ? 1U : 0U;
    if (seen.size() != known) return reject(Reason::card_twice, "CP 3.1"_clause);
    return seen;
}

struct Posted {
    Happening what{};
    Clause clause{};
};

[[nodiscard]] Posted posted(Post post) {
    switch (post) {
        case Post::ante:
        case Post::table_ante: return {Happening::ante_posted, "CP 1.1"_clause};
        case Post::blind: return {Happening::blind_posted, "CP 8.9.2"_clause};
        case Post::straddle: return {Happening::straddle_posted, "CP 6.5"_clause};
        case Post::live: return {Happening::live_posted, "CP 8.10.2"_clause};
        case Post::dead: return {Happening::dead_posted, "CP 8.9.3"_clause};
    }
    return {};
}

// A player with less than the blind is all-in for it; the others call it in full. [I-72]
void post(Machine& machine, const Posting& posting) {
    Hand& hand = machine.hand;
    const Seat seat = posting.seat;
    const Money amount = std::min(posting.amount, hand.stacks[seat]);
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

// The seat after which the first player acts: the last blind, or the last straddler. [CP 8.17.1]
[[nodiscard]] Seat last_forced(const Opening& opening) {
    Seat seat = opening.button;
    for (const Posting& posting : opening.postings) {
        if (posting.post == Post::blind || posting.post == Post::straddle) seat = posting.seat;
    }
    return seat;
}

// What a raise must at least add before anybody has raised: the bet of a fixed game; else the last
// blind, or what a straddle added to it, as far as the table's limit goes. [I-22] [I-24] [I-80]
[[nodiscard]] Money first_raise(const Rules& rules, Money largest) {
    const Betting& betting = rules.betting;
    if (betting.structure == Structure::fixed) return betting.minimum;
    const Money raise = std::max(betting.minimum, largest);
    return betting.structure == Structure::spread ? std::min(raise, betting.maximum) : raise;
}

void take_forced_bets(Machine& machine, const Opening& opening) {
    Hand& hand = machine.hand;
    BettingRound& round = hand.betting;
    const bool whole = machine.rules.forced.straddle.full_min_raise;
    Money step;  // the most a straddle added, or by the setting all of it [I-24]
    for (const Posting& posting : opening.postings) {
        post(machine, posting);
        if (!sets_the_level(posting.post)) continue;
        if (posting.post == Post::blind)
            hand.last_blind = std::max(hand.last_blind, posting.amount);
        if (posting.post == Post::straddle)
            step = std::max(step, whole ? posting.amount : posting.amount - round.level);
        round.level = std::max(round.level, posting.amount);
    }
    round.full_level = round.level;
    round.last_raise = first_raise(machine.rules, std::max(hand.last_blind, step));
}

void take_fees(Machine& machine, const Opening& opening) {
    const Money fee = machine.rules.commission.per_person;
    if (!fee.is_positive() || opening.fees_paid) return;
    for (const Seat seat : machine.hand.dealt_in) {
        machine.hand.stacks[seat] -= fee;
        machine.hand.fees += fee;
        machine.note(Happening::fee_paid, seat, "CP 7.2.4(b)"_clause, fee);
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
        machine.note(Happening::side_wager_placed, seat, "CP 6.11.1(a)"_clause, stake);
    }
}

}  // namespace

Result<Hand> open_hand(const Rules& rules, const Opening& opening, EventList& events) {
    if (const auto seats = check_seats(rules, opening); !seats) return reject(seats.error());
    if (const auto posts = check_postings(opening); !posts) return reject(posts.error());
    const Result<CardSet> deck = check_deck(rules, opening);
    if (!deck) return reject(deck.error());
    if (const auto side = check_side_wagers(rules, opening); !side) return reject(side.error());

    Result<Hand> opened{Hand{}};
    Hand& hand = *opened;
    hand.starting = opening.stacks;
    hand.stacks = opening.stacks;
    hand.dealt_in = opening.dealt_in;
    hand.live = opening.dealt_in;
    hand.able = opening.dealt_in;
    hand.button = opening.button;
    hand.button_in_use = opening.button_in_use;
    hand.cards.deck = opening.deck;
    hand.cards.seen = *deck;
    Machine machine{rules, hand, events};
    take_fees(machine, opening);
    take_side_wagers(machine, opening);
    take_forced_bets(machine, opening);
    deal_hole_cards(machine);
    hand.betting.pending = hand.able;
    first_turn(machine, last_forced(opening));
    return opened;
}

}  // namespace baize::poker
