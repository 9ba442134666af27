// Gives tests both stud rooms, and asks their judge about single deals.
#pragma once

#include <cstdint>

#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/wild_aruba/game.h"
#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"
#include "engine/hands/wild.h"
#include "math/stud/stud_solution.h"

namespace baize::exact {

struct StudRoom {
    const GameHooks& game;
    StudSolution (*solution)(const Rules&);
    std::uint16_t (*value)(CardSet);
    bool twos_are_wild = false;
};

inline const StudRoom caribbean{hooks_of<caribbean_stud::CaribbeanStud>,
                                &caribbean_stud_solution,
                                [](CardSet five) { return rank_five(five).value(); }};
inline const StudRoom aruba{hooks_of<wild_aruba::WildAruba>,
                            &wild_aruba_solution,
                            [](CardSet five) { return rank_wild(five).value(); },
                            true};

// Caribbean Stud with the odds of most casinos: a royal flush is paid 100 to 1.
inline Rules usual_caribbean_rules() {
    Rules rules = caribbean_stud::CaribbeanStud::published();
    rules.tables[0].odds[static_cast<std::size_t>(FiveCardHand::royal_flush)] = {.win = 100};
    return rules;
}

inline CardList<5> dealt(CardSet hand) {
    CardList<5> list;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        list.push_back(hand.lowest());
    return list;
}

// One box with an Ante of one unit and a decision, for the judge.
class Judged {
  public:
    Judged(const StudRoom& room, const Rules& rules, CardSet hand, const DecisionOffer& offer)
        : room_(room), rules_(rules) {
        Box& box = round_.boxes[0];
        box[Wager::ante] = unit;
        box.cards = dealt(hand);
        take_decision(round_, box, offer);
    }

    [[nodiscard]] Money net(CardSet dealer) {
        round_.dealer = dealt(dealer);
        settle_box(room_.game, rules_, round_, 0, lines_);
        return lines_.net().value();
    }

  private:
    const StudRoom& room_;
    const Rules& rules_;
    Round round_{};
    BoxSettlement lines_{};
};

inline DecisionOffers offers_for(const StudRoom& room, const Rules& rules, CardSet hand) {
    Round round;
    Box& box = round.boxes[0];
    box[Wager::ante] = unit;
    box.cards = dealt(hand);
    box.standing = Standing::active;
    return room.game.decisions(rules, round, 0);
}

}  // namespace baize::exact
