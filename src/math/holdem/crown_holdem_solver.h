// The best play of Crown Hold'em, and the number of deals in which each decision meets each class
// of deals. The method is derived in docs/FIGURES.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/holdem/boards/holdem_runouts.h"
#include "math/holdem/crown_holdem_payments.h"
#include "math/holdem/decisions/holdem_decisions.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/holdem_tallies.h"
#include "math/holdem/decisions/holdem_weighing.h"

namespace baize::exact::holdem {

// Ways to divide the five cards of a board into flop, turn and river, and a board of four into flop
// and turn.
inline constexpr std::uint32_t orders_of_board = 20;
inline constexpr std::uint32_t orders_of_turn = 4;
inline constexpr std::uint32_t orders_after_flop = 47 * 46;  // Ways to deal the turn and the river.

// Neither the Turn nor the River wager, one of them, or both. The two wagers are worth the same.
inline constexpr std::size_t crown_raises = 3;

using CrownTallies = std::array<Tallies, crown_raises>;

// `Sum` is wide enough for what a hand can gain over all boards.
template <typename Sum>
class CrownSolver {
  public:
    CrownSolver(const CrownPayments& payments, const ParallelExecutor& executor);

    // Makes all decisions and counts their results.
    void run();

    // Makes all decisions.
    void decide();

    // Counts the results when a rule decides instead of the best play.
    void run_by(const HoldemRule& rule);

    // REQUIRES: run.
    [[nodiscard]] CrownTallies tallies() const;

    // Returns the number of deals of the player's and the communal cards, in order, in which the
    // Turn wager is made. REQUIRES: run.
    [[nodiscard]] Weight turns_made() const;

    // REQUIRES for the following: decide. Returns what a raise on three or four cards of the board
    // gains, in shares, over all cards that can be dealt, in order, and over all dealer's hands.
    [[nodiscard]] std::int64_t gain_of_raise(CardSet board, std::array<Card, 2> hand) const;

    // Returns what a hand gains over folding, in shares, over all deals.
    [[nodiscard]] std::int64_t gain_of_start(std::size_t pair, bool suited) const {
        return gains_[pair][suited ? 1 : 0] / hands_of_start(pair, suited);
    }

    [[nodiscard]] bool plays(std::size_t pair, bool suited) const {
        return plays_[pair][suited ? 1 : 0];
    }

  private:
    enum Set : std::size_t { one, both };

    using Tally = BoardTally<std::int32_t, 2>;

    // Numbers of deals in which one raise is made, or both are, by boards of four.
    struct TurnCounts {
        LargeArray<std::int16_t> by_suit{turn_count * hole_places};
        LargeArray<std::uint32_t> by_ranks{turn_ranks_count * pair_places};
    };

    struct Worker {
        GainsByStart on_flop{};
        GainsByStart on_turn{};
        Tally tally;
    };

    void weigh_turns(std::size_t high);
    void weigh_flops(std::size_t task);
    void decide_starts();
    void count();
    void name_flops(std::size_t flop);
    void choose_played();
    void count_raises(std::size_t board);
    void tally_board(const RankedBoard& board, Tally& tally) const;
    [[nodiscard]] typename Tally::Deals deals_by_ranks(const RankedBoard& board) const;

    const ParallelExecutor& executor_;
    WorthLines lines_;  // For a raise.
    Lines flop_lines_;
    BoardsWeighed<Sum> weighed_;  // The boards valued for a raise.
    EarlyBoards flops_;
    EarlyBoards turns_;
    LargeArray<Sum> turn_sums_;
    LargeArray<Sum> flop_sums_;
    LargeArray<Sum> flops_by_suit_;
    std::vector<Worker> workers_;
    LargeArray<Choices> turn_choices_;   // By flop.
    LargeArray<Choices> river_choices_;  // By board of four.
    LargeArray<Choices> named_choices_;  // By flop under any names of the suits.
    std::array<std::array<std::int64_t, 2>, pair_count> gains_{};
    std::array<std::array<bool, 2>, pair_count> plays_{};
    Choices played_choices_{};
    std::array<TurnCounts, 2> counts_{};
};

extern template class CrownSolver<std::int32_t>;
extern template class CrownSolver<std::int64_t>;

}  // namespace baize::exact::holdem
