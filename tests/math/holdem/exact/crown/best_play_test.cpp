// Tests the exact figures of the whole game, and single situations against a walk over all deals
// through the judge. The solver is built without sanitizers here (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/crown_holdem_solver.h"
#include "math/holdem/holdem_deals.h"

namespace baize::exact {
namespace {

using crown_holdem::CrownHoldem;

// The published analysis of Texas Hold'em Bonus where the Ante is paid from a flush upwards, which
// is this game: a house edge of 5.5935 per cent of the Ante.
// [CH 3.6(a)] [CH 3.36(a)] [CH 3.39(a)] [CH 3.42(a)] [I-3]
TEST(CrownHoldemExact, TheBestStrategyLosesItsPublishedFraction) {
    const GameFigures figures = solve_crown_holdem(CrownHoldem::published());
    const WagerFigures& ante = figures.wagers.at(0);
    EXPECT_EQ(ante.name, "ante");
    EXPECT_EQ(ante.results.deals(), 55'627'620'048'000U);
    EXPECT_EQ(to_string(ante.results.expectation()), "-19447087313/347672625300");
    EXPECT_EQ(decimal(ante.results.expectation(), 6), "-0.055935");
    EXPECT_EQ(ante.results.largest_win(), unit * 5);
    // The spread depends on Turn and River wagers in the same round: six million random rounds with
    // the same decisions gave 3.458 for its root.
    EXPECT_EQ(decimal(ante.results.variance(), 4), "11.9564");
    ASSERT_EQ(ante.strategy.size(), 3U);
    // Folded are 32 to 72 and 43, all offsuit: 72 of 1,326 hands.
    EXPECT_EQ(ante.strategy[0], (Share{"fold", ante.results.deals() / 1'326 * 72}));
    EXPECT_EQ(solve_crown_holdem(CrownHoldem::published(), two_workers()), figures);
}

// Counts the deals in which five given cards are the dealer's two and the flop, in any of ten ways.
// For the player the count is the same, less the folded hands. [CH 3.28(a)] [CH 3.33(a)] [CH
// 3.33(b)(iii)] [CH 3.34]
TEST(CrownHoldemExact, PokerExtras) {
    const GameFigures figures = solve_crown_holdem(CrownHoldem::published());
    const WagerFigures& dealer = figures.wagers.at(1);
    const WagerFigures& player = figures.wagers.at(2);
    EXPECT_EQ(dealer.name, "dealer_poker_extra");
    EXPECT_EQ(player.name, "player_poker_extra");
    ASSERT_EQ(dealer.paid_hands.size(), 8U);
    EXPECT_EQ(dealer.paid_hands[0], (Share{"royal_flush", 40}));
    EXPECT_EQ(dealer.paid_hands[3], (Share{"full_house", 37'440}));
    EXPECT_EQ(dealer.paid_hands[7], (Share{"two_pair", 1'235'520}));
    EXPECT_EQ(to_string(dealer.results.expectation()), "-5245/43316");
    EXPECT_EQ(to_string(player.results.expectation()), "-34101/216580");
    EXPECT_EQ(player.results.deals(), dealer.results.deals());
}

class CrownWalk {
  public:
    explicit CrownWalk(CardSet hand) : hand_(hand) {
        Box& box = round_.boxes[0];
        box.cards = listed_cards(hand);
        box.standing = Standing::active;
        box[Wager::ante] = unit;
        box[Wager::flop] = unit * 2;
    }

    // Returns the gain of a raise, summed over all dealer's hands.
    std::int64_t gain_of(Wager raise, CardSet board) {
        round_.community = listed_cards(board);
        std::int64_t gain = 0;
        for_each_two(board | hand_, [&](CardSet dealer) {
            round_.dealer = listed_cards(dealer);
            round_.boxes[0][raise] = unit;
            gain += net();
            round_.boxes[0][raise] = {};
            gain -= net();
        });
        return gain;
    }

  private:
    std::int64_t net() {
        lines_.start();
        CrownHoldem::settle_box(rules_, round_, 0, lines_);
        return lines_.net()->cents();
    }

    Rules rules_ = CrownHoldem::published();
    CardSet hand_;
    Round round_;
    BoxSettlement lines_;
};

class CrownSituations : public ::testing::Test {
  protected:
    CrownSituations() : solver(payments, executor) { solver.run(); }

    holdem::CrownPayments payments = holdem::crown_payments(CrownHoldem::published());
    ParallelExecutor executor = two_workers();
    holdem::CrownSolver<std::int64_t> solver;
};

TEST_F(CrownSituations, TurnsEqualAWalkThroughAllDeals) {
    RandomCards cards(4);
    for (int i = 0; i < 16; ++i) {
        cards.shuffle();
        const CardSet board = cards.set(0, 4);
        CrownWalk walk(cards.set(4, 2));
        std::int64_t walked = 0;
        for (std::size_t river = 6; river < card_count; ++river)
            walked += walk.gain_of(Wager::river, board | cards.set(river, 1));
        EXPECT_EQ(solver.gain_of_raise(board, {cards[4], cards[5]}) * payments.share.cents(),
                  walked)
            << to_string(listed_cards(board)) << " / " << to_string(listed_cards(cards.set(4, 2)));
    }
}

// Turn and river can come in two orders.
TEST_F(CrownSituations, FlopsEqualAWalkThroughAllDeals) {
    RandomCards cards(5);
    for (int i = 0; i < 2; ++i) {
        cards.shuffle();
        const CardSet flop = cards.set(0, 3);
        CrownWalk walk(cards.set(3, 2));
        std::int64_t walked = 0;
        for_each_two(cards.set(0, 5),
                     [&](CardSet more) { walked += walk.gain_of(Wager::turn, flop | more); });
        EXPECT_EQ(solver.gain_of_raise(flop, {cards[3], cards[4]}) * payments.share.cents(),
                  2 * walked)
            << to_string(listed_cards(flop)) << " / " << to_string(listed_cards(cards.set(3, 2)));
    }
}

// Published for the same game: 32 offsuit is worth -1.195592, 82 offsuit -0.917393, each per unit
// of Ante and with the Flop wager made.
TEST_F(CrownSituations, HandsEqualThePublishedFigures) {
    const Fraction deals(Fraction::Integer(2'118'760) * 20 * 990, 1);
    const auto worth = [&](unsigned high, unsigned low) {
        const std::int64_t shares = solver.gain_of_start(holdem::pair_of(high, low), false);
        const Fraction gain = Fraction(Fraction::Integer(shares) * payments.share.cents(),
                                       Fraction::Integer(unit.cents())) /
                              deals;
        return decimal(gain - Fraction::whole(1), 6);
    };
    EXPECT_EQ(worth(1, 0), "-1.195592");
    EXPECT_EQ(worth(6, 0), "-0.917393");
    EXPECT_EQ(worth(11, 0), "-0.115400");
}

}  // namespace
}  // namespace baize::exact
