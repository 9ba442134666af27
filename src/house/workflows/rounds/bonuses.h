// Bonus prizes between the rooms: what the end of a hand prompts, what falls with a hand, and which
// account a prize is paid into. [CP 11.3] [I-100]
#pragma once

#include <cstdint>
#include <optional>

#include "house/casino/steps.h"
#include "house/tables/poker/commands.h"

namespace baize::house {

// A winner without showdown has so long to table the cards before the house deals on: "at once",
// ours, no book has it. [I-100]
inline constexpr Span time_to_table = Span::of_seconds(10);

// When it ends; nothing where nobody may. Only the house's own tables wait by the clock.
[[nodiscard]] std::optional<Moment> tabling_ends(const TableState& table);

// To the steps of a command that plays at the table: prompts for the dealer where the hand is over
// and somebody qualifies, and prizes that fall where it is void.
void add_bonus_steps(const TableState& table, Steps& steps);

// What is not yet paid or delivered of a round of play falls with it.
void add_bonus_fall(const TableState& table, std::uint64_t round, Steps& steps);

[[nodiscard]] Result<Steps> table_hand(const Context& now, const TableHand& command);
[[nodiscard]] Result<Steps> verify_bonus(const Context& now, const VerifyBonus& command);
[[nodiscard]] Result<Steps> pay_bonus(const Context& now, const PayBonus& command);
[[nodiscard]] Result<Steps> deliver_bonus(const Context& now, const DeliverBonus& command);

// Prizes that are worth something are not for practice. [I-139]
[[nodiscard]] std::optional<Rejection> bonus_refused(const TableState& table, const Sign& sign);

}  // namespace baize::house
