// Bonus prizes where they involve several rooms: prompts at the end of a hand, prizes that end with
// a void hand, and the account that a prize is paid into. [CP 11.3] [I-100]
#pragma once

#include <cstdint>
#include <optional>

#include "house/casino/steps.h"
#include "house/tables/poker/commands.h"

namespace baize::house {

// How long a winner without showdown may table the cards before the house continues. The book says
// "at once"; the number is our own. [I-100]
inline constexpr Span time_to_table = Span::of_seconds(10);

// Returns when that time ends; nullopt if no winner may table a hand. Only tables dealt by the
// house wait by the clock.
[[nodiscard]] std::optional<Moment> tabling_ends(const TableState& table);

// Adds steps to a command that plays at the table: prompts for the dealer if the hand is over and a
// hand qualifies, and the end of unpaid prizes if the hand is void.
void add_bonus_steps(const TableState& table, Steps& steps);

// Ends the prizes of a round of play that are not yet paid or delivered.
void add_bonus_fall(const TableState& table, std::uint64_t round, Steps& steps);

[[nodiscard]] Result<Steps> table_hand(const Context& now, const TableHand& command);
[[nodiscard]] Result<Steps> verify_bonus(const Context& now, const VerifyBonus& command);
[[nodiscard]] Result<Steps> pay_bonus(const Context& now, const PayBonus& command);
[[nodiscard]] Result<Steps> deliver_bonus(const Context& now, const DeliverBonus& command);

// Returns a rejection for bonus prizes on the sign of a practice table: play chips cannot win
// prizes of value. [I-139]
[[nodiscard]] std::optional<Rejection> bonus_refused(const TableState& table, const Sign& sign);

}  // namespace baize::house
