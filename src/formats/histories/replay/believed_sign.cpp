#include "formats/histories/replay/believed_sign.h"

#include <algorithm>

namespace baize::histories {

namespace {

// Adds the other charges to a percentage.
Money due_of(const BelievedSign& sign, const HandCharge& hand, std::int64_t percentage) {
    if (pays_nothing(sign, hand)) return Money{};
    Money due = sign.fees[hand.players] + Money::of_cents(percentage);
    if (due.is_positive() && !is_exempt(sign.percentage, hand)) due = std::max(due, sign.minimum);
    if (const std::optional<Money>& cap = sign.most_paid[hand.players].amount)
        due = std::min(due, *cap);
    return std::min(due, hand.pots);
}

}  // namespace

PercentageOfHand percentage_of(const Percentage& percentage, const HandCharge& hand) {
    const std::int64_t most = rounded(percentage, charged_pots(percentage, hand).cents());
    const std::int64_t least = most - lost_by_rounding(percentage, hand).cents();
    return {.least = std::max<std::int64_t>(least, 0), .most = most};
}

bool pays_nothing(const BelievedSign& sign, const HandCharge& hand) {
    return (hand.is_before_flop && sign.no_flop_no_drop) ||
           (hand.is_only_blinds && sign.percentage.has_exemptions);
}

bool is_at_cap(const BelievedSign& sign, const HandCharge& hand) {
    return hand.taken.is_positive() && sign.most_paid[hand.players].amount == hand.taken;
}

bool is_over_cap(const BelievedSign& sign, const HandCharge& hand) {
    if (!is_at_cap(sign, hand) || pays_nothing(sign, hand)) return false;
    const std::int64_t percentage = percentage_of(sign.percentage, hand).least;
    return sign.fees[hand.players].cents() + percentage > hand.taken.cents();
}

bool is_at_minimum(const BelievedSign& sign, const HandCharge& hand) {
    return hand.taken.is_positive() && hand.taken == sign.minimum &&
           !is_exempt(sign.percentage, hand);
}

Money charged_by(const BelievedSign& sign, const HandCharge& hand) {
    return due_of(sign, hand, percentage_of(sign.percentage, hand).most);
}

bool is_usual(const BelievedSign& sign, const HandCharge& hand) {
    const PercentageOfHand percentage = percentage_of(sign.percentage, hand);
    const MostPaid& most = sign.most_paid[hand.players];
    const bool is_new =
        hand.taken.is_positive() && (!most.amount || (is_over_cap(sign, hand) && !most.is_cap));
    return !is_new && due_of(sign, hand, percentage.least) <= hand.taken &&
           hand.taken <= due_of(sign, hand, percentage.most);
}

}  // namespace baize::histories
