#include "math/known_cards/known_cards.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/hands/three_card.h"
#include "math/advice/advice.h"
#include "math/figures/solvers.h"
#include "math/known_cards/walked_information.h"

namespace baize::exact {
namespace {

GameFigures with_information(GameId game, const Information& information) {
    const GameHooks& hooks = *house_game(game);
    return solve_with_known_cards(hooks, hooks.published(), information, {});
}

Fraction main_worth(GameId game, const Information& information) {
    return with_information(game, information).wagers.front().results.expectation();
}

void expect_walked_worth(GameId game, const Information& information) {
    const GameHooks& hooks = *house_game(game);
    EXPECT_EQ(to_string(main_worth(game, information)),
              to_string(walked_worth(hooks, hooks.published(), information)))
        << name(game) << ", seen " << information.seen;
}

// The Hold'em games take minutes under the sanitizers: KnownCardsHoldem compares them without.
TEST(KnownCardsGame, NoInformationGivesTheOrdinaryGame) {
    for (const KnownCardsSolver& solver : known_cards_solvers()) {
        if (situation_shape(house_game(solver.game)->facts()).hand == 2) continue;
        const Rules rules = house_game(solver.game)->published();
        EXPECT_EQ(with_information(solver.game, {}),
                  solver_named(baize::name(solver.game))->solve(rules, {}))
            << name(solver.game);
    }
}

// The up card of the stud games is not an exposed card, but one of the known cards of the dealer.
TEST(KnownCardsGame, NumberOfSeenCardsIsLimited) {
    const KnownCardsSolver& three_card = *known_cards_solver_of(GameId::three_card);
    EXPECT_EQ(most_seen(three_card), 3U);
    EXPECT_EQ(most_seen(three_card, 2), 1U);
    const KnownCardsSolver& stud = *known_cards_solver_of(GameId::caribbean_stud);
    EXPECT_EQ(most_seen(stud), 4U);
    EXPECT_EQ(most_seen(stud, 1), 4U);
    EXPECT_EQ(most_seen(stud, 2), 3U);
    EXPECT_EQ(known_cards_solver_of(GameId::holdem), nullptr);
}

// Every deal of a small deck is a situation here; tests/math/known_cards/exact has larger decks.
TEST(KnownCardsThreeCard, EqualsTheSumOfItsSituations) {
    const CardSet dealer = cards_in("Qs 7d");
    const CardSet known = all_but("As Ks Qs 3s 2s Ah Kd 7d 7c 7h 4d");
    expect_walked_worth(GameId::three_card, {.known = known, .dealer = dealer});
}

// The published figures: an edge of 3.4829 per cent, a standard deviation of 1.7417, and 54.2203
// per cent of rounds won.
TEST(KnownCardsThreeCard, CardOfTheDealerGivesThePlayerTheEdge) {
    const Distribution one = with_information(GameId::three_card, {.seen = 1}).wagers[0].results;
    EXPECT_EQ(to_string(one.expectation()), "443162/12724075");
    EXPECT_EQ(decimal(one.expectation(), 6), "0.034829");
    EXPECT_EQ(decimal(one.variance(), 3), "3.034");  // the square of 1.7417
    EXPECT_EQ(decimal(one.hit_frequency(), 6), "0.542203");
    EXPECT_EQ(one.deals(), 22'100U * 18'424U * 3U);
}

// Pair Plus is dealt from the remaining cards, and no seen card of the dealer changes it.
TEST(KnownCardsThreeCard, PairPlusIsCountedFromTheCardsThatAreLeft) {
    const CardSet known = cards_in("As Ad Ah Kc 7s 6s 5s");
    const CardSet dealer = cards_in("Ac");
    std::array<Weight, 6> hands{};
    for_each_part(CardSet::full_deck() - known - dealer, 3, [&](CardSet hand) {
        ++hands[static_cast<std::size_t>(rank_three(hand).category())];
    });
    const WagerFigures pair_plus =
        with_information(GameId::three_card, {.known = known, .dealer = dealer, .seen = 1})
            .wagers[1];
    EXPECT_EQ(pair_plus.results.deals(), 44U * 43U * 42U / 6U);
    ASSERT_EQ(pair_plus.paid_hands.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(pair_plus.paid_hands[i].deals, hands[5 - i]) << pair_plus.paid_hands[i].name;
    EXPECT_EQ(with_information(GameId::three_card, {.seen = 2}).wagers[1],
              with_information(GameId::three_card, {}).wagers[1]);
}

TEST(KnownCardsThreeCard, SeeingMoreNeverCostsThePlayer) {
    const CardSet known = cards_in("As Kd Qh 2c 2d 9s");
    Fraction last = main_worth(GameId::three_card, {.known = known});
    for (const std::size_t seen : {1U, 3U}) {
        const Fraction more = main_worth(GameId::three_card, {.known = known, .seen = seen});
        EXPECT_GT(more, last);
        last = more;
    }
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 12.6.2(a)] [CS 12.6.2(b)]
TEST(KnownCardsStud, EqualsTheSumOfItsSituations) {
    const CardSet dealer = cards_in("2s Qs");
    const CardSet known = all_but("As Ks Qs Js Ts 9s 2s Ah Kd 2h Tc");
    expect_walked_worth(GameId::caribbean_stud, {.known = known, .dealer = dealer});
    expect_walked_worth(GameId::wild_aruba, {.known = known, .dealer = dealer});
}

TEST(KnownCardsStud, ResultDoesNotDependOnTheNumberOfWorkers) {
    const Information information{.known = cards_in("As 2d"), .dealer = cards_in("Kd 7c")};
    const GameHooks& game = *house_game(GameId::wild_aruba);
    Information sees_one = information;
    sees_one.seen = 1;
    const ParallelExecutor backwards{.workers = 3, .run = [](std::size_t count, const Task& task) {
                                         for (std::size_t i = count; i-- > 0;)
                                             task(i, i % 3);
                                     }};
    EXPECT_EQ(solve_with_known_cards(game, game.published(), sees_one, backwards),
              solve_with_known_cards(game, game.published(), sees_one, {}));
}

}  // namespace
}  // namespace baize::exact
