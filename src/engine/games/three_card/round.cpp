// The stakes and decisions offered at Three Card Poker, and the irregularities of rule 9.
#include "engine/banked/rulings/melbourne.h"
#include "engine/games/three_card/game.h"
#include "engine/games/three_card/rules.h"
#include "engine/hands/describe.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {

const GameFacts& ThreeCard::facts() {
    return three_card::facts;
}

Rules ThreeCard::published() {
    Rules rules;
    rules.seats = 9;                                             // [TCP 2.1]
    rules.tables = {ante_bonus_tables[0], pair_plus_tables[0]};  // [TCP 8.2]
    return rules;
}

Result<StakeRange> ThreeCard::stake_range(const Rules& rules,
                                          const Round& round,
                                          const PlaceWager& wager,
                                          Actor by) {
    return melbourne_stake_range(area, rules, round, wager, by);
}

bool ThreeCard::earns_cards(const Round& round, std::size_t box) {
    return round.boxes[box].has(Wager::ante) ||
           round.boxes[box].has(Wager::pair_plus);  // [TCP 7.3.1]
}

DecisionOffers ThreeCard::decisions(const Rules& rules, const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    DecisionOffers offers;
    if (box.standing != Standing::active) return offers;
    if (!box.has(Wager::ante)) return offers;  // Pair Plus alone needs no decision [TCP 7.5.3]
    offers.push_back({Decision::play, Wager::play, box[Wager::ante], "TCP 7.5.2(c)(i)"_clause});
    if (box.has(Wager::pair_plus)) {
        if (rules.settings.tcp_online_fold_keeps_pair_plus) {  // the only kind of fold [I-9]
            offers.push_back({Decision::fold, {}, {}, "TCP 7.5.2(b)"_clause, true});
            return offers;
        }
        offers.push_back({Decision::fold_ante, {}, {}, "TCP 7.5.2(b)"_clause});
    }
    offers.push_back({Decision::fold, {}, {}, "TCP 7.5.2(a)(i)"_clause});
    return offers;
}

bool ThreeCard::needs_community(const Round& /*round*/) {
    return false;
}

bool ThreeCard::needs_dealer(const Round& round) {
    for (std::size_t i = 0; i < boxes_max; ++i) {  // Pair Plus does not need it, but the book
        if (needs_cards(round, i)) return true;    // requires it [TCP 7.5.4]
    }
    return false;
}

bool ThreeCard::needs_cards(const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    return box.is_in_play() || box.standing == Standing::folded_ante;
}

Result<Ruling> ThreeCard::rule(const Rules& rules, Round& round, const Report& report, Actor by) {
    return rule_melbourne(irregularities, rules, round, report, by);
}

Result<Ruling> ThreeCard::answer(const Rules& rules,
                                 Round& round,
                                 const Question& question,
                                 const Answer& answer) {
    return answer_melbourne(irregularities, rules, round, question, answer);
}

// The book has no jackpot.
JackpotClaim ThreeCard::jackpot_claim(const Rules& /*rules*/,
                                      const Round& /*round*/,
                                      std::size_t /*box*/) {
    return {.verdict = Verdict::returned, .clause = "TCP 5.5"_clause};
}

std::string ThreeCard::describe_hand(const Round& round, std::size_t box) {
    const CardList<5>& cards = round.boxes[box].cards;
    return cards.empty() ? std::string() : describe_three(cards.set());
}

DealerCall ThreeCard::dealer_call(const Rules& /*rules*/, const Round& round) {
    if (round.dealer.empty() || round.dealer_void.is_set()) return {"no hand", false};
    return {describe_three(round.dealer.set()),
            rank_three(round.dealer.set()) >= lowest_qualifying};
}

}  // namespace baize::three_card
