// Caribbean Stud and Wild Aruba Stud, played best: every deal of five cards to the player, five to
// the dealer, one of them seen, counted. How is said in docs/FIGURES.md.
#pragma once

#include <cstddef>

#include "core/card.h"
#include "core/card_set.h"
#include "exact/figures.h"
#include "exact/stud_payments.h"
#include "exact/stud_tally.h"
#include "table/game.h"

namespace baize::exact {

struct DecisionWorth {
    Decision decision{};
    WideCents net = 0;  // in cents, over all of the dealer's hands
};

// What a player who holds these cards and sees that card can know.
struct StudSituation {
    StudTally::ByDealer dealer_hands{};
    StaticVector<DecisionWorth, DecisionOffers::capacity()> worth{};  // smallest stake first
    Decision best{};
};

class StudSolution {
  public:
    // REQUIRES: `game` is a stud room with that ranking.
    StudSolution(const GameHooks& game, const stud::Ranking& ranking, const Rules& rules);

    // A piece is a rank of the up card. Pieces may be solved in any order and at the same time.
    static constexpr std::size_t piece_count = rank_count;

    [[nodiscard]] StudTally solve_piece(std::size_t piece) const;

    // REQUIRES: the sum of all pieces.
    [[nodiscard]] GameFigures figures(const StudTally& tally) const;

    // One of the situations, counted by itself. REQUIRES: five cards, and another.
    [[nodiscard]] StudSituation situation(CardSet hand, Card up_card) const;

  private:
    stud::HandClasses classes_;
    stud::StudPayments payments_;
};

[[nodiscard]] StudSolution caribbean_stud_solution(const Rules& rules);
[[nodiscard]] StudSolution wild_aruba_solution(const Rules& rules);

// All pieces, one after another.
[[nodiscard]] GameFigures solve_caribbean_stud(const Rules& rules);
[[nodiscard]] GameFigures solve_wild_aruba(const Rules& rules);

}  // namespace baize::exact
