// Finds the best decision of a stud hand from the numbers of dealer's hands of each kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/money.h"
#include "math/stud/stud_payments.h"

namespace baize::exact::stud {

using HandsByDealer = std::array<std::int32_t, dealer_kinds>;

// Divides `all` hands: `unqualified` do not qualify; of the others, `below` are below the player's
// hand and `up_to` are below or equal to it.
[[nodiscard]] HandsByDealer hands_by_dealer(std::int32_t all,
                                            std::int32_t unqualified,
                                            std::int32_t below,
                                            std::int32_t up_to);

// Returns the net result in cents over all of these hands.
[[nodiscard]] WideCents net_of(const DecisionPays& pays, const HandsByDealer& hands);

// Returns the index in the row; of equal decisions the first, which stakes less.
[[nodiscard]] std::size_t best_decision(const PayRow& row, const HandsByDealer& hands);

}  // namespace baize::exact::stud
