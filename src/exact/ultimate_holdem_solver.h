// The best play of Ultimate Texas Hold'em, and in how many deals each decision meets each class of
// deals. How it is found is derived in docs/FIGURES.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/crew.h"
#include "exact/distribution.h"
#include "exact/holdem_boards.h"
#include "exact/holdem_decisions.h"
#include "exact/ultimate_holdem_payments.h"

namespace baize::exact::holdem {

enum class UltimateStage : std::uint8_t { four_times, three_times, twice, once, fold };
inline constexpr std::size_t ultimate_stages = 5;

// Dealer's hands against hands that are all of one kind, added up over deals.
struct UltimateTally {
    Weight hands = 0;
    Weight below = 0;
    Weight equal = 0;
    Weight unqualified = 0;

    void add(Weight weight, const Standoff& stand) {
        hands += weight;
        below += weight * stand.below;
        equal += weight * stand.equal;
        unqualified += weight * stand.unqualified;
    }

    void add(const UltimateTally& other) {
        hands += other.hands;
        below += other.below;
        equal += other.equal;
        unqualified += other.unqualified;
    }
};

// By stage, whether the hand itself would qualify, and kind.
using UltimateTallies =
    std::array<std::array<std::array<UltimateTally, hand_kinds>, 2>, ultimate_stages>;

// Sum is wide enough for what a hand can gain over all boards.
template <typename Sum>
class UltimateSolver {
  public:
    UltimateSolver(const UltimatePayments& payments, const Crew& crew);

    void run();

    [[nodiscard]] UltimateTallies tallies() const;

    // REQUIRES of these: run. What twice the Ante on the flop gains over checking, in shares, over
    // all boards and dealer's hands.
    [[nodiscard]] std::int64_t gain_of_twice(CardSet flop, std::array<Card, 2> hand) const;

    [[nodiscard]] UltimateStage start(std::size_t pair, bool suited) const {
        return starts_[pair][suited ? 1 : 0];  // twice: checks
    }

  private:
    // In how many deals a hand is decided so before the flop, and twice the Ante is played.
    struct Weights {
        std::uint32_t four_times = 0;
        std::uint32_t three_times = 0;
        std::uint32_t checked = 0;
        std::uint32_t twice = 0;

        void add(const Weights& other);
        void take(const Weights& other);
    };

    using WeightsByPair = std::array<Weights, pair_count>;

    struct Worker {
        std::vector<Sum> flops{};
        std::array<std::int64_t, pair_count> low_by_pair{};
        std::array<std::int64_t, pair_count> ahead_by_pair{};
        std::array<std::int64_t, hole_count> low_by_hole{};
        std::array<std::int64_t, hole_count> ahead_by_hole{};
        SumsByStart gained{};
        UltimateTallies tallies{};
    };

    [[nodiscard]] const Line& line_of(const Lines& lines, const Standoff& stand) const;
    [[nodiscard]] Sum low_of(const Standoff& stand) const;
    [[nodiscard]] Sum ahead_of(const Standoff& stand) const;
    void weigh_ranks(std::size_t number, const RankedBoard& board, Worker& worker);
    void weigh_suit(std::size_t number,
                    const RankedBoard& board,
                    const SuitOnBoard& suit,
                    Ranks out,
                    Worker& worker);
    void weigh_flop_ranks(const std::array<std::uint8_t, 3>& flop);
    void add_up();
    void decide_start(std::size_t pair, bool suited);
    void count_twice(std::size_t piece);
    void start_holes();
    class Tallier;
    void tally_suit(const RankedBoard& board,
                    const SuitOnBoard& suit,
                    Ranks out,
                    WeightsByPair& taken,
                    UltimateTallies& tallies) const;
    [[nodiscard]] WeightsByPair weights_by_ranks(const RankedBoard& board) const;
    void tally_board(const RankedBoard& board, UltimateTallies& tallies) const;

    const UltimatePayments& payments_;
    const Crew& crew_;
    Lines once_;
    Lines again_;
    Boards boards_;
    EarlyBoards flops_;
    std::vector<Sum> low_;    // what folding at the river saves, less than nothing, by board
    std::vector<Sum> ahead_;  // what a unit of Play is worth
    std::vector<Sum> flop_sums_;
    std::vector<Worker> workers_;
    std::vector<Choices> twice_;  // by flop
    std::array<std::array<UltimateStage, 2>, pair_count> starts_{};
    std::array<Weights, hole_count> started_{};  // by what a suit sees; twice is not set
    std::vector<std::uint32_t> twice_by_suit_;
    std::vector<std::uint32_t> twice_by_ranks_;
};

extern template class UltimateSolver<std::int32_t>;
extern template class UltimateSolver<std::int64_t>;

}  // namespace baize::exact::holdem
