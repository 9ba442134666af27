// Bonus prizes on the sign of a poker table. [CP 11.1] [CP 11.2]
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/bonus_prize.h"

namespace baize::house {

// Lines on one sign: ours, no book has it.
inline constexpr std::size_t bonuses_max = 32;

// Does every line say which hands, what kind of prize and how much, and no two the same hand?
[[nodiscard]] Result<void> verify_bonuses(const std::vector<BonusPrize>& bonuses, Money largest);

// "Bonus High Hand: four of a kind, tens or better: cash 500.00 to each". [CP 11.2]
[[nodiscard]] std::string bonus_line(const BonusPrize& prize);

}  // namespace baize::house
