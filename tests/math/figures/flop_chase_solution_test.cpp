// Compares the solution of Flop Chase, which uses twenty flops, with a count over all flops.
#include "math/figures/flop_chase_solution.h"

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/hands/cards.h"
#include "engine/poker/poker_table.h"
#include "math/figures/solvers.h"

namespace baize::exact {
namespace {

// 2,600 of 22,100 flops are of one colour, two in seventeen, and pay 7 to 1.
// [CP 10.1.1(a)] [CP 10.1.1(b)] [CP 10.1.1(c)] [CP 10.1.1(d)] [CP 10.2.2]
TEST(FlopChaseSolution, EachColourKeepsASeventeenth) {
    const GameFigures figures = solve_flop_chase();
    ASSERT_EQ(figures.wagers.size(), 2U);
    EXPECT_EQ(figures.wagers[0].name, "red");
    EXPECT_EQ(figures.wagers[1].name, "black");
    for (const WagerFigures& colour : figures.wagers) {
        EXPECT_EQ(colour.results.results(),
                  (std::vector<NetResult>{{-unit, unit, 19'500}, {unit * 7, unit, 2'600}}));
        EXPECT_EQ(colour.results.expectation(), Fraction(-1, 17));
        EXPECT_EQ(colour.results.variance(), Fraction(64 * 2 * 15, 17 * 17));
        EXPECT_EQ(colour.results.hit_frequency(), Fraction(2, 17));
    }
}

// Returns the result of one unit on the colour over all flops, in hands that are played until the
// action after the flop has begun. [CP 10.2.1]
Money all_flops(poker::Colour colour) {
    poker::PokerTable table(poker::Structure::no_limit, {100, 100});
    table.rules.flop_chase.offered = true;
    table.opening.stacks[0] += unit;
    table.opening.side_wagers[0] = {unit, colour};
    const std::array<poker::Face, card_count> ordered = table.opening.deck;
    Money won;
    for_each_set(3, [&](CardSet flop) {
        // Two hands of two cards and a burn lie above the flop.
        std::size_t above = 0;
        std::size_t in_flop = 5;
        std::size_t below = 8;
        for (const poker::Face face : ordered) {
            const bool lies_above = !flop.contains(face.card()) && above < 5;
            std::size_t& place = flop.contains(face.card()) ? in_flop : lies_above ? above : below;
            table.opening.deck[place++] = face;
        }
        table.events.clear();
        table.open().calls(2).checks(1).checks(1);
        won += table.hand.side_payments[0] - unit;
    });
    return won;
}

// [CP 10.1] [CP 8.18.1]
TEST(FlopChaseSolution, TwentyFlopsStandForAll) {
    const GameFigures figures = solve_flop_chase();
    const auto solved = [](const WagerFigures& colour) {
        Money sum;
        for (const NetResult& result : colour.results.results())
            sum += result.net * static_cast<std::int64_t>(result.deals);
        return sum;
    };
    EXPECT_EQ(all_flops(poker::Colour::red), solved(figures.wagers[0]));
    EXPECT_EQ(all_flops(poker::Colour::black), solved(figures.wagers[1]));
}

TEST(Solvers, AreFoundByTheNameOfTheirGame) {
    for (const Solver& solver : solvers()) {
        EXPECT_EQ(solver_named(solver.name), &solver);
        if (solver.game) {
            EXPECT_EQ(baize::name(*solver.game), solver.name);
        } else {
            EXPECT_EQ("flop_chase", solver.name);
        }
    }
    EXPECT_EQ(solvers().size(), house_game_count + 1);
    EXPECT_EQ(solver_named("roulette"), nullptr);
    EXPECT_EQ(solver_named("flop_chase")->solve(Rules{}, {}), solve_flop_chase());
}

// No limit reduces a stake or a payment. [CS 8.1] [I-33] [I-44]
TEST(Solvers, LeaveTheLimitsOfATableOut) {
    for (const GameId game : {GameId::three_card, GameId::caribbean_stud}) {
        const Rules open = house_game(game)->published();
        Rules limited = open;
        limited.limits = {
            .max = unit - Money::of_cents(1), .max_payout = unit * 2, .chip = Money::of_cents(500)};
        const Solver& solver = *solver_named(baize::name(game));
        EXPECT_EQ(solver.solve(limited, {}), solver.solve(open, {})) << name(game);
    }
}

}  // namespace
}  // namespace baize::exact
