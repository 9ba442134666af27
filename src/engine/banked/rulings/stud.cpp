#include "engine/banked/rulings/stud.h"

#include <algorithm>

#include "engine/banked/machine/play.h"

namespace baize {

namespace {

// Keeps twice the Ante within Money.
constexpr Money largest_ante = Money::of_cents(Money::max().cents() / stud_bet_multiple);

bool is_open(const Box& box, Wager wager) {
    return box.has(wager) && !is_settled_by_ruling(box, wager);
}

Money largest_bet(Money ante) {
    return checked_product(ante, stud_bet_multiple).value_or(Money::max());
}

Result<StakeRange> jackpot_range(const Rules& rules, const Box& box) {
    if (!rules.jackpot.is_positive()) return reject(Reason::no_such_wager, "CS 5.4.2"_clause);
    if (!box.has(Wager::ante)) return reject(Reason::needs_an_ante, "I-96"_clause);
    if (box.has(Wager::jackpot)) return reject(Reason::second_wager_in_area, "CS 9.2.2"_clause);
    constexpr Clause cost = "CS 9.2.3"_clause;
    return StakeRange{
        .min = rules.jackpot, .max = rules.jackpot, .below = cost, .above = cost, .off_step = cost};
}

void settle_ante(const StudLines& clauses,
                 const Round& round,
                 const StudHand& hand,
                 BoxSettlement& lines) {
    constexpr Wager ante = Wager::ante;
    const Money plays = stud_ante_in_play(hand.box, hand.limits);
    if (round.dealer_void.is_set()) {  // folded Antes are put back and paid too
        lines.win(ante, plays, stud_even_money, "CS 11.6.2(a)"_clause);
        return;
    }
    if (hand.box.standing == Standing::folded) {
        lines.lose(ante, plays, "CS 5.7.2(a)"_clause);
        return;
    }
    switch (hand.against_dealer) {
        case StudComparison::dealer_unqualified:
            lines.win(ante, plays, stud_even_money, clauses.ante_unqualified);
            break;
        case StudComparison::player_higher:
            lines.win(ante, plays, stud_even_money, clauses.ante_higher);
            break;
        case StudComparison::dealer_higher: lines.lose(ante, plays, clauses.ante_lower); break;
        case StudComparison::equal:
            lines.give_back(ante, plays, clauses.equal, clauses.ante_equal);
            break;
    }
}

void settle_bet_that_plays(const StudLines& clauses,
                           const Round& round,
                           const StudHand& hand,
                           Money plays,
                           BoxSettlement& lines) {
    constexpr Wager bet = Wager::bet;
    if (round.dealer_void.is_set()) {
        lines.give_back(bet, plays, Verdict::void_, "I-47"_clause);
        return;
    }
    switch (hand.against_dealer) {
        case StudComparison::dealer_unqualified:
            lines.give_back(bet, plays, Verdict::void_, clauses.bet_unqualified);
            break;
        case StudComparison::player_higher:
            lines.win_capped(bet, plays, hand.bet_odds, clauses.bet_higher, hand.limits.max_payout);
            break;
        case StudComparison::dealer_higher: lines.lose(bet, plays, clauses.bet_lower); break;
        case StudComparison::equal:
            lines.give_back(bet, plays, clauses.equal, clauses.bet_equal);
            break;
    }
}

void settle_bet(const StudLines& clauses,
                const Round& round,
                const StudHand& hand,
                BoxSettlement& lines) {
    constexpr Wager bet = Wager::bet;
    const Box& box = hand.box;
    const Money staked = box[bet];
    if (!box.has(Wager::ante)) {  // there is no Ante to double
        lines.give_back(bet, staked, Verdict::returned, "CS 5.5"_clause);
        return;
    }
    if (is_settled_by_ruling(box, Wager::ante)) {  // a short Ante goes back, and the Bet with it
        const Clause clause = box.overrides[index(Wager::ante)].clause;
        lines.give_back(bet, staked, Verdict::returned, clause);
        return;
    }
    const Money plays = std::min(staked, largest_bet(stud_ante_in_play(box, hand.limits)));
    settle_bet_that_plays(clauses, round, hand, plays, lines);
    if (staked == plays) return;
    // If the Ante was cut to the maximum, the Bet is cut with it. [I-45]
    const bool is_too_large = staked > largest_bet(box[Wager::ante]);
    lines.excess(bet, staked - plays, is_too_large ? "CS 11.13.1"_clause : "I-45"_clause);
}

}  // namespace

Result<StakeRange> stud_stake_range(const Rules& rules,
                                    const Round& round,
                                    const PlaceWager& wager,
                                    Actor by) {
    Result<StakeRange> range = melbourne_stake_range(stud_area, rules, round, wager, by);
    if (!range) return range;
    const Box& box = round.boxes[wager.box];
    const bool others_jackpot =  // carried over from the last round
        box.has(Wager::jackpot) && box.owner[index(Wager::jackpot)] != by.player;
    if (others_jackpot) return reject(Reason::area_taken, "CS 11.14"_clause);
    if (wager.wager == Wager::jackpot) return jackpot_range(rules, box);
    range->max = std::min(range->max, largest_ante);
    return range;
}

std::optional<DecisionOffer> stud_bet_offer(const Box& box) {
    const std::optional<Money> amount = checked_product(box[Wager::ante], stud_bet_multiple);
    if (!amount) return std::nullopt;
    return DecisionOffer{Decision::bet, Wager::bet, *amount, "CS 7.5.3"_clause};
}

bool is_stud_decision_due(const Box& box) {
    return box.standing == Standing::active && box.has(Wager::ante);
}

bool is_played_blind(const Round& round, std::size_t box) {
    const PlayerId owner = hand_owner(round.boxes[box]);
    return owner != 0 && seat_hand(round, owner) != box;
}

bool stud_needs_dealer(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
        return box.is_in_play() && box.standing != Standing::instant_winner;
    });
}

// If the dealer's hand is void, only a Jackpot wager still needs cards. [CS 11.6.2(b)]
bool stud_needs_cards(const Round& round, const Box& box) {
    return box.is_in_play() && (!round.dealer_void.is_set() || box.has(Wager::jackpot));
}

Money stud_ante_in_play(const Box& box, const Limits& limits) {
    return limits.max ? std::min(box[Wager::ante], *limits.max) : box[Wager::ante];
}

void return_ante_excess(const Box& box, const Limits& limits, BoxSettlement& lines) {
    const Money excess = box[Wager::ante] - stud_ante_in_play(box, limits);
    if (excess.is_positive()) lines.excess(Wager::ante, excess, "CS 6.2.2"_clause);
}

void settle_stud(const StudLines& clauses,
                 const Round& round,
                 const StudHand& hand,
                 BoxSettlement& lines) {
    if (is_open(hand.box, Wager::ante)) {
        settle_ante(clauses, round, hand, lines);
        return_ante_excess(hand.box, hand.limits, lines);
    }
    if (is_open(hand.box, Wager::bet)) settle_bet(clauses, round, hand, lines);
}

std::optional<JackpotClaim> stud_claim_without_cards(const Round& round, const Box& box) {
    const Override& word = box.overrides[index(Wager::jackpot)];
    if (box.carries_jackpot) {
        const bool own_hand = word.clause == "CS 11.12"_clause;
        return JackpotClaim{.verdict = Verdict::void_,
                            .clause = own_hand ? "CS 11.12"_clause : "CS 11.14"_clause,
                            .carried = true};
    }
    if (is_settled_by_ruling(box, Wager::jackpot)) {
        return JackpotClaim{.verdict = word.verdict, .clause = word.clause};
    }
    if (!box.has(Wager::ante)) {
        return JackpotClaim{.verdict = Verdict::returned, .clause = "I-96"_clause};
    }
    if (round.dealer_void.is_set()) {  // every hand that is still known is checked
        if (!box.cards.empty()) return std::nullopt;
        return JackpotClaim{.verdict = Verdict::returned, .clause = "I-47"_clause};
    }
    const bool stayed =
        box.standing == Standing::played || box.standing == Standing::instant_winner;
    if (!stayed) return JackpotClaim{.verdict = Verdict::lose, .clause = "I-49"_clause};
    return std::nullopt;
}

JackpotClaim stud_claim_for(std::optional<JackpotHand> hand) {
    constexpr Clause not_listed = "CS 5.8.2"_clause;
    if (!hand) return {.verdict = Verdict::lose, .clause = not_listed};
    return {.verdict = Verdict::win, .hand = hand, .lost = not_listed};
}

}  // namespace baize
