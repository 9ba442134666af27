// Reads a custom pay table of the house: a JSON object from hands to odds, {"straight_flush":"40 to
// 1","pair":"1 to 1"}. Unpaid hands are left out. The file is parsed strictly and checked like the
// tables of the books: a stronger hand never pays less.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/core/game_id.h"
#include "formats/json/json_line.h"

namespace baize {

// Empty for a game of the poker room.
[[nodiscard]] std::span<const PayTableForm> pay_table_forms(GameId game);

// Returns nullptr if the game has no such table.
[[nodiscard]] const PayTableForm* pay_table_form(GameId game, std::string_view wager);

// No book pays more, and sums of payments stay within 64 bits.
inline constexpr std::int32_t odds_max = 1'000'000;

// Parses "3 to 2": two integers from 1 to odds_max and nothing else.
[[nodiscard]] std::optional<OddsTo> parse_odds(std::string_view text);

// Puts the odds of one hand, such as "3 to 2", into a table. Returns what is wrong, or nullopt.
[[nodiscard]] std::optional<std::string> put_odds(const PayTableForm& form,
                                                  std::string_view hand,
                                                  std::string_view odds,
                                                  PayTable& table);

// Checks a whole table: some hand is paid, and a stronger hand never pays less. Returns what is
// wrong and names the hand, or nullopt.
[[nodiscard]] std::optional<std::string> check_pay_table(const PayTableForm& form,
                                                         const PayTable& table);

// Reads the table and leaves its name empty. Returns nullopt on an error; line.error_text() then
// names the hand.
// REQUIRES: line.read() returned true.
[[nodiscard]] std::optional<PayTable> read_pay_table(JsonLine& line, const PayTableForm& form);

}  // namespace baize
