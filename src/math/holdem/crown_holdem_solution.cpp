#include "math/holdem/crown_holdem_solution.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/core/check.h"
#include "engine/hands/rank_counts.h"
#include "math/holdem/crown_holdem_solver.h"

namespace baize::exact {
namespace {

using namespace holdem;  // NOLINT(google-build-using-namespace)

constexpr Weight crown_deals = Weight{1326} * 2'118'760 * orders_of_board * dealer_hands;

WagerFigures crown_ante(const CrownPayments& payments,
                        const CrownTallies& tallies,
                        Weight turns_made) {
    WagerFigures ante{.name = "ante"};
    std::array<Weight, crown_raises> deals{};
    for (std::size_t raises = 0; raises < crown_raises; ++raises) {
        const auto times = static_cast<std::int64_t>(raises);
        for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
            const Tally& tally = tallies[raises][class_of_kind(kind, true)];
            const Weight all = tally.hands * dealer_hands;
            const std::array<Weight, against_count> counts{
                tally.below, tally.equal, all - tally.below - tally.equal};
            deals[raises] += all;
            const CrownPayments::Kind& paid = payments.kinds[kind];
            for (std::size_t i = 0; i < against_count; ++i) {
                BAIZE_CHECK(counts[i] == 0 || paid.known[i]);
                ante.results.add(paid.flop[i] + paid.raise[i] * times,
                                 payments.staked_before_flop + payments.staked_on_flop +
                                     payments.staked_on_raise * times,
                                 counts[i]);
            }
        }
    }
    const Weight folded = crown_deals - ante.results.deals();
    ante.results.add(payments.fold, payments.staked_before_flop, folded);
    const Weight turns = turns_made * dealer_hands;
    ante.strategy = {{"fold", folded}, {"turn", turns}, {"river", deals[1] + deals[2] * 2 - turns}};
    return ante;
}

using KindCounts = std::array<Weight, hand_kinds>;

std::size_t kind_of_ranks(RankCounts counts) {
    return FiveCardTables::get().five[counts] >> 12U;
}

std::size_t kind_of_flush(std::uint32_t ranks) {
    return FiveCardTables::get().flushes[ranks] >> 12U;
}

unsigned ways_of_flop(const std::array<std::uint8_t, 3>& flop, PairRanks pair) {
    const Gone gone = gone_with(flop);
    unsigned ways = 1;
    for (std::size_t i = 0; i < flop.size(); ++i) {
        if (i == 0 || flop[i] != flop[i - 1])
            ways *= binomials[cards_left({}, pair, flop[i])][gone[flop[i]]];
    }
    return ways;
}

// Counts all flops with these hole cards, by kind of the five cards, for one of the equivalent
// hands.
KindCounts kinds_with(PairRanks pair, bool suited) {
    KindCounts kinds{};
    for_each_ranks<3>([&](const std::array<std::uint8_t, 3>& flop) {
        const unsigned ways = ways_of_flop(flop, pair);
        if (ways == 0) return;
        RankCounts counts = 0;
        std::uint32_t ranks = 0;
        for (const unsigned rank : {flop[0], flop[1], flop[2], pair.high, pair.low}) {
            counts += RankCounts{1} << (4U * rank);
            ranks |= 1U << rank;
        }
        const unsigned flushes = suited && std::popcount(ranks) == 5 ? 1 : 0;
        kinds[kind_of_ranks(counts)] += ways - flushes;
        if (flushes != 0) kinds[kind_of_flush(ranks)] += flushes;
    });
    return kinds;
}

void add_extra(WagerFigures& figures,
               const std::array<Money, hand_kinds>& nets,
               const KindCounts& kinds) {
    for (std::size_t kind = hand_kinds; kind-- > 0;) {
        figures.results.add(nets[kind], unit, kinds[kind]);
        if (!nets[kind].is_positive() || kinds[kind] == 0) continue;
        const auto hand = static_cast<FiveCardHand>(kind);
        figures.paid_hands.push_back({std::string(name(hand)), kinds[kind]});
    }
}

// The dealer's two cards and the flop are any five cards of the deck, divided in any of ten ways.
// The same holds for the player's two cards unless they are folded.
template <typename Plays>
std::array<WagerFigures, 2> poker_extras(const CrownPayments& payments, Plays plays) {
    KindCounts all{};
    KindCounts played{};
    Weight folded = 0;
    for_each_start([&](std::size_t pair, bool suited, Weight hands) {
        const KindCounts kinds = kinds_with(pairs[pair], suited);
        for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
            all[kind] += kinds[kind] * hands;
            (plays(pair, suited) ? played[kind] : folded) += kinds[kind] * hands;
        }
    });
    WagerFigures dealer{.name = "dealer_poker_extra"};
    add_extra(dealer, payments.dealer_extra, all);
    WagerFigures player{.name = "player_poker_extra"};
    add_extra(player, payments.player_extra, played);
    player.results.add(payments.player_extra_folded, unit, folded);
    return {dealer, player};
}

template <typename Sum>
GameFigures crown_solved(const CrownPayments& payments, const ParallelExecutor& executor) {
    CrownSolver<Sum> solver(payments, executor);
    solver.run();
    const auto [dealer, player] = poker_extras(
        payments, [&](std::size_t pair, bool suited) { return solver.plays(pair, suited); });
    return {{crown_ante(payments, solver.tallies(), solver.turns_made()), dealer, player}};
}

// True if the gains of a hand can be added up in 32 bits: over 990 dealer's hands and 2,162 turns
// and rivers, and up to 32 times as much while the suits are combined.
bool is_small(const CrownPayments& payments) {
    std::int64_t most = 0;
    for (const CrownPayments::Kind& kind : payments.kinds) {
        for (std::size_t i = 0; i < against_count; ++i) {
            const std::int64_t played = kind.flop[i].cents() - payments.fold.cents();
            most = std::max({most, std::abs(played), std::abs(kind.raise[i].cents())});
        }
    }
    return most / payments.share.cents() <= 31;
}

template <typename Sum>
StartWorths crown_starts_solved(const CrownPayments& payments,
                                std::span<const std::int64_t> stakes,
                                const ParallelExecutor& executor) {
    CrownSolver<Sum> solver(payments, executor);
    solver.decide();
    return start_worths(orders_of_board,
                        stakes,
                        payments.fold,
                        payments.share,
                        [&](std::size_t pair, bool suited, std::int64_t stake) {
                            return stake == 0 ? 0 : solver.gain_of_start(pair, suited);
                        });
}

template <typename Sum>
Distribution crown_ruled(const CrownPayments& payments,
                         const HoldemRule& rule,
                         const ParallelExecutor& executor) {
    CrownSolver<Sum> solver(payments, executor);
    solver.run_by(rule);
    return crown_ante(payments, solver.tallies(), solver.turns_made()).results;
}

}  // namespace

GameFigures solve_crown_holdem(const Rules& rules, const ParallelExecutor& executor) {
    const CrownPayments payments = crown_payments(rules);
    return is_small(payments) ? crown_solved<std::int32_t>(payments, executor)
                              : crown_solved<std::int64_t>(payments, executor);
}

StartWorths crown_starts(const Rules& rules,
                         std::span<const std::int64_t> stakes,
                         const ParallelExecutor& executor) {
    const CrownPayments payments = crown_payments(rules);
    return is_small(payments) ? crown_starts_solved<std::int32_t>(payments, stakes, executor)
                              : crown_starts_solved<std::int64_t>(payments, stakes, executor);
}

Distribution crown_by_rule(const Rules& rules,
                           const HoldemRule& rule,
                           const ParallelExecutor& executor) {
    const CrownPayments payments = crown_payments(rules);
    return is_small(payments) ? crown_ruled<std::int32_t>(payments, rule, executor)
                              : crown_ruled<std::int64_t>(payments, rule, executor);
}

}  // namespace baize::exact
