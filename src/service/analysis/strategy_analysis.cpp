#include "service/analysis/strategy_analysis.h"

#include <algorithm>

#include "engine/core/per_game.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solution.h"
#include "math/strategy/caribbean_stud_strategies.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"
#include "math/strategy/wild_aruba_strategies.h"
#include "math/stud/stud_solution.h"
#include "math/three_card/three_card_solution.h"

namespace baize {

namespace {

template <typename Strategy>
StrategyFigures by_three_card(const Rules& rules) {
    return {Strategy::name, Strategy::words, exact::three_card_by_rule(rules, &Strategy::plays)};
}

// The strategies look at ranks only, so one suit of the up card stands for all four.
Card up_card_of(Rank rank) {
    return {rank, Suit::clubs};
}

template <typename Strategy>
StrategyFigures by_caribbean_stud(const exact::StudSolution& solution) {
    const auto rule = [](CardSet hand, Rank up_card, const exact::stud::PayRow&) {
        return Strategy::bets(hand, up_card_of(up_card)) ? Decision::bet : Decision::fold;
    };
    return {Strategy::name, Strategy::words, exact::stud_by_rule(solution, rule)};
}

template <typename Strategy>
StrategyFigures by_wild_aruba(const exact::StudSolution& solution) {
    const auto rule = [](CardSet hand, Rank up_card, const exact::stud::PayRow& offered) {
        const bool may_be_instant =
            std::any_of(offered.decisions.begin(), offered.decisions.end(), [](const auto& pays) {
                return pays.decision == Decision::instant_winner;
            });
        const Card up = up_card_of(up_card);
        if (may_be_instant && Strategy::takes_instant_winner(hand, up))
            return Decision::instant_winner;
        return Strategy::bets(hand, up) ? Decision::bet : Decision::fold;
    };
    return {Strategy::name, Strategy::words, exact::stud_by_rule(solution, rule)};
}

template <typename Strategy>
StrategyFigures by_ultimate_holdem(const Rules& rules, const ParallelExecutor& executor) {
    const exact::HoldemRule rule{
        &Strategy::raises_first, &Strategy::raises_flop, &Strategy::plays_river};
    return {Strategy::name, Strategy::words, exact::ultimate_by_rule(rules, rule, executor)};
}

template <typename Strategy>
StrategyFigures by_crown_holdem(const Rules& rules, const ParallelExecutor& executor) {
    const exact::HoldemRule rule{
        &Strategy::plays_flop, &Strategy::plays_turn, &Strategy::plays_river};
    return {Strategy::name, Strategy::words, exact::crown_by_rule(rules, rule, executor)};
}

std::vector<StrategyFigures> three_card_strategies(const Rules& rules,
                                                   const ParallelExecutor& /*executor*/) {
    return {by_three_card<three_card::PlayBest>(rules),
            by_three_card<three_card::PlayAlways>(rules),
            by_three_card<three_card::PlayQueen>(rules)};
}

std::vector<StrategyFigures> caribbean_stud_strategies(const Rules& rules,
                                                       const ParallelExecutor& /*executor*/) {
    const exact::StudSolution solution = exact::caribbean_stud_solution(rules);
    return {by_caribbean_stud<caribbean_stud::BetPractical>(solution),
            by_caribbean_stud<caribbean_stud::BetByUpCard>(solution),
            by_caribbean_stud<caribbean_stud::BetAlways>(solution),
            by_caribbean_stud<caribbean_stud::BetPairs>(solution)};
}

std::vector<StrategyFigures> wild_aruba_strategies(const Rules& rules,
                                                   const ParallelExecutor& /*executor*/) {
    const exact::StudSolution solution = exact::wild_aruba_solution(rules);
    return {by_wild_aruba<wild_aruba::BetPractical>(solution),
            by_wild_aruba<wild_aruba::BetNoInstant>(solution),
            by_wild_aruba<wild_aruba::BetInstant>(solution),
            by_wild_aruba<wild_aruba::BetByUpCard>(solution),
            by_wild_aruba<wild_aruba::BetAlways>(solution)};
}

std::vector<StrategyFigures> ultimate_holdem_strategies(const Rules& rules,
                                                        const ParallelExecutor& executor) {
    return {by_ultimate_holdem<ultimate_holdem::PlayPractical>(rules, executor),
            by_ultimate_holdem<ultimate_holdem::PlayAlways>(rules, executor),
            by_ultimate_holdem<ultimate_holdem::PlayLate>(rules, executor)};
}

std::vector<StrategyFigures> crown_holdem_strategies(const Rules& rules,
                                                     const ParallelExecutor& executor) {
    return {by_crown_holdem<crown_holdem::PlayPractical>(rules, executor),
            by_crown_holdem<crown_holdem::PlayAlways>(rules, executor),
            by_crown_holdem<crown_holdem::PlayCautious>(rules, executor)};
}

using StrategiesOf = std::vector<StrategyFigures> (*)(const Rules&, const ParallelExecutor&);

constexpr PerHouseGame<StrategiesOf> strategies(
    {{GameId::three_card, three_card_strategies},
     {GameId::caribbean_stud, caribbean_stud_strategies},
     {GameId::wild_aruba, wild_aruba_strategies},
     {GameId::ultimate_holdem, ultimate_holdem_strategies},
     {GameId::crown_holdem, crown_holdem_strategies}});

}  // namespace

std::vector<StrategyFigures> strategy_figures(std::optional<GameId> game,
                                              const Rules& rules,
                                              const ParallelExecutor& executor) {
    return game && is_house_game(*game) ? strategies[*game](rules, executor)
                                        : std::vector<StrategyFigures>();
}

}  // namespace baize
