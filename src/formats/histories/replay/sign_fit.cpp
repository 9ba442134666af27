#include "formats/histories/replay/sign_fit.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace baize::histories {

namespace {

constexpr std::int64_t rate_min = 200;  // [CP 7.2.1]
constexpr std::int64_t rate_max = 1000;
constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

// Returns a sign with the widest limits that the hands allow. No other limits explain more of them:
// a cap above the largest amount paid, or a minimum below the least, would bind no hand; and "no
// flop, no drop" holds where no hand contradicts it.
BelievedSign with_limits(const Percentage& percentage, std::span<const ChargeGroup> groups) {
    BelievedSign sign{.percentage = percentage, .no_flop_no_drop = true};
    for (const ChargeGroup& group : groups) {
        const HandCharge& hand = group.least;
        if (!hand.taken.is_positive()) continue;
        std::optional<Money>& most = sign.most_paid[hand.players].amount;
        most = std::max(most.value_or(Money{}), hand.taken);
        if (hand.is_before_flop) sign.no_flop_no_drop = false;
        if (percentage.rate == 0 || is_exempt(percentage, hand)) continue;
        if (sign.minimum.is_zero() || hand.taken < sign.minimum) sign.minimum = hand.taken;
    }
    return sign;
}

// The sum of fee and percentage that a group demands: the amount paid, or more than a cap, or less
// than a minimum. All amounts are in cents.
struct Demand {
    std::uint8_t players = 0;
    std::int64_t least = 0;  // the minimum, with the smallest pots
    std::int64_t most = 0;   // the maximum, with the largest pots; unlimited if there may be a cap
    std::int64_t small_pots = 0;
    std::int64_t large_pots = 0;
    std::int64_t lost = 0;  // the most that is lost by rounding every pot
    bool is_exact = false;
};

struct FeeRange {
    std::int64_t least = 0;
    std::int64_t most = unlimited;
};

class Fitting {
  public:
    // `percentage` has any rate that is zero if the rates to be tried are.
    Fitting(const Percentage& percentage, const ChargeGroups& groups)
        : groups_(groups.all), sign_(with_limits(percentage, groups.all)) {
        demands_.reserve(groups_.size());
        for (std::size_t i = 0; i < groups_.size() && is_possible_; ++i)
            add(groups_[(groups.first + i) % groups_.size()]);
    }

    [[nodiscard]] bool fits(std::int64_t rate) {
        sign_.percentage.rate = static_cast<std::uint16_t>(rate);
        return is_possible_ && find_fees() && caps_rise();
    }

    // A sign with the last rate. REQUIRES: it fits.
    [[nodiscard]] const BelievedSign& sign() const { return sign_; }

    [[nodiscard]] std::span<const Demand> demands() const { return demands_; }

  private:
    void add(const ChargeGroup& group) {
        const HandCharge& hand = group.least;
        if (pays_nothing(sign_, hand)) {
            is_possible_ = hand.taken.is_zero();
            return;
        }
        const std::int64_t taken = hand.taken.cents();
        const bool is_topped_up = is_at_minimum(sign_, hand);
        const bool is_capped = is_at_cap(sign_, hand);
        demands_.push_back(
            {.players = hand.players,
             .least = is_topped_up ? 1 : taken,
             .most = is_capped ? unlimited : taken,
             .small_pots = charged_pots(sign_.percentage, group.least).cents(),
             .large_pots = charged_pots(sign_.percentage, group.most).cents(),
             .lost = lost_by_rounding(sign_.percentage, hand).cents(),
             .is_exact = !is_capped && !is_topped_up && taken > 0 && hand.pots == hand.unequal});
    }

    // The lowest fees leave the most freedom to the caps.
    bool find_fees() {
        std::array<FeeRange, players_max + 1> fees{};
        for (const Demand& demand : demands_) {
            FeeRange& own = fees[demand.players];
            own.least =
                std::max(own.least, demand.least - rounded(sign_.percentage, demand.small_pots));
            if (demand.most != unlimited) {
                const std::int64_t least =
                    rounded(sign_.percentage, demand.large_pots) - demand.lost;
                own.most = std::min(own.most, demand.most - std::max<std::int64_t>(least, 0));
            }
            if (own.least > own.most) return false;
        }
        std::int64_t fee = 0;
        for (std::size_t players = 0; players < fees.size(); ++players) {
            fee = std::max(fee, fees[players].least);
            if (fee > fees[players].most) return false;
            sign_.fees[players] = Money::of_cents(fee);
        }
        return true;
    }

    // A cap is no lower than what fewer players paid.
    bool caps_rise() {
        for (MostPaid& most : sign_.most_paid)
            most.is_cap = false;
        for (const ChargeGroup& group : groups_) {
            if (is_over_cap(sign_, group.most)) sign_.most_paid[group.most.players].is_cap = true;
        }
        Money paid;
        for (const MostPaid& most : sign_.most_paid) {
            const Money amount = most.amount.value_or(Money{});
            if (most.is_cap && amount < paid) return false;
            paid = std::max(paid, amount);
        }
        return true;
    }

    std::span<const ChargeGroup> groups_;
    BelievedSign sign_;
    std::vector<Demand> demands_{};
    bool is_possible_ = true;
};

// Narrows the rates, so that few must be tried.
class RateBounds {
  public:
    RateBounds(Money unit, std::span<const Demand> demands) : unit_(unit.cents()) {
        for (const Demand& demand : demands) {
            if (demand.most == unlimited) continue;
            bound_by(demand);
            if (demand.is_exact) extend(pairs_[demand.players], demand);
        }
        for (const Pair& pair : pairs_) {
            if (pair.small != nullptr) bound_by(pair);
        }
    }

    [[nodiscard]] std::int64_t least() const { return least_; }

    [[nodiscard]] std::int64_t most() const { return most_; }

  private:
    // The exact amounts of the smallest and the largest pots of those with as many players. What
    // the amounts are over a multiple of the unit is a part of the fee, and the same for all.
    struct Pair {
        const Demand* small = nullptr;
        const Demand* large = nullptr;
        std::int64_t fraction = -1;
    };

    // Returns the most that rounding may have taken off, and a fraction more.
    [[nodiscard]] WideCents rounding_of(const Demand& demand) const {
        return WideCents{demand.lost} + unit_;
    }

    // The percentage alone is not more than the amount paid.
    void bound_by(const Demand& demand) {
        if (demand.large_pots == 0) return;
        lower_most((demand.most + rounding_of(demand)) * hundred_per_cent / demand.large_pots);
    }

    // Hands with as many players pay the same fee, so that they differ by the percentage alone.
    void bound_by(const Pair& pair) {
        const std::int64_t pots = pair.large->large_pots - pair.small->small_pots;
        if (pots == 0) return;
        const WideCents taken = pair.large->most - pair.small->most;
        const WideCents least = (taken - rounding_of(*pair.small)) * hundred_per_cent / pots;
        if (least > least_) least_ = static_cast<std::int64_t>(least);
        lower_most((taken + rounding_of(*pair.large)) * hundred_per_cent / pots);
    }

    void extend(Pair& pair, const Demand& demand) {
        if (pair.small == nullptr || demand.small_pots < pair.small->small_pots)
            pair.small = &demand;
        if (pair.large == nullptr || demand.large_pots > pair.large->large_pots)
            pair.large = &demand;
        if (demand.lost > 0) return;
        const std::int64_t fraction = demand.most % unit_;
        if (pair.fraction >= 0 && pair.fraction != fraction) most_ = 0;
        pair.fraction = fraction;
    }

    void lower_most(WideCents most) {
        if (most < most_) most_ = static_cast<std::int64_t>(most);
    }

    std::int64_t unit_;
    std::int64_t least_ = rate_min;
    std::int64_t most_ = rate_max;
    std::array<Pair, players_max + 1> pairs_{};
};

}  // namespace

std::optional<BelievedSign> sign_with(const Percentage& percentage, const ChargeGroups& groups) {
    Fitting fitting(percentage, groups);
    if (!fitting.fits(percentage.rate)) return std::nullopt;
    return fitting.sign();
}

std::optional<BelievedSign> sign_with_any_rate(Percentage percentage, const ChargeGroups& groups) {
    percentage.rate = rate_min;
    Fitting fitting(percentage, groups);
    const RateBounds bounds(percentage.unit, fitting.demands());
    // The rates of most signs are multiples of half a per cent.
    for (const std::int64_t step : {50, 1}) {
        for (std::int64_t rate = (bounds.least() + step - 1) / step * step; rate <= bounds.most();
             rate += step) {
            if (fitting.fits(rate)) return fitting.sign();
        }
    }
    return std::nullopt;
}

}  // namespace baize::histories
