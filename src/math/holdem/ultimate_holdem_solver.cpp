#include "math/holdem/ultimate_holdem_solver.h"

#include <algorithm>

#include "math/holdem/boards/holdem_runouts.h"

namespace baize::exact::holdem {

template <typename Sum>
UltimateSolver<Sum>::UltimateSolver(const UltimatePayments& payments,
                                    const ParallelExecutor& executor)
    : executor_(executor),
      lines_{.staked = playing_again(payments),
             .saved = playing_once(payments),
             .has_saved = true,
             .lowest_qualifying = payments.lowest_qualifying},
      weighed_(lines_, executor, flops_in_board, flop_count),
      flops_(3),
      flop_sums_(flop_ranks_count * pair_places),
      twice_(flops_.size()),
      twice_by_suit_(flop_count * hole_places),
      twice_by_ranks_(flop_ranks_count * pair_places) {
    for (std::size_t i = 0; i < executor.workers; ++i)
        workers_.push_back({.tally = Tally(lines_.lowest_qualifying, lines_.saved)});
}

template <typename Sum>
void UltimateSolver<Sum>::run() {
    decide();
    count();
}

template <typename Sum>
void UltimateSolver<Sum>::decide() {
    weighed_.run();
    const auto every = [&](std::size_t count, auto work) { executor_.run(count, work); };
    every(rank_count, [&](std::size_t i, std::size_t) { weigh_flop_ranks(i); });
    every(flops_.rank_tasks(), [&](std::size_t i, std::size_t at) {
        flops_.for_each_of_ranks(i, [&](std::size_t flop) {
            twice_[flop] = choose_to_gain<Sum>(
                flops_[flop], flop_sums_.all(), weighed_.by_suit(), workers_[at].gains);
        });
    });
    decide_starts();
}

template <typename Sum>
void UltimateSolver<Sum>::run_by(const HoldemRule& rule) {
    river_rule_ = rule.last;
    for (Worker& worker : workers_) {
        worker.tally = Tally(lines_.lowest_qualifying);
        worker.tally.keep_some();
    }
    weighed_.run();
    executor_.run(flops_.rank_tasks(), [&](std::size_t i, std::size_t) {
        flops_.for_each_of_ranks(
            i, [&](std::size_t flop) { twice_[flop] = choices_by(rule.flop, flops_[flop]); });
    });
    for_each_start([&](std::size_t pair, bool suited, unsigned) {
        starts_[pair][suited ? 1 : 0] = rule.first(example_of_start(pair, suited))
                                            ? UltimateStage::four_times
                                            : UltimateStage::twice;
    });
    count();
}

template <typename Sum>
void UltimateSolver<Sum>::count() {
    const auto every = [&](std::size_t count, auto work) { executor_.run(count, work); };
    count_checked();
    every(flops_.rank_tasks(), [&](std::size_t i, std::size_t) { count_twice(i); });
    every(Boards::tasks, [&](std::size_t i, std::size_t at) {
        weighed_.boards().for_each_ranked(i, [&](std::size_t, const RankedBoard& board) {
            tally_board(board, workers_[at].tally);
        });
    });
}

template <typename Sum>
UltimateTallies UltimateSolver<Sum>::tallies() const {
    UltimateTallies all{};
    const auto of = [&](UltimateStage stage) -> Tallies& {
        return all[static_cast<std::size_t>(stage)];
    };
    Tallies checked{};
    for_each_start([&](std::size_t pair, bool suited, Weight hands) {
        const UltimateStage stage = start(pair, suited);
        add_to(stage == UltimateStage::twice ? checked : of(stage),
               weighed_.starts().of(pair, suited),
               hands * flops_of_board);
    });
    for (const Worker& worker : workers_) {
        add_to(of(UltimateStage::twice), worker.tally.tallies()[twice]);
        add_to(of(UltimateStage::once), worker.tally.tallies()[once]);
    }
    for (std::size_t i = 0; i < hand_classes; ++i) {
        of(UltimateStage::fold)[i].hands =
            checked[i].hands - of(UltimateStage::twice)[i].hands - of(UltimateStage::once)[i].hands;
    }
    return all;
}

template <typename Sum>
std::int64_t UltimateSolver<Sum>::gain_of_twice(CardSet flop, std::array<Card, 2> hand) const {
    return gain_with<Sum>(early_board(flop), hand, flop_sums_.all(), weighed_.by_suit());
}

// Every unit after the first is worth the same.
template <typename Sum>
std::int64_t UltimateSolver<Sum>::gain_of_start(std::size_t pair,
                                                bool suited,
                                                std::int64_t times) const {
    if (times == 0) return checking_[pair][suited ? 1 : 0];
    const Tallies tallies = weighed_.starts().of(pair, suited);
    return flops_of_board *
           (worth_of(tallies, lines_.saved) + (times - 1) * worth_of(tallies, lines_.staked));
}

// Adds up the flops with this highest rank.
template <typename Sum>
void UltimateSolver<Sum>::weigh_flop_ranks(std::size_t high) {
    for_each_ranks<3>([&](const std::array<std::uint8_t, 3>& flop) {
        if (flop.back() != high) return;
        const Gone gone = gone_with(flop);
        Sum* sums = &flop_sums_[number_of_ranks(flop) * pair_places];
        for_each_ranks<2>([&](const std::array<std::uint8_t, 2>& more) {
            const std::size_t board = number_of_ranks(joined(flop, more)) * pair_places;
            const WaysByPair ways = ways_by_pair(gone, more[0], more[1]);
            for (std::size_t pair = 0; pair < pair_count; ++pair)
                sums[pair] += static_cast<Sum>(ways[pair]) * weighed_.worth()[board + pair];
        });
    });
}

// All decisions are compared with checking before and on the flop and then playing once if that is
// worth more than folding.
template <typename Sum>
void UltimateSolver<Sum>::decide_starts() {
    GainsByStart gains;
    for (const Worker& worker : workers_)
        gains.add(worker.gains);
    for_each_start([&](std::size_t pair, bool suited, std::int64_t hands) {
        const std::int64_t checking = gains.chosen[suited ? 1 : 0][pair];
        const std::int64_t playing_2 = gains.always[suited ? 1 : 0][pair];
        // Every further unit is worth the same.
        const std::int64_t more =
            hands * flops_of_board * worth_of(weighed_.starts().of(pair, suited), lines_.staked);
        const std::int64_t playing_3 = playing_2 + more;
        const std::int64_t best = std::max({checking, playing_3, playing_3 + more});
        starts_[pair][suited ? 1 : 0] = best == checking    ? UltimateStage::twice
                                        : best == playing_3 ? UltimateStage::three_times
                                                            : UltimateStage::four_times;
        checking_[pair][suited ? 1 : 0] =
            gain_of_start(pair, suited, 2) + (checking - playing_2) / hands;
    });
}

template <typename Sum>
void UltimateSolver<Sum>::count_checked() {
    const auto checks = [&](std::size_t pair, bool suited) {
        return start(pair, suited) == UltimateStage::twice;
    };
    for_each_start([&](std::size_t pair, bool suited, std::uint32_t hands) {
        if (checks(pair, suited)) checked_[pair] += flops_of_board * hands;
    });
    for (unsigned hole = 0; hole < hole_places; ++hole) {
        const std::size_t pair = holes[hole].pair;
        checked_holes_[hole] =
            static_cast<std::int16_t>(suit_count * flops_of_board *
                                      hands_of_hole(hole, checks(pair, false), checks(pair, true)));
    }
}

template <typename Sum>
void UltimateSolver<Sum>::count_twice(std::size_t task) {
    flops_.for_each_of_ranks(task, [&](std::size_t i) {
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
        add_choices(flops_[i], counted, twice_by_ranks_.all(), twice_by_suit_.all());
    });
}

template <typename Sum>
void UltimateSolver<Sum>::tally_board(const RankedBoard& board, Tally& tally) const {
    const Boards& boards = weighed_.boards();
    const auto fill = [&](Ranks in, Ranks out, std::size_t lane) {
        HoleRow& played = tally.deals(twice, lane);
        HoleRow& rest = tally.deals(once, lane);
        sum_of_parts(boards.ways(), flops_in_board(in, out), out, twice_by_suit_.all(), played);
        const WaysByHole& ways = boards.ways_of(out);
        for (std::size_t i = 0; i < hole_places; ++i)
            rest[i] = static_cast<std::int16_t>(ways[i] * checked_holes_[i] - played[i]);
        if (river_rule_ != nullptr) tally.kept(lane) = answers_in_view(river_rule_, in, out);
    };
    if (river_rule_ != nullptr) tally.kept_by_ranks() = answers_by_ranks(river_rule_, board.ranks);
    tally.tally(boards, board, deals_by_ranks(board), fill);
}

// Counts over all boards with these ranks, with flushes or without.
template <typename Sum>
auto UltimateSolver<Sum>::deals_by_ranks(const RankedBoard& board) const -> typename Tally::Deals {
    typename Tally::Deals deals{};
    for_each_flop_in(board.ranks, [&](const auto& flop, unsigned one, unsigned other) {
        const WaysByPair ways = ways_by_pair(gone_with(flop), one, other);
        const std::uint32_t* chosen = &twice_by_ranks_[number_of_ranks(flop) * pair_places];
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            deals[twice][pair] += chosen[pair] * ways[pair];
    });
    const WaysByPair all = ways_of_board(board.ranks);
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        deals[once][pair] = all[pair] * checked_[pair] - deals[twice][pair];
    return deals;
}

template class UltimateSolver<std::int32_t>;
template class UltimateSolver<std::int64_t>;

}  // namespace baize::exact::holdem
