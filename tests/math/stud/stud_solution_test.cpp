#include "math/stud/stud_solution.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "math/stud/stud_class_worth.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {
namespace {

// There are 2,598,960 hands, 47 up cards and 163,185 ways to complete the dealer's hand.
constexpr Weight all_deals = 19'933'230'517'200;

std::vector<std::string> names(const std::vector<Share>& shares) {
    std::vector<std::string> list;
    list.reserve(shares.size());
    for (const Share& share : shares)
        list.push_back(share.name);
    return list;
}

Weight deals_of(const std::vector<Share>& shares) {
    Weight sum = 0;
    for (const Share& share : shares)
        sum += share.deals;
    return sum;
}

std::string share(const WagerFigures& wager, std::size_t decision, unsigned places) {
    return decimal({wager.strategy[decision].deals, wager.results.deals()}, places);
}

// The published analysis of the game at the odds most casinos pay: a house edge of 5.224 % of the
// Ante, an element of risk of 2.555 %, a standard deviation of 2.24, 52.2 % of hands bet.
// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.9.1] [CS 5.9.2] [CS 5.9.4]
TEST(CaribbeanStudSolution, AgreesWithThePublishedAnalysis) {
    const GameFigures figures = solve_caribbean_stud(usual_caribbean_rules());
    ASSERT_EQ(figures.wagers.size(), 1U);
    const WagerFigures& ante = figures.wagers[0];
    EXPECT_EQ(ante.name, "ante");
    EXPECT_EQ(ante.results.deals(), all_deals);
    EXPECT_EQ(to_string(ante.results.expectation()), "-142031221/2718662100");
    EXPECT_EQ(decimal(ante.results.expectation(), 7), "-0.0522431");
    EXPECT_EQ(decimal(ante.results.expectation() / ante.results.average_stake(), 5), "-0.02555");
    EXPECT_EQ(decimal(ante.results.variance(), 3), "5.031");  // the square of 2.243
    EXPECT_EQ(share(ante, 0, 4), "0.5223");
}

// The book's own table pays a royal flush 250 to 1.
// [CS 8.1]
TEST(CaribbeanStudSolution, BookPaysMoreForARoyalFlushThanThePublishedGame) {
    const GameFigures figures = solve_caribbean_stud(caribbean_stud::CaribbeanStud::published());
    const WagerFigures& ante = figures.wagers[0];
    EXPECT_EQ(to_string(ante.results.expectation()), "-86362082531/1661102543100");
    EXPECT_EQ(ante.results.largest_win(), unit * 501);
    EXPECT_EQ(names(ante.strategy), (std::vector<std::string>{"bet", "fold"}));
    EXPECT_EQ(deals_of(ante.strategy), all_deals);
    ASSERT_EQ(ante.paid_hands.size(), 10U);
    EXPECT_EQ(ante.paid_hands.front().name, "royal_flush");
    EXPECT_EQ(ante.paid_hands.back().name, "odd_cards");
    // A hand that beats a qualified dealer wins its payment besides the Ante's even money.
    Weight wins = 0;
    for (const NetResult& result : ante.results.results())
        wins += result.net > unit ? result.deals : 0;
    EXPECT_EQ(deals_of(ante.paid_hands), wins);
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.6.2(c)] [CS 12.7.1] [CS 12.8.3]
TEST(WildArubaSolution, HasItsKnownFigures) {
    const GameFigures figures = solve_wild_aruba(wild_aruba::WildAruba::published());
    const WagerFigures& ante = figures.wagers[0];
    EXPECT_EQ(ante.results.deals(), all_deals);
    EXPECT_EQ(to_string(ante.results.expectation()), "-218495416463/4983307629300");
    EXPECT_EQ(names(ante.strategy), (std::vector<std::string>{"bet", "fold", "instant_winner"}));
    EXPECT_EQ(deals_of(ante.strategy), all_deals);
    EXPECT_EQ(share(ante, 0, 6), "0.628058");
    EXPECT_EQ(share(ante, 2, 6), "0.000773");
    ASSERT_EQ(ante.paid_hands.size(), 11U);
    EXPECT_EQ(ante.paid_hands.front().name, "royal_flush");
    EXPECT_EQ(ante.paid_hands.back().name, "one_pair");
}

// [CS 12.8.1]
TEST(WildArubaSolution, ARicherInstantWinnerIsTakenMoreOften) {
    Rules rules = wild_aruba::WildAruba::published();
    for (OddsTo& odds : rules.tables[1].odds)
        odds.win *= 10;
    const WagerFigures more = solve_wild_aruba(rules).wagers[0];
    // Tests every hand that may be an Instant Winner: natural and wild straight flushes, five of a
    // kind and royal flushes.
    Weight hands = 0;
    for (const Share& paid : more.paid_hands) {
        if (paid.name == "four_of_a_kind") break;
        hands += paid.deals;
    }
    EXPECT_EQ(more.strategy[2].deals, hands);
}

// [CS 8.1] [I-33]
TEST(StudSolution, CapOnPaymentsIsApplied) {
    Rules rules = caribbean_stud::CaribbeanStud::published();
    rules.limits.max_payout = unit * 100;
    const WagerFigures capped = solve_caribbean_stud(rules).wagers[0];
    EXPECT_EQ(capped.results.largest_win(), unit * 101);
}

TEST(StudSolution, PiecesAddUpInAnyOrder) {
    const Rules rules = wild_aruba::WildAruba::published();
    const StudSolution solution = wild_aruba_solution(rules);
    StudTally tally = solution.solve_task(StudSolution::task_count - 1);
    for (std::size_t task = StudSolution::task_count - 1; task-- > 0;)
        tally.add(solution.solve_task(task));
    EXPECT_EQ(solution.figures(tally), solve_wild_aruba(rules));
}

// If a royal flush pays nothing, a bet and the Instant Winner both win only the Ante against a
// dealer who shows a three and cannot have a royal flush. The hand is then played as at a table
// where the Instant Winner pays a little.
TEST(StudSolution, EqualDecisionsGoToTheOneThatStakesLess) {
    const auto strategy = [](OddsTo instant_winner, OddsTo bet) {
        Rules rules = wild_aruba::WildAruba::published();
        const auto royal_flush = static_cast<std::size_t>(WildHand::royal_flush);
        rules.tables[0].odds[royal_flush] = bet;
        rules.tables[1].odds[royal_flush] = instant_winner;
        const StudSolution solution = wild_aruba_solution(rules);
        const auto three = static_cast<std::size_t>(Rank::three);
        return solution.figures(solution.solve_task(three)).wagers.at(0).strategy;
    };
    const std::vector<Share> equal = strategy({.win = 0}, {.win = 0});
    EXPECT_EQ(equal, strategy({.win = 1}, {.win = 0}));
    EXPECT_NE(equal, strategy({.win = 0}, {.win = 1}));
}

// Tests hands whose suits and twos matter. [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(b)] [CS 5.7.3] [CS
// 5.9.3] [CS 12.6.2(c)]
TEST(StudSolution, ClassOfHandsEqualsTheAdvice) {
    const Rules caribbean_rules = caribbean_stud::CaribbeanStud::published();
    expect_class_worth(caribbean, caribbean_rules, hand("As Ks Qs 9s 3s"), Rank::queen);
    expect_class_worth(caribbean, caribbean_rules, hand("7h 7d 7s 2c 2d"), Rank::seven);
    const Rules aruba_rules = wild_aruba::WildAruba::published();
    expect_class_worth(aruba, aruba_rules, hand("2s 2h 9c Jc Kc"), Rank::two);
    expect_class_worth(aruba, aruba_rules, hand("2s 9h 8h 7h 3h"), Rank::ace);
}

// For the usual odds the published house edge is 5.316 per cent if ace, king, jack, eight, three or
// better is bet, and 5.470 if only pairs are bet.
TEST(StudSolution, FixedStrategiesCostThePublishedAmounts) {
    const StudSolution solution = caribbean_stud_solution(usual_caribbean_rules());
    const auto edge = [&](FiveCardRank lowest) {
        const Distribution results =
            stud_by_rule(solution, [&](CardSet hand, Rank, const stud::PayRow&) {
                return rank_five(hand) >= lowest ? Decision::bet : Decision::fold;
            });
        EXPECT_EQ(results.deals(), 19'933'230'517'200U);
        return decimal((Fraction() - results.expectation()) * Fraction::whole(100), 3);
    };
    EXPECT_EQ(edge(rank_five(hand("As Kd Jh 8c 3s"))), "5.316");
    EXPECT_EQ(edge(FiveCardRank::lowest_of(FiveCardHand::one_pair)), "5.470");
}

TEST(StudSolution, NoFixedStrategyBeatsTheBestPlay) {
    const StudSolution solution = wild_aruba_solution(wild_aruba::WildAruba::published());
    const Distribution folded =
        stud_by_rule(solution, [](CardSet, Rank, const stud::PayRow&) { return Decision::fold; });
    EXPECT_EQ(folded.expectation(), Fraction::whole(-1));
    // Against a 3 nearly every hand is bet, so always betting is worth only a little less.
    const auto always = [](CardSet, Rank, const stud::PayRow&) { return Decision::bet; };
    const auto net = [&](const StudTally& tally) {
        return solution.figures(tally).wagers.front().results.expectation();
    };
    EXPECT_LT(net(solution.solve_task(1, always)), net(solution.solve_task(1)));
    EXPECT_EQ(decimal(net(solution.solve_task(1, always)), 2),
              decimal(net(solution.solve_task(1)), 2));
}

}  // namespace
}  // namespace baize::exact
