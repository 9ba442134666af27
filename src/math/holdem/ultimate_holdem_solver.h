// The best play of Ultimate Texas Hold'em, and the number of deals in which each decision meets
// each class of deals. The method is derived in docs/FIGURES.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/holdem/decisions/holdem_decisions.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/holdem_tallies.h"
#include "math/holdem/decisions/holdem_weighing.h"
#include "math/holdem/ultimate_holdem_payments.h"

namespace baize::exact::holdem {

enum class UltimateStage : std::uint8_t { four_times, three_times, twice, once, fold };
inline constexpr std::size_t ultimate_stages = 5;

// For folds only the hands are counted, because the dealer's hands no longer matter.
using UltimateTallies = std::array<Tallies, ultimate_stages>;

inline constexpr std::uint32_t flops_of_board = 10;

// `Sum` is wide enough for what a hand can gain over all boards.
template <typename Sum>
class UltimateSolver {
  public:
    UltimateSolver(const UltimatePayments& payments, const ParallelExecutor& executor);

    // Makes all decisions and counts their results.
    void run();

    // Makes all decisions.
    void decide();

    // Counts the results when a rule decides instead of the best play.
    void run_by(const HoldemRule& rule);

    // REQUIRES: run.
    [[nodiscard]] UltimateTallies tallies() const;

    // REQUIRES for the following: decide. Returns what twice the Ante on the flop gains over
    // checking, in shares, over all boards and dealer's hands.
    [[nodiscard]] std::int64_t gain_of_twice(CardSet flop, std::array<Card, 2> hand) const;

    // Returns what a hand gains over giving up its Ante and Blind if it is played before the flop
    // for `times` times the Ante, or checked (0): in shares, over all flops, boards and dealer's
    // hands.
    [[nodiscard]] std::int64_t gain_of_start(std::size_t pair,
                                             bool suited,
                                             std::int64_t times) const;

    [[nodiscard]] UltimateStage start(std::size_t pair, bool suited) const {
        return starts_[pair][suited ? 1 : 0];  // `twice`: the hand checks.
    }

  private:
    enum Set : std::size_t { twice, once };

    using Tally = BoardTally<Sum, 2>;

    struct Worker {
        GainsByStart gains{};
        Tally tally;
    };

    void weigh_flop_ranks(std::size_t high);
    void decide_starts();
    void count();
    void count_checked();
    void count_twice(std::size_t task);
    void tally_board(const RankedBoard& board, Tally& tally) const;
    [[nodiscard]] typename Tally::Deals deals_by_ranks(const RankedBoard& board) const;

    const ParallelExecutor& executor_;
    WorthLines lines_;
    BoardsWeighed<Sum> weighed_;  // Values each board: what twice the Ante wins over once.
    EarlyBoards flops_;
    LargeArray<Sum> flop_sums_;
    std::vector<Worker> workers_;
    HoldemRule::OnBoard river_rule_ = nullptr;  // nullptr: the best play.
    std::vector<Choices> twice_;                // By flop.
    std::array<std::array<UltimateStage, 2>, pair_count> starts_{};
    std::array<std::array<std::int64_t, 2>, pair_count> checking_{};  // gain_of_start
    // For each pair, the number of its hands that check, times the number of flops that a board
    // contains.
    std::array<std::uint32_t, pair_count> checked_{};
    // The same number for hole cards from the view of a suit.
    HoleRow checked_holes_{};
    LargeArray<std::int16_t> twice_by_suit_;
    LargeArray<std::uint32_t> twice_by_ranks_;
};

extern template class UltimateSolver<std::int32_t>;
extern template class UltimateSolver<std::int64_t>;

}  // namespace baize::exact::holdem
