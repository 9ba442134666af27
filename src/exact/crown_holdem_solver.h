// The best play of Crown Hold'em, and in how many deals each decision meets each class of deals.
// How it is found is derived in docs/FIGURES.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/crew.h"
#include "exact/crown_holdem_payments.h"
#include "exact/distribution.h"
#include "exact/holdem_boards.h"
#include "exact/holdem_decisions.h"
#include "exact/holdem_runouts.h"

namespace baize::exact::holdem {

// Flop, turn and river from the five cards of a board; and turns of a board of four.
inline constexpr std::uint32_t orders_of_board = 20;
inline constexpr std::uint32_t orders_of_turn = 4;

enum class CrownRaises : std::uint8_t { none, turn, river, both };
inline constexpr std::size_t crown_raises = 4;

// Dealer's hands against hands that are all of one kind, added up over deals.
struct CrownTally {
    Weight hands = 0;
    Weight below = 0;
    Weight equal = 0;

    void add(Weight weight, const Standoff& stand) {
        hands += weight;
        below += weight * stand.below;
        equal += weight * stand.equal;
    }

    void add(const CrownTally& other) {
        hands += other.hands;
        below += other.below;
        equal += other.equal;
    }

    void take(const CrownTally& other) {
        hands -= other.hands;
        below -= other.below;
        equal -= other.equal;
    }
};

using CrownTallies = std::array<std::array<CrownTally, hand_kinds>, crown_raises>;

// Sum is wide enough for what a hand can gain over all boards.
template <typename Sum>
class CrownSolver {
  public:
    CrownSolver(const CrownPayments& payments, const Crew& crew);

    void run();

    [[nodiscard]] CrownTallies tallies() const;

    // REQUIRES of these: run. What a raise on three or four cards of the board gains, in shares,
    // over all that can be dealt in order, and all dealer's hands.
    [[nodiscard]] std::int64_t gain_of_raise(CardSet board, std::array<Card, 2> hand) const;

    // What a hand gains over folding, in shares, over all deals.
    [[nodiscard]] std::int64_t gain_of_start(std::size_t pair, bool suited) const {
        return gains_[pair][suited ? 1 : 0] / hands_of_start(pair, suited);
    }

    [[nodiscard]] bool plays(std::size_t pair, bool suited) const {
        return gains_[pair][suited ? 1 : 0] > 0;
    }

  private:
    // In how many deals a hand is played, and with which raises.
    struct Weights {
        std::uint32_t all = 0;
        std::uint32_t turn = 0;
        std::uint32_t river = 0;
        std::uint32_t both = 0;

        void add(const Weights& other);
        void take(const Weights& other);
    };

    using WeightsByPair = std::array<Weights, pair_count>;

    struct TurnCounts {
        std::vector<std::uint16_t> by_suit{};
        std::vector<std::uint32_t> by_ranks{};
    };

    struct Worker {
        std::vector<Sum> turns{};
        std::vector<Sum> flops{};
        std::array<std::int64_t, pair_count> played_by_pair{};
        std::array<std::int64_t, hole_count> played_by_hole{};
        SumsByStart gained_on_flop{};
        SumsByStart gained_on_turn{};
        CrownTallies tallies{};
    };

    static std::size_t kind_of(const Standoff& stand) { return stand.value >> 12U; }

    void weigh_ranks(std::size_t number, const RankedBoard& board, Worker& worker);
    void weigh_suit(std::size_t number,
                    const RankedBoard& board,
                    const SuitOnBoard& suit,
                    Ranks out,
                    Worker& worker);
    void weigh_early_ranks();
    void add_up();
    void weigh_flops();
    void decide_start(std::size_t pair, bool suited);
    void name_flops(std::size_t flop);
    void choose_played();
    void count_raises(std::size_t board);
    class Tallier;
    void tally_suit(const RankedBoard& board,
                    const SuitOnBoard& suit,
                    Ranks out,
                    WeightsByPair& taken,
                    CrownTallies& tallies) const;
    [[nodiscard]] WeightsByPair weights_by_ranks(const RankedBoard& board) const;
    void tally_board(const RankedBoard& board, CrownTallies& tallies) const;

    const CrownPayments& payments_;
    const Crew& crew_;
    CrownLines flop_lines_;
    CrownLines raise_lines_;
    Boards boards_;
    EarlyBoards flops_;
    EarlyBoards turns_;
    std::vector<Sum> ahead_;   // what a raise is worth, by board
    std::vector<Sum> played_;  // what Ante and Flop are worth more than folding
    std::vector<Sum> turn_sums_;
    std::vector<Sum> flop_sums_;
    std::vector<Worker> workers_;
    std::vector<Choices> turn_choices_;   // by flop
    std::vector<Choices> river_choices_;  // by board of four
    std::vector<Choices> named_choices_;  // by flop, whatever its suits are called
    SumsByStart gains_{};
    Choices played_choices_{};
    std::array<std::uint32_t, hole_count> played_holes_{};  // by what a suit sees
    TurnCounts turn_counts_;
    TurnCounts river_counts_;
    TurnCounts both_counts_;
};

extern template class CrownSolver<std::int32_t>;
extern template class CrownSolver<std::int64_t>;

}  // namespace baize::exact::holdem
