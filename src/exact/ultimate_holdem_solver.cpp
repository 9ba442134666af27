#include "exact/ultimate_holdem_solver.h"

#include <algorithm>

#include "exact/holdem_runouts.h"

namespace baize::exact::holdem {
namespace {

constexpr std::uint32_t flops_of_board = 10;

}  // namespace

template <typename Sum>
UltimateSolver<Sum>::UltimateSolver(const UltimatePayments& payments, const Crew& crew)
    : payments_(payments),
      crew_(crew),
      once_(playing_once(payments)),
      again_(playing_again(payments)),
      flops_(3),
      low_(board_ranks_count * pair_count),
      ahead_(board_ranks_count * pair_count),
      flop_sums_(flop_ranks_count * pair_count),
      workers_(crew.workers),
      twice_(flops_.size()),
      twice_by_suit_(flop_count * hole_count),
      twice_by_ranks_(flop_ranks_count * pair_count) {
    for (Worker& worker : workers_)
        worker.flops.resize(flop_count * hole_count);
}

template <typename Sum>
void UltimateSolver<Sum>::run() {
    const auto every = [&](std::size_t count, auto work) { crew_.run(count, work); };
    every(Boards::pieces, [&](std::size_t i, std::size_t) { boards_.prepare(i); });
    every(Boards::pieces, [&](std::size_t i, std::size_t at) {
        boards_.for_each_ranked(i, [&](std::size_t number, const RankedBoard& board) {
            weigh_ranks(number, board, workers_[at]);
            boards_.for_each_suit(board, [&](const SuitOnBoard& suit, Ranks out) {
                weigh_suit(number, board, suit, out, workers_[at]);
            });
        });
    });
    for_each_ranks<3>([&](const auto& flop) { weigh_flop_ranks(flop); });
    add_up();
    every(flops_.size(), [&](std::size_t i, std::size_t at) {
        twice_[i] =
            choose_to_gain<Sum>(flops_[i], flop_sums_, workers_[0].flops, workers_[at].gained);
    });
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        decide_start(pair, false);
        if (!pairs[pair].is_pocket()) decide_start(pair, true);
    }
    start_holes();
    every(flops_.rank_pieces(), [&](std::size_t i, std::size_t) { count_twice(i); });
    every(Boards::pieces, [&](std::size_t i, std::size_t at) {
        boards_.for_each_ranked(i, [&](std::size_t, const RankedBoard& board) {
            tally_board(board, workers_[at].tallies);
        });
    });
}

template <typename Sum>
UltimateTallies UltimateSolver<Sum>::tallies() const {
    UltimateTallies all{};
    for (const Worker& worker : workers_) {
        for (std::size_t stage = 0; stage < ultimate_stages; ++stage) {
            for (std::size_t qualified = 0; qualified < 2; ++qualified) {
                for (std::size_t kind = 0; kind < hand_kinds; ++kind)
                    all[stage][qualified][kind].add(worker.tallies[stage][qualified][kind]);
            }
        }
    }
    return all;
}

template <typename Sum>
std::int64_t UltimateSolver<Sum>::gain_of_twice(CardSet flop, std::array<Card, 2> hand) const {
    return gain_with<Sum>(early_board(flop), hand, flop_sums_, workers_[0].flops);
}

template <typename Sum>
void UltimateSolver<Sum>::Weights::add(const Weights& other) {
    four_times += other.four_times;
    three_times += other.three_times;
    checked += other.checked;
    twice += other.twice;
}

template <typename Sum>
void UltimateSolver<Sum>::Weights::take(const Weights& other) {
    four_times -= other.four_times;
    three_times -= other.three_times;
    checked -= other.checked;
    twice -= other.twice;
}

template <typename Sum>
const Line& UltimateSolver<Sum>::line_of(const Lines& lines, const Standoff& stand) const {
    return lines[payments_.kind_of(stand.value)][payments_.qualifies(stand.value) ? 1 : 0];
}

template <typename Sum>
Sum UltimateSolver<Sum>::low_of(const Standoff& stand) const {
    return static_cast<Sum>(std::min<std::int64_t>(0, line_of(once_, stand).at(stand)));
}

template <typename Sum>
Sum UltimateSolver<Sum>::ahead_of(const Standoff& stand) const {
    return static_cast<Sum>(line_of(again_, stand).at(stand));
}

template <typename Sum>
void UltimateSolver<Sum>::weigh_ranks(std::size_t number,
                                      const RankedBoard& board,
                                      Worker& worker) {
    const WaysByPair ways = ways_of_board(board.ranks);
    const auto each = [&](unsigned pair, const Standoff& stand) {
        Sum& low = low_[number * pair_count + pair];
        Sum& ahead = ahead_[number * pair_count + pair];
        low = low_of(stand);
        ahead = ahead_of(stand);
        worker.low_by_pair[pair] += std::int64_t{low} * ways[pair];
        worker.ahead_by_pair[pair] += std::int64_t{ahead} * ways[pair];
    };
    for_each_pair(board, payments_.lowest_qualifying, visitor(each));
}

// What a board with three or more cards of a suit is worth more than its ranks say.
template <typename Sum>
void UltimateSolver<Sum>::weigh_suit(std::size_t number,
                                     const RankedBoard& board,
                                     const SuitOnBoard& suit,
                                     Ranks out,
                                     Worker& worker) {
    std::array<Sum, hole_count> low{};
    std::array<Sum, hole_count> ahead{};
    Line once;
    Line again;
    const Sum* plain_low = &low_[number * pair_count];
    const Sum* plain_ahead = &ahead_[number * pair_count];
    const auto meet = [&](std::uint16_t value) {
        once = line_of(once_, {.value = value});
        again = line_of(again_, {.value = value});
    };
    const auto each = [&](unsigned hole, const Standoff& stand) {
        const std::size_t pair = holes[hole].pair;
        const auto saved = std::min<std::int64_t>(0, once.at(stand));
        low[hole] = static_cast<Sum>(saved) - plain_low[pair];
        ahead[hole] = static_cast<Sum>(again.at(stand)) - plain_ahead[pair];
    };
    for_each_hole(board, suit, out, payments_.lowest_qualifying, visitor(meet, each));
    const WaysByHole& ways = boards_.ways_of(out);
    for (std::size_t i = 0; i < hole_count; ++i) {
        worker.low_by_hole[i] += std::int64_t{low[i]} * ways[i];
        worker.ahead_by_hole[i] += std::int64_t{ahead[i]} * ways[i];
        low[i] += ahead[i];
    }
    add_to_parts(boards_.ways(), flops_in_board(suit.ranks(), out), out, low, worker.flops);
}

template <typename Sum>
void UltimateSolver<Sum>::weigh_flop_ranks(const std::array<std::uint8_t, 3>& flop) {
    const Gone gone = gone_with(flop);
    Sum* sums = &flop_sums_[number_of_ranks(flop) * pair_count];
    for_each_ranks<2>([&](const std::array<std::uint8_t, 2>& more) {
        const std::size_t board = number_of_ranks(joined(flop, more)) * pair_count;
        const WaysByPair ways = ways_by_pair(gone, more[0], more[1]);
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
            sums[pair] +=
                static_cast<Sum>(ways[pair]) * (low_[board + pair] + ahead_[board + pair]);
        }
    });
}

template <typename Sum>
void UltimateSolver<Sum>::add_up() {
    Worker& first = workers_[0];
    for (std::size_t at = 1; at < workers_.size(); ++at) {
        const Worker& worker = workers_[at];
        for (std::size_t i = 0; i < first.flops.size(); ++i)
            first.flops[i] += worker.flops[i];
        for (std::size_t i = 0; i < pair_count; ++i) {
            first.low_by_pair[i] += worker.low_by_pair[i];
            first.ahead_by_pair[i] += worker.ahead_by_pair[i];
        }
        for (std::size_t i = 0; i < hole_count; ++i) {
            first.low_by_hole[i] += worker.low_by_hole[i];
            first.ahead_by_hole[i] += worker.ahead_by_hole[i];
        }
    }
}

// All are compared with checking before and on the flop and playing once where it is worth more
// than folding.
template <typename Sum>
void UltimateSolver<Sum>::decide_start(std::size_t pair, bool suited) {
    const Worker& first = workers_[0];
    const std::int64_t all = hands_of_start(pair, suited) * std::int64_t{flops_of_board};
    const std::int64_t low =
        all * (first.low_by_pair[pair] + over_suits(first.low_by_hole, pair, suited));
    const std::int64_t ahead =
        all * (first.ahead_by_pair[pair] + over_suits(first.ahead_by_hole, pair, suited));
    std::int64_t checking = 0;
    for (const Worker& worker : workers_)
        checking += worker.gained[pair][suited ? 1 : 0];
    const std::int64_t playing_3 = low + 2 * ahead;
    const std::int64_t playing_4 = low + 3 * ahead;
    const std::int64_t best = std::max({checking, playing_3, playing_4});
    starts_[pair][suited ? 1 : 0] = best == checking    ? UltimateStage::twice
                                    : best == playing_3 ? UltimateStage::three_times
                                                        : UltimateStage::four_times;
}

// Of the hands that look like this to a suit, on any board: those decided so before the flop.
template <typename Sum>
void UltimateSolver<Sum>::start_holes() {
    for (unsigned hole = 0; hole < hole_count; ++hole) {
        const auto in = [&](UltimateStage stage) {
            const std::size_t pair = holes[hole].pair;
            return suit_count * flops_of_board *
                   hands_of_hole(hole, start(pair, false) == stage, start(pair, true) == stage);
        };
        started_[hole] = {static_cast<std::uint32_t>(in(UltimateStage::four_times)),
                          static_cast<std::uint32_t>(in(UltimateStage::three_times)),
                          static_cast<std::uint32_t>(in(UltimateStage::twice))};
    }
}

template <typename Sum>
void UltimateSolver<Sum>::count_twice(std::size_t piece) {
    flops_.for_each_of_ranks(piece, [&](std::size_t i) {
        Choices choices = twice_[i];
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
            const auto some = [&](bool suited, unsigned bits) {
                return start(pair, suited) == UltimateStage::twice ? bits : 0U;
            };
            choices[pair] &=
                static_cast<SuitBits>(some(true, suited_bits) | some(false, unsuited_bits));
        }
        CountedChoices counted;
        count_choices(flops_[i], choices, counted);
        add_choices(flops_[i], counted, 1, twice_by_ranks_, twice_by_suit_);
    });
}

// Adds up the hands of one kind after the other, as they come from the weakest to the strongest.
template <typename Sum>
class UltimateSolver<Sum>::Tallier {
  public:
    Tallier(const UltimateSolver& solver, UltimateTallies& tallies)
        : solver_(solver), tallies_(tallies) {}

    ~Tallier() { put_down(); }

    Tallier(const Tallier&) = delete;
    Tallier& operator=(const Tallier&) = delete;

    void meet(std::uint16_t value) {
        const std::size_t kind = solver_.payments_.kind_of(value);
        const std::size_t qualified = solver_.payments_.qualifies(value) ? 1 : 0;
        if (kind == kind_ && qualified == qualified_) return;
        put_down();
        kind_ = kind;
        qualified_ = qualified;
        once_ = solver_.once_[kind][qualified];
    }

    void add(const Standoff& stand, const Weights& weights) {
        if (weights.four_times != 0) sums_[0].add(weights.four_times, stand);
        if (weights.three_times != 0) sums_[1].add(weights.three_times, stand);
        if (weights.checked == 0) return;
        sums_[2].add(weights.twice, stand);
        const Weight rest = weights.checked - weights.twice;
        if (once_.at(stand) > 0) {
            sums_[3].add(rest, stand);
        } else {
            sums_[4].hands += rest;  // against whom no longer matters
        }
    }

  private:
    void put_down() {
        for (std::size_t stage = 0; stage < ultimate_stages; ++stage) {
            tallies_[stage][qualified_][kind_].add(sums_[stage]);
            sums_[stage] = {};
        }
    }

    const UltimateSolver& solver_;
    UltimateTallies& tallies_;
    std::size_t kind_ = 0;
    std::size_t qualified_ = 0;
    Line once_ = solver_.once_[0][0];
    std::array<UltimateTally, ultimate_stages> sums_{};
};

template <typename Sum>
void UltimateSolver<Sum>::tally_suit(const RankedBoard& board,
                                     const SuitOnBoard& suit,
                                     Ranks out,
                                     WeightsByPair& taken,
                                     UltimateTallies& tallies) const {
    const auto twice =
        sum_of_parts(boards_.ways(), flops_in_board(suit.ranks(), out), out, twice_by_suit_);
    const WaysByHole& ways = boards_.ways_of(out);
    Tallier tallier(*this, tallies);
    const auto each = [&](unsigned hole, const Standoff& stand) {
        const Weights& started = started_[hole];
        const Weights weights{ways[hole] * started.four_times,
                              ways[hole] * started.three_times,
                              ways[hole] * started.checked,
                              twice[hole]};
        tallier.add(stand, weights);
        taken[holes[hole].pair].add(weights);
    };
    for_each_hole(board,
                  suit,
                  out,
                  payments_.lowest_qualifying,
                  visitor([&](std::uint16_t value) { tallier.meet(value); }, each));
}

// Of all boards with these ranks, flushes or not.
template <typename Sum>
auto UltimateSolver<Sum>::weights_by_ranks(const RankedBoard& board) const -> WeightsByPair {
    const WaysByPair all = ways_of_board(board.ranks);
    WeightsByPair weights{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        const auto in = [&](UltimateStage stage) {
            return all[pair] * flops_of_board *
                   ((start(pair, false) == stage ? hands_of_start(pair, false) : 0) +
                    (start(pair, true) == stage ? hands_of_start(pair, true) : 0));
        };
        weights[pair] = {in(UltimateStage::four_times),
                         in(UltimateStage::three_times),
                         in(UltimateStage::twice)};
    }
    for_each_flop_in(board.ranks, [&](const auto& flop, unsigned one, unsigned other) {
        const WaysByPair ways = ways_by_pair(gone_with(flop), one, other);
        const std::uint32_t* twice = &twice_by_ranks_[number_of_ranks(flop) * pair_count];
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            weights[pair].twice += twice[pair] * ways[pair];
    });
    return weights;
}

// First as each suit sees it; what no suit takes over goes by ranks.
template <typename Sum>
void UltimateSolver<Sum>::tally_board(const RankedBoard& board, UltimateTallies& tallies) const {
    WeightsByPair weights = weights_by_ranks(board);
    WeightsByPair taken{};
    boards_.for_each_suit(board, [&](const SuitOnBoard& suit, Ranks out) {
        tally_suit(board, suit, out, taken, tallies);
    });
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        weights[pair].take(taken[pair]);
    Tallier tallier(*this, tallies);
    const auto each = [&](unsigned pair, const Standoff& stand) {
        tallier.add(stand, weights[pair]);
    };
    for_each_pair(board,
                  payments_.lowest_qualifying,
                  visitor([&](std::uint16_t value) { tallier.meet(value); }, each));
}

template class UltimateSolver<std::int32_t>;
template class UltimateSolver<std::int64_t>;

}  // namespace baize::exact::holdem
