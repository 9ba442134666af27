// Staff do not decide about money of their own, whether they still sit at the table or not. [I-142]
#pragma once

#include <cstdint>

#include "house/casino/decide.h"

namespace baize::house {

// True if the person has, or had, a wager or cards in the round or hand, or was paid from it. False
// for a round that is no longer kept.
[[nodiscard]] bool had_money_in(const TableState& table, std::uint64_t round, PersonId person);

// True if the command rules on a round, a claim, a payment that is held, a sanction or a dispute in
// which the person who gives it has, or had, a wager, a prize or a payment, or gives that person an
// award.
[[nodiscard]] bool decides_own_money(const Context& now, const Command& command);

}  // namespace baize::house
