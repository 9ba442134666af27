// The exact solutions of Caribbean Stud and Wild Aruba Stud with best play. Every deal of five
// cards to the player and five to the dealer, one of them seen, is counted. docs/FIGURES.md
// describes the method.
#pragma once

#include <cstddef>
#include <functional>

#include "engine/banked/machine/game.h"
#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "math/figures/figures.h"
#include "math/stud/stud_payments.h"
#include "math/stud/stud_tally.h"

namespace baize::exact {

class StudSolution {
  public:
    // REQUIRES: `game` is a stud room with that ranking.
    StudSolution(const GameHooks& game, const stud::Ranking& ranking, const Rules& rules);

    // A task is a rank of the up card. Tasks may be solved in any order and at the same time.
    static constexpr std::size_t task_count = rank_count;

    [[nodiscard]] StudTally solve_task(std::size_t task) const;

    // The same for hands played by a rule that looks at ranks only. The rule is asked for one hand
    // of each class, with an up card of the rank of the task, and chooses among the decisions
    // offered.
    using Rule = std::function<Decision(CardSet hand, Rank up_card, const stud::PayRow& offered)>;
    [[nodiscard]] StudTally solve_task(std::size_t task, const Rule& rule) const;

    // REQUIRES: `tally` is the sum of all tasks.
    [[nodiscard]] GameFigures figures(const StudTally& tally) const;

  private:
    template <typename Visit>
    void for_each_matchup(std::size_t task, Visit&& visit) const;

    stud::HandClasses classes_;
    stud::StudPayments payments_;
};

[[nodiscard]] StudSolution caribbean_stud_solution(const Rules& rules);
[[nodiscard]] StudSolution wild_aruba_solution(const Rules& rules);

// Returns the results of the main game when a rule decides. REQUIRES: as StudSolution::Rule.
[[nodiscard]] Distribution stud_by_rule(const StudSolution& solution,
                                        const StudSolution::Rule& rule);

// Solve all tasks, one after another.
[[nodiscard]] GameFigures solve_caribbean_stud(const Rules& rules);
[[nodiscard]] GameFigures solve_wild_aruba(const Rules& rules);

}  // namespace baize::exact
