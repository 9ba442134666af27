#include "math/known_cards/known_cards.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/core/per_game.h"
#include "math/known_cards/known_holdem.h"
#include "math/known_cards/known_stud.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {

namespace {

GameFigures three_card_alone(const Rules& rules,
                             const Information& information,
                             const ParallelExecutor&) {
    return known_cards_three_card(rules, information);
}

constexpr PerHouseGame<KnownCardsSolver> known_cards_games(
    {{GameId::three_card, {GameId::three_card, 3, 0, three_card_alone}},
     {GameId::caribbean_stud, {GameId::caribbean_stud, 5, 1, known_cards_caribbean_stud}},
     {GameId::wild_aruba, {GameId::wild_aruba, 5, 1, known_cards_wild_aruba}},
     {GameId::ultimate_holdem, {GameId::ultimate_holdem, 1, 0, known_cards_ultimate}},
     {GameId::crown_holdem, {GameId::crown_holdem, 1, 0, known_cards_crown}}});

}  // namespace

std::span<const KnownCardsSolver> known_cards_solvers() {
    return known_cards_games.values();
}

const KnownCardsSolver* known_cards_solver_of(GameId game) {
    return known_cards_games.find(game);
}

std::size_t most_seen(const KnownCardsSolver& solver, std::size_t named) {
    return solver.dealer_most - std::max(named, solver.up_cards);
}

GameFigures solve_with_known_cards(const GameHooks& game,
                                   const Rules& given,
                                   const Information& information,
                                   const ParallelExecutor& executor) {
    const KnownCardsSolver* const solver = known_cards_solver_of(game.facts().id);
    BAIZE_CHECK(solver != nullptr && (information.known & information.dealer).empty());
    BAIZE_CHECK(information.dealer.size() <= solver->dealer_most);
    BAIZE_CHECK(information.seen <= most_seen(*solver, information.dealer.size()));
    Rules rules = given;
    rules.limits = {};  // The figures assume that stakes are played in full.
    return solver->solve(rules, information, executor);
}

}  // namespace baize::exact
