// The stakes and decisions offered at Caribbean Stud, and the irregularities of rule 11.
#include "engine/banked/rulings/melbourne.h"
#include "engine/banked/rulings/stud.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/caribbean_stud/rules.h"
#include "engine/hands/describe.h"

namespace baize::caribbean_stud {

const GameFacts& CaribbeanStud::facts() {
    return caribbean_stud::facts;
}

Rules CaribbeanStud::published() {
    Rules rules;
    rules.seats = stud_seats;
    rules.tables[bet_slot] = bet_odds;
    return rules;
}

Result<StakeRange> CaribbeanStud::stake_range(const Rules& rules,
                                              const Round& round,
                                              const PlaceWager& wager,
                                              Actor by) {
    return stud_stake_range(rules, round, wager, by);
}

bool CaribbeanStud::earns_cards(const Round& round, std::size_t box) {
    return round.boxes[box].has(Wager::ante);  // [CS 7.3.1] [CS 7.4] [I-96]
}

DecisionOffers CaribbeanStud::decisions(const Rules& /*rules*/,
                                        const Round& round,
                                        std::size_t place) {
    const Box& box = round.boxes[place];
    DecisionOffers offers;
    if (!is_stud_decision_due(box)) return offers;
    if (const std::optional<DecisionOffer> bet = stud_bet_offer(box)) offers.push_back(*bet);
    offers.push_back(stud_fold_offer());
    return offers;
}

bool CaribbeanStud::needs_community(const Round& /*round*/) {
    return false;
}

bool CaribbeanStud::needs_dealer(const Round& round) {
    return stud_needs_dealer(round);
}

bool CaribbeanStud::needs_cards(const Round& round, std::size_t place) {
    return stud_needs_cards(round, round.boxes[place]);
}

Result<Ruling> CaribbeanStud::rule(const Rules& rules,
                                   Round& round,
                                   const Report& report,
                                   Actor by) {
    return rule_melbourne(stud_irregularities, rules, round, report, by);
}

Result<Ruling> CaribbeanStud::answer(const Rules& rules,
                                     Round& round,
                                     const Question& question,
                                     const Answer& answer) {
    return answer_melbourne(stud_irregularities, rules, round, question, answer);
}

std::string CaribbeanStud::describe_hand(const Round& round, std::size_t box) {
    const CardList<5>& cards = round.boxes[box].cards;
    return cards.empty() ? std::string() : describe_five(cards.set());
}

DealerCall CaribbeanStud::dealer_call(const Rules& /*rules*/, const Round& round) {
    if (round.dealer.empty() || round.dealer_void.is_set()) return {"no hand", false};
    return {describe_five(round.dealer.set()), rank_five(round.dealer.set()) >= lowest_qualifying};
}

}  // namespace baize::caribbean_stud
