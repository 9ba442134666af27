#include "engine/poker/rules/rules.h"

#include <array>
#include <string_view>

namespace baize::poker {
namespace {

constexpr std::array<std::string_view, structure_count> structure_names{
    "fixed", "spread", "half_pot", "pot", "no_limit"};

[[nodiscard]] bool has_negative(const Rules& rules) {
    const Commission& commission = rules.commission;
    bool negative = rules.betting.minimum < Money{} || rules.betting.maximum < Money{} ||
                    rules.forced.ante < Money{} || commission.cap < Money{} ||
                    commission.minimum < Money{} || commission.unit < Money{} ||
                    commission.per_person < Money{} || rules.flop_chase.minimum < Money{} ||
                    rules.flop_chase.maximum < Money{} || rules.clock.fee < Money{};
    for (const Money blind : rules.forced.blinds)
        negative = negative || !blind.is_positive();
    for (const Money fee : commission.per_hand)
        negative = negative || fee < Money{};
    return negative;
}

[[nodiscard]] Result<void> verify_commission(const Commission& commission) {
    if (commission.rate != 0 && (commission.rate < 200 || commission.rate > 1000))
        return reject(Reason::no_such_rate, "CP 7.2.1"_clause);
    if (commission.cap.is_positive() && commission.minimum > commission.cap)
        return reject(Reason::minimum_above_maximum, "CP 7.1"_clause);
    return {};
}

[[nodiscard]] Result<void> verify_betting(const Betting& betting) {
    if (!betting.minimum.is_positive()) return reject(Reason::no_such_amount, "CP 6.1"_clause);
    if (!is_limit(betting.structure)) return {};
    if (betting.maximum < betting.minimum)
        return reject(Reason::minimum_above_maximum, "CP 6.8"_clause);
    if (betting.raises_max == 0) return reject(Reason::no_raises, "CP 6.9"_clause);
    return {};
}

[[nodiscard]] Result<void> verify_forced(const Forced& forced, Money minimum) {
    if (forced.blinds.empty() && forced.ante_by == AnteBy::last_blind)
        return reject(Reason::ante_without_blind, "CP 8.9.1"_clause);
    if (!forced.blinds.empty() && forced.blinds.back() < minimum)
        return reject(Reason::blind_below_minimum, "CP 6.4"_clause);
    return {};
}

}  // namespace

std::string_view name(Structure structure) {
    return structure_names[static_cast<std::size_t>(structure)];
}

StaticVector<Money, blinds_max> usual_blinds(Money last, Money chip) {
    const Money half = Money::of_cents(last.cents() / 2 / chip.cents() * chip.cents());
    if (!half.is_positive()) return {last};
    return {half, last};
}

Result<void> verify(const Rules& rules) {
    if (!rules.chip.is_positive()) return reject(Reason::no_such_amount, "CP 8.5"_clause);
    if (has_negative(rules)) return reject(Reason::no_such_amount, "CP 6.2"_clause);
    if (const auto betting = verify_betting(rules.betting); !betting) return betting;
    if (const auto forced = verify_forced(rules.forced, rules.betting.minimum); !forced)
        return forced;
    return verify_commission(rules.commission);
}

}  // namespace baize::poker
