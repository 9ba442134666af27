// The stakes and decisions offered at Crown Hold'em, and the cards they need.
#include <algorithm>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/crown_holdem/rules.h"
#include "engine/games/crown_holdem/wagers.h"
#include "engine/hands/describe.h"

namespace baize::crown_holdem {

namespace {

// The Flop Wager of twice the Ante must still fit in Money.
constexpr Money largest_ante = Money::of_cents(Money::max().cents() / 2);

StakeRange within_the_sign(const Limits& limits) {
    const Money unit = limits.step.value_or(Money::of_cents(1));
    const Clause sign = "CH 6.3"_clause;
    return {.min = limits.min.value_or(unit),
            .max = std::min(limits.max.value_or(largest_ante), largest_ante),
            .step = unit,
            .below = sign,
            .above = sign,
            .off_step = sign};
}

bool has_another_hand(const Round& round, std::size_t here, PlayerId player) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const Box& box = round.boxes[i];
        if (i != here && box.has(Wager::ante) && box.owner[index(Wager::ante)] == player) {
            return true;
        }
    }
    return false;
}

// An area has three spots; one is reserved for the Ante player while betting is open. [CH 3.31]
// [I-60]
Result<StakeRange> player_extra_range(const Rules& rules, const Box& box, PlayerId player) {
    if (!box.has(Wager::ante)) return reject(Reason::needs_an_ante, "CH 3.32"_clause);
    const PlayerId ante_player = box.owner[index(Wager::ante)];
    std::size_t spots = player_extras.size();
    bool ante_player_has_one = false;
    for (const Wager extra : player_extras) {
        const PlayerId holder = box.owner[index(extra)];
        if (holder == player) return within_the_sign(rules.limits);  // changes the existing wager
        if (holder != 0) --spots;
        if (holder == ante_player) ante_player_has_one = true;
    }
    if (spots == 0) return reject(Reason::too_many_wagers, "CH 3.30"_clause);
    const bool reserved = spots == 1 && !ante_player_has_one && player != ante_player;
    if (reserved) return reject(Reason::too_many_wagers, "CH 3.31"_clause);
    return within_the_sign(rules.limits);
}

CardSet with_community(const Round& round, const CardList<5>& hole) {
    return hole.set() | round.community.set();
}

}  // namespace

const GameFacts& CrownHoldem::facts() {
    return crown_holdem::facts;
}

Rules CrownHoldem::published() {
    Rules rules;
    rules.seats = perth_seats;  // [I-113]
    rules.tables[poker_extra_slot] = poker_extra_tables[0];
    return rules;
}

Result<StakeRange> CrownHoldem::stake_range(const Rules& rules,
                                            const Round& round,
                                            const PlaceWager& wager,
                                            Actor by) {
    const Box& box = round.boxes[wager.box];
    const PlayerId holder = box.owner[index(wager.wager)];
    const bool taken = holder != 0 && holder != by.player;
    if (wager.wager == Wager::ante) {
        if (taken) return reject(Reason::second_wager_in_area, "CH 3.4"_clause);
        const bool another = has_another_hand(round, wager.box, by.player);
        if (another && !rules.settings.ch_allow_multiple_hands) {
            return reject(Reason::one_hand_a_player, "I-96"_clause);
        }
        return within_the_sign(rules.limits);
    }
    if (wager.wager == Wager::dealer_poker_extra) {  // with or without an Ante here [CH 3.26]
        if (taken) return reject(Reason::second_wager_in_area, "CH 3.24"_clause);
        return within_the_sign(rules.limits);
    }
    if (wager.wager == Wager::jackpot) {
        const bool ante_of_another =
            box.has(Wager::ante) && box.owner[index(Wager::ante)] != by.player;
        if (ante_of_another) return reject(Reason::not_your_box, "CH 3.10"_clause);
        return perth_jackpot_range(perth, rules, box, by);
    }
    return player_extra_range(rules, box, by.player);
}

bool CrownHoldem::earns_cards(const Round& round, std::size_t box) {
    return round.boxes[box].has(Wager::ante);  // [CH 4.3(a)]
}

DecisionOffers CrownHoldem::decisions(const Rules& /*rules*/,
                                      const Round& round,
                                      std::size_t place) {
    const Box& box = round.boxes[place];
    DecisionOffers offers;
    const bool due = box.standing == Standing::active && is_open(box, Wager::ante) &&
                     round.street < raises.size() && !round.dealer_void.is_set();
    if (!due || box.forgot_wager) return offers;  // [CH 5.9(e)(ii)]
    const Raise& raise = raises[round.street];
    const Money amount = checked_product(box[Wager::ante], raise.multiple).value_or(Money::max());
    offers.push_back({raise.decision, raise.wager, amount, raise.offered});
    offers.push_back({raise.otherwise, {}, {}, raise.otherwise_offered});
    return offers;
}

// All five cards are needed while a hand plays for its Ante; only the flop for a Dealer Poker
// Extra. [I-59]
bool CrownHoldem::needs_community(const Round& round) {
    if (round.dealer_void.is_set()) return false;
    if (std::any_of(round.boxes.begin(), round.boxes.end(), is_contested)) return true;
    return !has_flop(round) && needs_dealer(round);
}

bool CrownHoldem::needs_dealer(const Round& round) {
    if (round.dealer_void.is_set()) return false;
    const bool extras_count = are_dealer_extras_valid(round);
    return std::any_of(round.boxes.begin(), round.boxes.end(), [&](const Box& box) {
        return is_contested(box) || (extras_count && is_open(box, Wager::dealer_poker_extra));
    });
}

bool CrownHoldem::needs_cards(const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    if (!box.is_in_play() || box.declined) return false;
    if (is_open(box, Wager::ante) && !round.dealer_void.is_set()) return true;
    return has_flop(round) && (has_open_player_extra(box) || is_open(box, Wager::jackpot));
}

std::string CrownHoldem::describe_hand(const Round& round, std::size_t box) {
    const CardSet cards = with_community(round, round.boxes[box].cards);
    const bool known = !round.boxes[box].cards.empty() && has_flop(round);
    return known ? describe_five(cards) : std::string();
}

DealerCall CrownHoldem::dealer_call(const Rules& /*rules*/, const Round& round) {
    const bool known = !round.dealer.empty() && has_flop(round);
    if (!known || round.dealer_void.is_set()) return {"no hand", false};
    return {describe_five(with_community(round, round.dealer)), true};
}

}  // namespace baize::crown_holdem
