#include "exact/option_name.h"

#include <fmt/format.h>

namespace baize::exact {

std::string option_name(const DecisionOffer& offer, Money ante) {
    const std::string_view decision = name(offer.decision);
    const bool is_sized = offer.decision == Decision::play && offer.clause.id().starts_with("UTH");
    if (!is_sized) return std::string(decision);
    return fmt::format("{}_{}x", decision, offer.amount.cents() / ante.cents());
}

}  // namespace baize::exact
