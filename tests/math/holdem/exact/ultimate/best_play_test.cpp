// Tests the exact figures of the whole game, and single situations against a walk over all deals
// through the judge. The solver is built without sanitizers here (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "math/holdem/holdem_deals.h"
#include "math/holdem/ultimate_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solver.h"

namespace baize::exact {
namespace {

using ultimate_holdem::UltimateHoldem;

Rules common_game() {
    Rules rules = UltimateHoldem::published();
    rules.settings.uth_blind_loses_to_unqualified_dealer = true;
    return rules;
}

Weight share_of(const WagerFigures& wager, std::string_view name) {
    for (const Share& share : wager.strategy) {
        if (share.name == name) return share.deals;
    }
    return 0;
}

// The published analysis of the game with the common Blind: a house edge of 2.18497 per cent of the
// Ante, a standard deviation of 4.94, four times the Ante on 37.7 per cent of the hands, and on the
// average 4.152 units staked.
// [UTH 3.9(a)] [UTH 3.14(a)(i)] [UTH 3.38(a)] [I-4]
TEST(UltimateHoldemExact, TheCommonGameLosesItsPublishedFraction) {
    const GameFigures figures = solve_ultimate_holdem(common_game());
    const WagerFigures& ante = figures.wagers.at(0);
    EXPECT_EQ(ante.name, "ante");
    EXPECT_EQ(ante.results.deals(), 27'813'810'024'000U);
    EXPECT_EQ(to_string(ante.results.expectation()), "-50643648973/2317817502000");
    EXPECT_EQ(decimal(ante.results.expectation(), 7), "-0.0218497");
    EXPECT_EQ(decimal(ante.results.average_stake(), 3), "4.152");
    EXPECT_EQ(decimal(ante.results.variance(), 1), "24.4");
    EXPECT_EQ(decimal({share_of(ante, "play_4x"), ante.results.deals()}, 3), "0.377");
    EXPECT_EQ(share_of(ante, "play_3x"), 0U);
    EXPECT_EQ(ante.results.largest_win(), unit * 505);  // royal flush, four times the Ante
}

// The book's own Blind never loses to a dealer who does not qualify.
// [UTH 3.14(c)(i)] [I-4]
TEST(UltimateHoldemExact, BooksGameHasALowerEdgeThanTheCommonGame) {
    const GameFigures figures = solve_ultimate_holdem(UltimateHoldem::published(), two_workers());
    const WagerFigures& ante = figures.wagers.at(0);
    EXPECT_EQ(to_string(ante.results.expectation()), "-6822631727/463563500400");
    Weight all = 0;
    for (const Share& share : ante.strategy)
        all += share.deals;
    EXPECT_EQ(all, ante.results.deals());
    EXPECT_EQ(solve_ultimate_holdem(UltimateHoldem::published()), figures);
}

// The published house edge of table 1 is 0.90 per cent. 4,324 of 133,784,560 sets of seven cards
// contain a royal flush; each can be split in 21 ways into hole cards and board, with 990 dealer's
// hands and ten flops. [UTH 3.20(a)(i)] [UTH 3.21]
TEST(UltimateHoldemExact, TripsHasThePublishedEdgeOfEachTable) {
    const WagerFigures trips = solve_ultimate_holdem(UltimateHoldem::published()).wagers.at(1);
    EXPECT_EQ(trips.name, "trips");
    EXPECT_EQ(to_string(trips.results.expectation()), "-301629/33446140");
    ASSERT_EQ(trips.paid_hands.size(), 7U);
    EXPECT_EQ(trips.paid_hands[0], (Share{"royal_flush", Weight{4'324} * 21 * 990 * 10}));
    EXPECT_EQ(trips.paid_hands[6], (Share{"three_of_a_kind", Weight{6'461'620} * 21 * 990 * 10}));
}

// With these odds of the Blind the common denominator is so large that sums need 64 bits.
TEST(UltimateHoldemExact, UnusualOddsAreCountedInFractions) {
    Rules rules = common_game();
    rules.tables[ultimate_holdem::blind_slot]
        .odds[static_cast<std::size_t>(FiveCardHand::flush)] = {151, 100};
    const GameFigures odd = solve_ultimate_holdem(rules);
    const GameFigures plain = solve_ultimate_holdem(common_game());
    EXPECT_GT(odd.wagers[0].results.expectation(), plain.wagers[0].results.expectation());
}

class Walk {
  public:
    Walk(const Rules& rules, CardSet hand) : rules_(rules), hand_(hand) {
        Box& box = round_.boxes[0];
        box.cards = listed_cards(hand);
        box[Wager::ante] = box[Wager::blind] = unit;
    }

    // Returns the gain of a Play wager of twice the Ante over the better of once and folding, over
    // all dealer's hands.
    std::int64_t gain_of_twice(CardSet board) {
        round_.community = listed_cards(board);
        std::int64_t twice = 0;
        std::int64_t once = 0;
        std::int64_t fold = 0;
        for_each_two(board | hand_, [&](CardSet dealer) {
            round_.dealer = listed_cards(dealer);
            twice += net(Standing::played, 2, street_flop);
            once += net(Standing::played, 1, ultimate_holdem::street_river);
            fold += net(Standing::folded, 0, ultimate_holdem::street_river);
        });
        return twice - std::max(once, fold);
    }

  private:
    std::int64_t net(Standing standing, std::int64_t play, std::uint8_t street) {
        Box& box = round_.boxes[0];
        box.standing = standing;
        box[Wager::play] = unit * play;
        box.decided_on = street;
        lines_.start();
        UltimateHoldem::settle_box(rules_, round_, 0, lines_);
        return lines_.net()->cents();
    }

    Rules rules_;
    CardSet hand_;
    Round round_;
    BoxSettlement lines_;
};

// Tests one flop of each suit pattern; each has 1,081 boards with 990 dealer's hands.
TEST(UltimateHoldemExact, FlopsEqualAWalkThroughAllDeals) {
    const holdem::UltimatePayments payments = holdem::ultimate_payments(common_game());
    const ParallelExecutor executor = two_workers();
    holdem::UltimateSolver<std::int64_t> solver(payments, executor);
    solver.run();
    RandomCards cards(3);
    std::array<int, 4> patterns{};
    for (int tries = 0; tries < 400; ++tries) {
        cards.shuffle();
        const CardSet flop = cards.set(0, 3);
        unsigned suits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            suits |= 1U << static_cast<unsigned>(cards[i].suit());
        if (++patterns[static_cast<std::size_t>(std::popcount(suits))] > 1) continue;
        Walk walk(common_game(), cards.set(3, 2));
        std::int64_t walked = 0;
        for_each_two(cards.set(0, 5),
                     [&](CardSet more) { walked += walk.gain_of_twice(flop | more); });
        EXPECT_EQ(solver.gain_of_twice(flop, {cards[3], cards[4]}) * payments.share.cents(), walked)
            << to_string(listed_cards(flop)) << " / " << to_string(listed_cards(cards.set(3, 2)));
    }
}

}  // namespace
}  // namespace baize::exact
