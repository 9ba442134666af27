// Checks that the sign of a poker table is complete and consistent.
#pragma once

#include "engine/core/result.h"
#include "house/signs/sign.h"

namespace baize::house {

// Returns the rules of hands under these terms at a table with this number of seats.
[[nodiscard]] Result<poker::Rules> rules_of_poker_sign(const PokerTerms& terms,
                                                       poker::Variant variant,
                                                       std::size_t seats);

// Returns the minimum bet of the first round: the last blind if it is above the minimum. [CP 6.4]
[[nodiscard]] Money least_bet(const PokerTerms& terms);

// True if the sign has no method of charging. [CP 7.4]
[[nodiscard]] bool is_nil_commission(const PokerTerms& terms);

}  // namespace baize::house
