// Compares the solution's value of one class of stud hands, with all other hands folded, with the
// advice for each hand of the class.
#pragma once

#include <gtest/gtest.h>

#include "engine/hands/rank_counts.h"
#include "math/advice/advice.h"
#include "math/figures/suits_in_order.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {

// A class has hands with the same ranks that are all flushes or all not flushes; the suit of a wild
// two does not count.
class StudClass {
  public:
    StudClass(const StudRoom& room, CardSet example)
        : without_suit_(room.twos_are_wild ? CardSet::of_bits(0xF) : CardSet()),
          counts_(rank_counts(example)),
          is_of_one_suit_(is_of_one_suit(example)) {}

    [[nodiscard]] bool holds(CardSet hand) const {
        return rank_counts(hand) == counts_ && is_of_one_suit(hand) == is_of_one_suit_;
    }

  private:
    [[nodiscard]] bool is_of_one_suit(CardSet hand) const {
        unsigned suits = 0;
        for (unsigned suit = 0; suit < suit_count; ++suit)
            suits += ranks_in_suit(hand - without_suit_, suit) != 0 ? 1U : 0U;
        return suits == 1;
    }

    CardSet without_suit_;
    RankCounts counts_;
    bool is_of_one_suit_;
};

// Checks the class of a hand against all up cards of one rank.
inline void expect_class_worth(const StudRoom& room,
                               const Rules& rules,
                               CardSet example,
                               Rank up_rank) {
    SCOPED_TRACE(to_string(dealt(example)));
    constexpr Weight dealer_hands = 163'185;
    const StudClass hands(room, example);
    const StudSolution solution = room.solution(rules);
    const StudTally tally = solution.solve_task(
        static_cast<std::size_t>(up_rank), [&](CardSet hand, Rank, const stud::PayRow&) {
            return hands.holds(hand) ? Decision::bet : Decision::fold;
        });
    const WagerFigures ante = solution.figures(tally).wagers.at(0);

    Fraction worth;
    Weight situations = 0;
    for_each_kind_of_set(5, [&](CardSet hand, Weight alike) {
        if (!hands.holds(hand)) return;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            const Card up_card(up_rank, static_cast<Suit>(suit));
            if (hand.contains(up_card)) continue;
            const Advice advice = advise(
                room.game, rules, {.hand = hand, .dealer = CardSet::of(std::array{up_card})});
            const AdvisedOption& most = advice.options.back();
            ASSERT_EQ(most.offer.decision, Decision::bet);
            worth += most.worth * Fraction(alike, 1);
            situations += alike;
        }
    });
    ASSERT_GT(situations, 0U);
    EXPECT_EQ(ante.strategy.at(0), (Share{"bet", situations * dealer_hands}));
    // A hand that is folded loses one unit.
    const Weight folded = ante.results.deals() - situations * dealer_hands;
    EXPECT_EQ(to_string(ante.results.expectation() * Fraction(ante.results.deals(), 1)),
              to_string(worth * Fraction(dealer_hands, 1) - Fraction(folded, 1)));
}

}  // namespace baize::exact
