// The judge of Caribbean Stud: ranks the two hands; engine/banked/rulings/stud.h settles the
// wagers.
#include "engine/banked/machine/play.h"
#include "engine/banked/rulings/stud.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/caribbean_stud/rules.h"
#include "engine/hands/five_card.h"

namespace baize::caribbean_stud {

namespace {

FiveCardRank rank_of(const CardList<5>& cards) {
    return cards.empty() ? FiveCardRank{} : rank_five(cards.set());
}

// The jackpot hand of this category; nullopt if neither prize table of the book lists it.
std::optional<JackpotHand> jackpot_hand(FiveCardHand hand) {
    switch (hand) {
        case royal_flush: return JackpotHand::royal_flush;
        case straight_flush: return JackpotHand::straight_flush;
        case four_of_a_kind: return JackpotHand::four_of_a_kind;
        case full_house: return JackpotHand::full_house;
        case flush: return JackpotHand::flush;
        case straight: return JackpotHand::straight;
        case odd_cards:
        case one_pair:
        case two_pair:
        case three_of_a_kind: break;
    }
    return std::nullopt;
}

}  // namespace

void CaribbeanStud::settle_box(const Rules& rules,
                               const Round& round,
                               std::size_t place,
                               BoxSettlement& lines) {
    const Box& box = round.boxes[place];
    const Limits limits = limits_for(rules, box);
    StudHand hand{.box = box, .limits = limits};
    if (box.is_in_play() && !round.dealer_void.is_set()) {
        const FiveCardRank rank = rank_of(box.cards);
        hand.against_dealer = compare_stud(rank, rank_of(round.dealer), lowest_qualifying);
        hand.bet_odds = rules.tables[bet_slot][rank.category()];
    }
    settle_stud(lines_of_the_book, round, hand, lines);
}

JackpotClaim CaribbeanStud::jackpot_claim(const Rules& /*rules*/,
                                          const Round& round,
                                          std::size_t place) {
    const Box& box = round.boxes[place];
    if (const std::optional<JackpotClaim> claim = stud_claim_without_cards(round, box)) {
        return *claim;
    }
    return stud_claim_for(jackpot_hand(rank_of(box.cards).category()));
}

}  // namespace baize::caribbean_stud
