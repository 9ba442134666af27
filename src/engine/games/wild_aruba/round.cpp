// The stakes and decisions offered at Wild Aruba; rule 11 applies to its irregularities too.
#include "engine/banked/rulings/melbourne.h"
#include "engine/banked/rulings/stud.h"
#include "engine/games/wild_aruba/game.h"
#include "engine/games/wild_aruba/rules.h"
#include "engine/hands/describe.h"

namespace baize::wild_aruba {

namespace {

// The owner must have looked at the hand to choose this, so a hand played blind cannot be an
// Instant Winner; offering it would reveal the hand. [CS 5.10.2] [CS 12.8.1] [I-32]
bool may_be_instant_winner(const Round& round, std::size_t place) {
    const CardList<5>& cards = round.boxes[place].cards;
    if (cards.empty() || is_played_blind(round, place)) return false;
    return rank_wild(cards.set()) >= lowest_instant_winner;
}

}  // namespace

const GameFacts& WildAruba::facts() {
    return wild_aruba::facts;
}

Rules WildAruba::published() {
    Rules rules;
    rules.seats = stud_seats;
    rules.tables[bet_slot] = bet_odds;
    rules.tables[instant_winner_slot] = instant_winner_odds;
    return rules;
}

Result<StakeRange> WildAruba::stake_range(const Rules& rules,
                                          const Round& round,
                                          const PlaceWager& wager,
                                          Actor by) {
    return stud_stake_range(rules, round, wager, by);
}

bool WildAruba::earns_cards(const Round& round, std::size_t box) {
    return round.boxes[box].has(Wager::ante);  // [CS 7.3.1] [CS 7.4] [I-96]
}

DecisionOffers WildAruba::decisions(const Rules& /*rules*/, const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    DecisionOffers offers;
    if (!is_stud_decision_due(box)) return offers;
    if (const std::optional<DecisionOffer> bet = stud_bet_offer(box)) offers.push_back(*bet);
    if (may_be_instant_winner(round, place)) {
        offers.push_back({Decision::instant_winner, {}, {}, "CS 12.8.1"_clause});
    }
    offers.push_back(stud_fold_offer());
    return offers;
}

bool WildAruba::needs_community(const Round& /*round*/) {
    return false;
}

bool WildAruba::needs_dealer(const Round& round) {
    return stud_needs_dealer(round);
}

bool WildAruba::needs_cards(const Round& round, std::size_t place) {
    return stud_needs_cards(round, round.boxes[place]);
}

Result<Ruling> WildAruba::rule(const Rules& rules, Round& round, const Report& report, Actor by) {
    return rule_melbourne(stud_irregularities, rules, round, report, by);
}

Result<Ruling> WildAruba::answer(const Rules& rules,
                                 Round& round,
                                 const Question& question,
                                 const Answer& answer) {
    return answer_melbourne(stud_irregularities, rules, round, question, answer);
}

std::string WildAruba::describe_hand(const Round& round, std::size_t box) {
    const CardList<5>& cards = round.boxes[box].cards;
    return cards.empty() ? std::string() : describe_wild(cards.set());
}

DealerCall WildAruba::dealer_call(const Rules& /*rules*/, const Round& round) {
    if (round.dealer.empty() || round.dealer_void.is_set()) return {"no hand", false};
    return {describe_wild(round.dealer.set()), rank_wild(round.dealer.set()) >= lowest_qualifying};
}

}  // namespace baize::wild_aruba
