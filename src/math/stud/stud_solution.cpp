#include "math/stud/stud_solution.h"

#include <vector>

#include "engine/games/caribbean_stud/game.h"
#include "engine/games/wild_aruba/game.h"
#include "engine/hands/tie_break.h"
#include "math/stud/stud_choice.h"
#include "math/stud/stud_dealers.h"
#include "math/stud/stud_rankings.h"

namespace baize::exact {
namespace {

using stud::DealerCounts;
using stud::DealerHands;
using stud::HandClass;
using stud::HandsByDealer;
using stud::PayRow;
using stud::SuitView;

// Choices of the dealer's other four cards from the 46 cards that the player does not see.
constexpr std::int32_t unseen_hands = 163'185;
static_assert(tie_break::choose(46, 4) == unseen_hands);

// One class of player's hands against one rank of the up card.
struct Matchup {
    const HandClass& player;
    std::size_t up_rank = 0;
    bool up_card_is_wild = false;
    DealerHands unqualified{};
    DealerHands below{};
    DealerHands up_to{};

    // Returns the number of choices that the suit views do not distinguish: the up cards of that
    // rank that the player may see, and the suits of his wild twos.
    [[nodiscard]] Weight more_ways() const {
        const Weight wilds = tie_break::choose(4, player.wilds);
        return up_card_is_wild ? wilds * (4U - player.wilds) : wilds;
    }

    // True if the player holds the up card himself, given that it is of the suit of the view.
    [[nodiscard]] bool is_impossible(const SuitView& view) const {
        if (up_card_is_wild) return player.wilds == suit_count;
        for (std::size_t place = 0; place < player.naturals.size(); ++place) {
            if (player.naturals[place] == up_rank)
                return (unsigned{view.held[0]} >> place & 1U) != 0;
        }
        return false;
    }
};

// `choose(row, hands)` returns the index of a decision.
template <typename Choose>
void tally_matchup(const Matchup& matchup,
                   const std::vector<SuitView>& views,
                   const PayRow& row,
                   Choose&& choose,
                   StudTally::ByDecision& tally) {
    const Weight more_ways = matchup.more_ways();
    for (const SuitView& view : views) {
        if (matchup.is_impossible(view)) continue;
        const HandsByDealer hands = stud::hands_by_dealer(unseen_hands,
                                                          matchup.unqualified.seen(view),
                                                          matchup.below.seen(view),
                                                          matchup.up_to.seen(view));
        StudTally::ByDealer& deals = tally[choose(row, hands)];
        for (std::size_t i = 0; i < stud::dealer_kinds; ++i)
            deals[i] += view.ways * more_ways * static_cast<Weight>(hands[i]);
    }
}

const std::vector<SuitView>& views_of(const stud::HandClasses& classes, const Matchup& matchup) {
    return classes.suits_of(matchup.player)
        .of(matchup.player.is_of_one_suit, matchup.up_card_is_wild);
}

std::size_t number_of_decision(const PayRow& row, Decision decision) {
    std::size_t number = 0;
    while (row.decisions[number].decision != decision)
        ++number;
    return number;
}

GameFigures solve_all(const StudSolution& solution) {
    StudTally tally = solution.solve_task(0);
    for (std::size_t task = 1; task < StudSolution::task_count; ++task)
        tally.add(solution.solve_task(task));
    return solution.figures(tally);
}

}  // namespace

StudSolution::StudSolution(const GameHooks& game, const stud::Ranking& ranking, const Rules& rules)
    : classes_(ranking), payments_(game, rules, ranking, classes_.all()) {}

// Calls visit(matchup, row) for every class of player's hands against the rank of the up card.
template <typename Visit>
void StudSolution::for_each_matchup(std::size_t task, Visit&& visit) const {
    const std::vector<HandClass>& classes = classes_.all();
    DealerCounts unqualified(task, classes_.twos_are_wild());
    DealerCounts qualified(task, classes_.twos_are_wild());
    for (std::size_t i = 0; i < classes.size(); ++i)
        if (!payments_.qualifies(i)) unqualified.add(classes[i]);

    const bool up_card_is_wild = classes_.twos_are_wild() && task == 0;
    std::vector<DealerHands> below;
    for (std::size_t first = 0, end = 0; first < classes.size(); first = end) {
        below.clear();
        for (end = first; end < classes.size() && classes[end].value == classes[first].value; ++end)
            below.push_back(qualified.against(classes[end]));
        for (std::size_t i = first; i < end; ++i)
            if (payments_.qualifies(i)) qualified.add(classes[i]);
        for (std::size_t i = first; i < end; ++i) {
            const HandClass& player = classes[i];
            visit(Matchup{.player = player,
                          .up_rank = task,
                          .up_card_is_wild = up_card_is_wild,
                          .unqualified = unqualified.against(player),
                          .below = below[i - first],
                          .up_to = qualified.against(player)},
                  payments_.row_of(i));
        }
    }
}

StudTally StudSolution::solve_task(std::size_t task) const {
    StudTally tally;
    tally.rows.resize(payments_.rows().size());
    for_each_matchup(task, [&](const Matchup& matchup, std::size_t row) {
        tally_matchup(matchup,
                      views_of(classes_, matchup),
                      payments_.rows()[row],
                      stud::best_decision,
                      tally.rows[row]);
    });
    return tally;
}

StudTally StudSolution::solve_task(std::size_t task, const Rule& rule) const {
    StudTally tally;
    tally.rows.resize(payments_.rows().size());
    for_each_matchup(task, [&](const Matchup& matchup, std::size_t row) {
        const PayRow& offered = payments_.rows()[row];
        const std::size_t chosen = number_of_decision(
            offered, rule(matchup.player.example, static_cast<Rank>(task), offered));
        tally_matchup(
            matchup,
            views_of(classes_, matchup),
            offered,
            [&](const PayRow&, const HandsByDealer&) { return chosen; },
            tally.rows[row]);
    });
    return tally;
}

GameFigures StudSolution::figures(const StudTally& tally) const {
    return stud_figures(payments_.rows(), tally);
}

StudSolution caribbean_stud_solution(const Rules& rules) {
    return {hooks_of<caribbean_stud::CaribbeanStud>, stud::five_card_ranking, rules};
}

StudSolution wild_aruba_solution(const Rules& rules) {
    return {hooks_of<wild_aruba::WildAruba>, stud::wild_ranking, rules};
}

Distribution stud_by_rule(const StudSolution& solution, const StudSolution::Rule& rule) {
    StudTally tally = solution.solve_task(0, rule);
    for (std::size_t task = 1; task < StudSolution::task_count; ++task)
        tally.add(solution.solve_task(task, rule));
    return solution.figures(tally).wagers.front().results;
}

GameFigures solve_caribbean_stud(const Rules& rules) {
    return solve_all(caribbean_stud_solution(rules));
}

GameFigures solve_wild_aruba(const Rules& rules) {
    return solve_all(wild_aruba_solution(rules));
}

}  // namespace baize::exact
