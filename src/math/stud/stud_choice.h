// The best decision of a stud hand, when it is known how many of the dealer's hands there are of
// each kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/money.h"
#include "math/stud/stud_payments.h"

namespace baize::exact::stud {

using HandsByDealer = std::array<std::int32_t, dealer_kinds>;

// Of `all` hands: those that do not qualify, and of the others those below the player's, and
// those up to it.
[[nodiscard]] HandsByDealer hands_by_dealer(std::int32_t all,
                                            std::int32_t unqualified,
                                            std::int32_t below,
                                            std::int32_t up_to);

// In cents, over all of these hands.
[[nodiscard]] WideCents net_of(const DecisionPays& pays, const HandsByDealer& hands);

// Its number in the row; of equals the first, which stakes less.
[[nodiscard]] std::size_t best_decision(const PayRow& row, const HandsByDealer& hands);

}  // namespace baize::exact::stud
