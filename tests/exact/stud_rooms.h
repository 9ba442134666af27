// The two stud rooms side by side, and their judge asked deal by deal.
#pragma once

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "core/check.h"
#include "exact/stud_solution.h"
#include "games/caribbean_stud/game.h"
#include "games/wild_aruba/game.h"
#include "hands/cards.h"
#include "hands/five_card.h"
#include "hands/wild.h"
#include "table/play.h"

namespace baize::exact {

struct StudRoom {
    const GameHooks& game;
    StudSolution (*solution)(const Rules&);
    std::uint16_t (*value)(CardSet);
};

inline const StudRoom caribbean{hooks_of<caribbean_stud::CaribbeanStud>,
                                &caribbean_stud_solution,
                                [](CardSet five) { return rank_five(five).value(); }};
inline const StudRoom aruba{hooks_of<wild_aruba::WildAruba>,
                            &wild_aruba_solution,
                            [](CardSet five) { return rank_wild(five).value(); }};

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

// One box with an Ante of one unit that has taken the decision.
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

// The best decision and its worth in cents by walking all 163,185 dealer's hands with the up card.
struct Walked {
    Decision best{};
    WideCents net = 0;
};

inline Walked walk(const StudRoom& room, const Rules& rules, CardSet hand, Card up_card) {
    CardSet unseen = CardSet::full_deck() - hand;
    unseen.erase(up_card);
    const CardList<47> cards = [&] {
        CardList<47> list;
        for (CardSet left = unseen; !left.empty(); left.erase(left.lowest()))
            list.push_back(left.lowest());
        return list;
    }();
    Walked walked;
    Money staked{};
    bool is_first = true;
    for (const DecisionOffer& offer : offers_for(room, rules, hand)) {
        Judged judged(room, rules, hand, offer);
        WideCents net = 0;
        for (std::size_t a = 0; a < 46; ++a)
            for (std::size_t b = a + 1; b < 46; ++b)
                for (std::size_t c = b + 1; c < 46; ++c)
                    for (std::size_t d = c + 1; d < 46; ++d) {
                        CardSet dealer;
                        for (const Card card : {up_card, cards[a], cards[b], cards[c], cards[d]})
                            dealer.insert(card);
                        net += judged.net(dealer).cents();
                    }
        const bool is_better =
            is_first || net > walked.net || (net == walked.net && offer.amount < staked);
        if (is_better) {
            walked = {offer.decision, net};
            staked = offer.amount;
        }
        is_first = false;
    }
    return walked;
}

inline void expect_walked(const StudRoom& room,
                          const StudSolution& solution,
                          const Rules& rules,
                          CardSet hand,
                          Card up_card) {
    const StudSituation counted = solution.situation(hand, up_card);
    const Walked walked = walk(room, rules, hand, up_card);
    EXPECT_EQ(counted.best, walked.best) << to_string(dealt(hand)) << " / " << to_string(up_card);
    EXPECT_TRUE(counted.net == walked.net) << to_string(dealt(hand)) << " / " << to_string(up_card);
}

}  // namespace baize::exact
