// The first decision against the whole solution.
#include "exact/advice.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "exact/crown_holdem_solver.h"
#include "exact/holdem_deals.h"
#include "games/crown_holdem/game.h"
#include "hands/cards.h"

namespace baize::exact {
namespace {

using crown_holdem::CrownHoldem;

// [CH 3.35] [CH 4.4]
TEST(CrownHoldemAdvice, StartingHandsAreWorthWhatTheSolutionSays) {
    const Rules rules = CrownHoldem::published();
    const holdem::CrownPayments payments = holdem::crown_payments(rules);
    const Crew crew = two_workers();
    holdem::CrownSolver<std::int64_t> solver(payments, crew);
    solver.run();
    for (const char* cards : {"As Ad", "7s 2d", "3s 2d", "8s 2d", "9h 8h"}) {
        const CardSet two = hand(cards);
        const Card low = two.lowest();
        const Card high = (two - CardSet::of(std::array{low})).lowest();
        const unsigned pair =
            holdem::pair_of(static_cast<unsigned>(high.rank()), static_cast<unsigned>(low.rank()));
        const bool suited = high.suit() == low.suit();
        const Advice advice = advise(hooks_of<CrownHoldem>, rules, {.hand = two});
        const auto shares = static_cast<WideCents>(solver.gain_of_start(pair, suited));
        EXPECT_EQ(to_string(advice.options[1].worth - advice.options[0].worth),
                  to_string(Fraction(shares * payments.share.cents(), advice.deals * unit.cents())))
            << cards;
        EXPECT_EQ(advice.best == 1, solver.plays(pair, suited)) << cards;
    }
}

}  // namespace
}  // namespace baize::exact
