#include "math/holdem/ultimate_holdem_solution.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/core/check.h"
#include "math/holdem/ultimate_holdem_solver.h"

namespace baize::exact {
namespace {

using namespace holdem;  // NOLINT(google-build-using-namespace)

constexpr auto folded_stage = static_cast<std::size_t>(UltimateStage::fold);

// Returns the numbers of dealer's hands by Met, from the counts below, equal and unqualified.
std::array<Weight, met_count> counts_of(const Tally& tally, bool qualified) {
    const Weight all = tally.hands * dealer_hands;
    if (qualified) {
        return {tally.below - tally.unqualified,
                tally.equal,
                all - tally.below - tally.equal,
                tally.unqualified,
                0,
                0};
    }
    return {0,
            0,
            all - tally.unqualified,
            tally.below,
            tally.equal,
            tally.unqualified - tally.below - tally.equal};
}

WagerFigures ante_figures(const UltimatePayments& payments, const UltimateTallies& tallies) {
    WagerFigures ante{.name = "ante"};
    std::array<Weight, ultimate_stages> deals{};
    for (std::size_t stage = 0; stage < ultimate_stages; ++stage) {
        const auto multiple = static_cast<std::int64_t>(folded_stage - stage);
        for (std::size_t qualified = 0; qualified < 2; ++qualified) {
            for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
                const Tally& tally = tallies[stage][class_of_kind(kind, qualified != 0)];
                deals[stage] += tally.hands * dealer_hands;
                if (stage == folded_stage) {
                    ante.results.add(
                        payments.fold, payments.staked_before_play, tally.hands * dealer_hands);
                    continue;
                }
                const auto counts = counts_of(tally, qualified != 0);
                const UltimatePayments::Kind& paid = payments.kinds[kind];
                for (std::size_t met = 0; met < met_count; ++met) {
                    BAIZE_CHECK(counts[met] == 0 || paid.known[met]);
                    ante.results.add(paid.once[met] + paid.again[met] * (multiple - 1),
                                     payments.staked_before_play + unit * multiple,
                                     counts[met]);
                }
            }
        }
    }
    ante.strategy = {{"play_4x", deals[0]},
                     {"play_3x", deals[1]},
                     {"play_2x", deals[2]},
                     {"play_1x", deals[3]},
                     {"fold", deals[folded_stage]}};
    return ante;
}

WagerFigures trips_figures(const UltimatePayments& payments, const UltimateTallies& tallies) {
    WagerFigures trips{.name = "trips"};
    for (std::size_t kind = hand_kinds; kind-- > 0;) {
        Weight paid = 0;
        for (std::size_t stage = 0; stage < ultimate_stages; ++stage) {
            const Weight deals = dealer_hands * (tallies[stage][class_of_kind(kind, false)].hands +
                                                 tallies[stage][class_of_kind(kind, true)].hands);
            const Money net =
                stage == folded_stage ? payments.trips_folded[kind] : payments.trips[kind];
            trips.results.add(net, unit, deals);
            if (net.is_positive()) paid += deals;
        }
        if (paid != 0) {
            const auto hand = static_cast<FiveCardHand>(kind);
            trips.paid_hands.push_back({std::string(name(hand)), paid});
        }
    }
    return trips;
}

template <typename Sum>
GameFigures ultimate_solved(const UltimatePayments& payments, const ParallelExecutor& executor) {
    UltimateSolver<Sum> solver(payments, executor);
    solver.run();
    const UltimateTallies tallies = solver.tallies();
    return {{ante_figures(payments, tallies), trips_figures(payments, tallies)}};
}

// True if the gains of a hand can be added up in 32 bits: over 990 dealer's hands and 1,081 boards,
// and up to 32 times as much while the suits are combined.
bool is_small(const UltimatePayments& payments) {
    std::int64_t once = 0;
    std::int64_t again = 0;
    for (const UltimatePayments::Kind& kind : payments.kinds) {
        for (std::size_t met = 0; met < met_count; ++met) {
            once = std::max(once, payments.fold.cents() - kind.once[met].cents());
            again = std::max(again, std::abs(kind.again[met].cents()));
        }
    }
    return (once + again) / payments.share.cents() <= 62;
}

template <typename Sum>
StartWorths ultimate_starts_solved(const UltimatePayments& payments,
                                   std::span<const std::int64_t> stakes,
                                   const ParallelExecutor& executor) {
    UltimateSolver<Sum> solver(payments, executor);
    solver.decide();
    return start_worths(flops_of_board,
                        stakes,
                        payments.fold,
                        payments.share,
                        [&](std::size_t pair, bool suited, std::int64_t stake) {
                            return solver.gain_of_start(pair, suited, stake);
                        });
}

template <typename Sum>
Distribution ultimate_ruled(const UltimatePayments& payments,
                            const HoldemRule& rule,
                            const ParallelExecutor& executor) {
    UltimateSolver<Sum> solver(payments, executor);
    solver.run_by(rule);
    return ante_figures(payments, solver.tallies()).results;
}

}  // namespace

GameFigures solve_ultimate_holdem(const Rules& rules, const ParallelExecutor& executor) {
    const UltimatePayments payments = ultimate_payments(rules);
    return is_small(payments) ? ultimate_solved<std::int32_t>(payments, executor)
                              : ultimate_solved<std::int64_t>(payments, executor);
}

StartWorths ultimate_starts(const Rules& rules,
                            std::span<const std::int64_t> stakes,
                            const ParallelExecutor& executor) {
    const UltimatePayments payments = ultimate_payments(rules);
    return is_small(payments) ? ultimate_starts_solved<std::int32_t>(payments, stakes, executor)
                              : ultimate_starts_solved<std::int64_t>(payments, stakes, executor);
}

Distribution ultimate_by_rule(const Rules& rules,
                              const HoldemRule& rule,
                              const ParallelExecutor& executor) {
    const UltimatePayments payments = ultimate_payments(rules);
    return is_small(payments) ? ultimate_ruled<std::int32_t>(payments, rule, executor)
                              : ultimate_ruled<std::int64_t>(payments, rule, executor);
}

}  // namespace baize::exact
