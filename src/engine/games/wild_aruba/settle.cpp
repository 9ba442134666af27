// The judge of Wild Aruba: ranks the two hands with their 2s wild and settles the Instant Winner;
// engine/banked/rulings/stud.h settles the other wagers.
#include "engine/banked/machine/play.h"
#include "engine/banked/rulings/stud.h"
#include "engine/games/wild_aruba/game.h"
#include "engine/games/wild_aruba/rules.h"
#include "engine/hands/wild.h"

namespace baize::wild_aruba {

namespace {

WildRank rank_of(const CardList<5>& cards) {
    return cards.empty() ? WildRank{} : rank_wild(cards.set());
}

// Pays the Ante, then the odds of the hand on the Ante, regardless of the dealer's hand. [I-32]
void settle_instant_winner(const Rules& rules,
                           const Box& box,
                           const Limits& limits,
                           BoxSettlement& lines) {
    if (box.has(Wager::ante) && !is_settled_by_ruling(box, Wager::ante)) {
        constexpr Clause clause = "CS 12.8.3"_clause;
        const Money ante = stud_ante_in_play(box, limits);
        const WildHand hand = rank_of(box.cards).category();
        const PayTable& table = rules.tables[instant_winner_slot];
        lines.win(Wager::ante, ante, stud_even_money, clause);
        if (table.pays(hand)) {
            lines.bonus(Wager::instant_winner, ante, table[hand], clause, limits.max_payout);
        }
        return_ante_excess(box, limits, lines);
    }
    if (box.has(Wager::bet) && !is_settled_by_ruling(box, Wager::bet)) {
        lines.give_back(Wager::bet, box[Wager::bet], Verdict::returned, "CS 12.8.2"_clause);
    }
}

// The interpretation of the cards that pays a Jackpot wager most. [CS 12.6.3] [I-30]
std::optional<JackpotHand> jackpot_hand(WildJackpotHand hand) {
    switch (hand) {
        case WildJackpotHand::none: break;
        case WildJackpotHand::four_of_a_kind: return JackpotHand::four_of_a_kind;
        case WildJackpotHand::wild_straight_flush: return JackpotHand::wild_straight_flush;
        case WildJackpotHand::five_of_a_kind: return JackpotHand::five_of_a_kind;
        case WildJackpotHand::wild_royal_flush: return JackpotHand::wild_royal_flush;
        case WildJackpotHand::straight_flush: return JackpotHand::straight_flush;
        case WildJackpotHand::royal_flush: return JackpotHand::royal_flush;
    }
    return std::nullopt;
}

}  // namespace

void WildAruba::settle_box(const Rules& rules,
                           const Round& round,
                           std::size_t place,
                           BoxSettlement& lines) {
    const Box& box = round.boxes[place];
    const Limits limits = limits_for(rules, box);
    if (box.standing == Standing::instant_winner) {
        settle_instant_winner(rules, box, limits, lines);
        return;
    }
    StudHand hand{.box = box, .limits = limits};
    StudLines clauses = lines_of_the_book;
    if (box.is_in_play() && !round.dealer_void.is_set()) {
        const WildRank rank = rank_of(box.cards);
        hand.against_dealer = compare_stud(rank, rank_of(round.dealer), lowest_qualifying);
        hand.bet_odds = rules.tables[bet_slot][rank.category()];
        if (rank < lowest_listed_pair) clauses.bet_higher = "I-31"_clause;
    }
    settle_stud(clauses, round, hand, lines);
}

JackpotClaim WildAruba::jackpot_claim(const Rules& rules, const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    if (const std::optional<JackpotClaim> claim = stud_claim_without_cards(round, box)) {
        return *claim;
    }
    if (box.cards.empty()) return stud_claim_for(std::nullopt);
    const bool natural_only = rules.settings.wa_jackpot_quads_natural_only;
    return stud_claim_for(jackpot_hand(jackpot_value(box.cards.set(), natural_only)));
}

}  // namespace baize::wild_aruba
