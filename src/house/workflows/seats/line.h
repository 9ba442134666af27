// The line for a vacated seat: requests of players and the waiting list. [CP 8.1.2] [I-111]
#pragma once

#include <vector>

#include "house/casino/steps.h"

namespace baize::house {

// Returns the people in line for the table who may not take a seat there now, so that none is held
// for them: staff, people who are barred, and people who have reached a limit of their own. [I-142]
// [I-152] [I-153]
[[nodiscard]] std::vector<PersonId> passed_over(const Context& now, const TableState& table);

}  // namespace baize::house
