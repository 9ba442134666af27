#include "math/figures/option_name.h"

namespace baize::exact {

std::string option_name(const DecisionOffer& offer, Money ante) {
    const std::string_view decision = name(offer.decision);
    const bool is_sized = offer.decision == Decision::play && offer.clause.id().starts_with("UTH");
    if (!is_sized) return std::string(decision);
    const std::int64_t times = offer.amount.cents() / ante.cents();
    return std::string(decision) + '_' + std::to_string(times) + 'x';
}

}  // namespace baize::exact
