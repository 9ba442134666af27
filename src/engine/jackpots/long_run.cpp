#include "engine/jackpots/long_run.h"

#include <cstddef>
#include <optional>

#include "engine/core/check.h"
#include "engine/jackpots/power.h"

namespace baize::jackpots {

namespace {

// Numbers are cut to this many decimals after each step, because their denominators would explode
// otherwise.
constexpr unsigned decimals = 60;

Fraction cut(const Fraction& value) {
    static const Fraction::Integer scale = power(10, decimals);
    return {(value * Fraction(scale, 1)).floor(), scale};
}

// Computes e^-x: a Taylor series on x divided by a power of two, then repeated squaring. REQUIRES:
// x >= 0.
Fraction exp_minus(const Fraction& x) {
    Fraction part = x;
    int squarings = 0;
    while (part > Fraction(1, 16)) {
        part = part / Fraction::whole(2);
        ++squarings;
    }
    Fraction sum = Fraction::whole(1);
    Fraction term = Fraction::whole(1);
    for (int i = 1; i <= 40; ++i) {
        term = cut(Fraction() - term * part / Fraction::whole(i));
        sum += term;
    }
    for (int i = 0; i < squarings; ++i)
        sum = cut(sum * sum);
    return sum;
}

// In units of the seed, the stationary density of the meter is a sum of terms a_k e^(-b_k m). Each
// term accounts for the straight flushes that lead into the range of the term before it.
struct DensityTerm {
    Fraction weight;  // a_k
    Fraction rate;    // b_k
};

DensityTerm next_term(const ReseedModel& model,
                      const DensityTerm& term,
                      const Fraction& first_rate) {
    const Fraction rate = term.rate * Fraction(10, 9);
    const Fraction events = model.royal + model.straight_flush;
    const Fraction divisor = events * (rate / first_rate - Fraction::whole(1));
    const Fraction weight =
        Fraction() - term.weight * model.straight_flush * Fraction(10, 9) / divisor;
    return {cut(weight), cut(rate)};
}

}  // namespace

ReseedCost reseed_cost(const ReseedModel& model) {
    BAIZE_CHECK(model.increment > Fraction() && model.royal > Fraction());
    const Fraction one = Fraction::whole(1);
    const Fraction first_rate =
        cut((model.royal + model.straight_flush) * model.seed / model.increment);
    DensityTerm term{one, first_rate};
    Fraction mass;
    Fraction shortfall;
    while (true) {
        // All terms are divided by e^(-b_0), which would underflow to zero for a meter that hardly
        // grows.
        const Fraction at_seed = exp_minus(term.rate - first_rate);
        const Fraction at_edge = exp_minus(term.rate * Fraction(10, 9) - first_rate);
        if (at_seed == Fraction() || term.weight == Fraction()) break;
        const Fraction slope = Fraction(9, 10) / (term.rate * term.rate);
        mass += cut(term.weight * at_seed / term.rate);
        // The integral of (1 - 9/10 m) e^(-b m) from 1 to 10/9.
        shortfall +=
            cut(term.weight * (slope * at_edge - (slope - Fraction(1, 10) / term.rate) * at_seed));
        term = next_term(model, term, first_rate);
    }
    return {model.royal * model.seed, cut(model.straight_flush * model.seed * shortfall / mass)};
}

LongRunReturn long_run_return(const PrizeMeterRules& rules, const HandChances& chances) {
    BAIZE_CHECK(rules.reset_value() == rules.seed_value());
    LongRunReturn result;
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const std::optional<std::int64_t> odds = rules.bonus_odds(static_cast<JackpotHand>(i));
        if (odds) result.bonuses += chances[i] * Fraction::whole(*odds);
    }
    const Fraction wager = Fraction::of_cents(rules.wager());
    const ReseedCost cost = reseed_cost(
        {.seed = Fraction::of_cents(rules.seed_value()) / wager,
         .increment = rules.increment_rate(),
         .royal = chances[static_cast<std::size_t>(JackpotHand::royal_flush)],
         .straight_flush = chances[static_cast<std::size_t>(JackpotHand::straight_flush)]});
    result.increment = rules.increment_rate();
    result.reseed_after_royals = cost.after_royals;
    result.reseed_after_straight_flushes = cost.after_straight_flushes;
    result.total =
        result.bonuses + result.increment + cost.after_royals + cost.after_straight_flushes;
    return result;
}

}  // namespace baize::jackpots
