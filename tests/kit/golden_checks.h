// Checks the lines of a golden round that are expectations: offers, views, settlements, refusals.
#pragma once

#include <span>

#include "kit/golden_table.h"

namespace baize::kit {

[[nodiscard]] std::span<const Statement> check_statements();

// "-> misdeal TCP 9.2"
void expect_ruling(const Ruling& ruling, Words& words);

// "-> below_minimum TCP 6.2.1", after its arrow.
void expect_rejection(const Rejection& rejection, Words& words);

}  // namespace baize::kit
