// What the sign of a poker table must say and may not contradict.
#pragma once

#include "engine/core/result.h"
#include "house/signs/sign.h"

namespace baize::house {

// The rules of the hands played under these terms at a table of so many seats.
[[nodiscard]] Result<poker::Rules> rules_of_poker_sign(const PokerTerms& terms,
                                                       poker::Variant variant,
                                                       std::size_t seats);

// The least a player may bet in the first round: the last blind where it is above the minimum.
// [CP 6.4]
[[nodiscard]] Money least_bet(const PokerTerms& terms);

// No method of charging is on the sign. [CP 7.4]
[[nodiscard]] bool is_nil_commission(const PokerTerms& terms);

}  // namespace baize::house
