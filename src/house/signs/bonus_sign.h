// Bonus prizes on the sign of a poker table. [CP 11.1] [CP 11.2]
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/bonus_prize.h"

namespace baize::house {

// Maximum number of lines on one sign; our own limit, no book has it.
inline constexpr std::size_t bonuses_max = 32;

// Checks that every line names its hands, its kind of prize and its worth, and that no two lines of
// a promotion are for the same hand.
[[nodiscard]] Result<void> verify_bonuses(const std::vector<BonusPrize>& bonuses, Money largest);

// Returns a line such as "Bonus High Hand: four of a kind, tens or better: cash 500.00, to each".
// [CP 11.2]
[[nodiscard]] std::string bonus_line(const BonusPrize& prize);

}  // namespace baize::house
