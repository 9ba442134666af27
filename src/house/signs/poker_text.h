// The lines of a poker table's sign.
#pragma once

#include <string>
#include <vector>

#include "house/signs/sign.h"

namespace baize::house {

// Adds lines for buy-in, betting, forced bets, every charge, the clock and bonus prizes. [CP 6.1.1]
// [CP 11.2]
void add_poker_lines(std::vector<std::string>& lines,
                     const PokerTerms& terms,
                     poker::Variant variant);

}  // namespace baize::house
