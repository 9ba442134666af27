// A pay table of the house's own: a JSON object of hand to odds,
// {"straight_flush":"40 to 1","pair":"1 to 1"}. Hands that are not paid are left out. Read
// strictly, and checked as the book's tables are: a stronger hand never pays less.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "engine/banked/wagers/pay_table.h"
#include "formats/json/json_line.h"

namespace baize {

// One pay table of a game and the hands it may name.
struct PayTableForm {
    std::string_view game{};
    std::string_view wager{};  // as `--pay` names it
    std::size_t slot = 0;      // in Rules::tables
    std::size_t kinds = 0;     // hands of the ranking, weakest first
    std::string_view (*hand)(std::size_t kind) = nullptr;
};

[[nodiscard]] std::span<const PayTableForm> pay_table_forms();

// nullptr when the game has no such table.
[[nodiscard]] const PayTableForm* pay_table_form(std::string_view game, std::string_view wager);

// Beyond these no book goes, and sums of payments stay within 64 bits.
inline constexpr std::int32_t odds_max = 1'000'000;

// "3 to 2": two whole numbers from 1 to odds_max, nothing else.
[[nodiscard]] std::optional<OddsTo> parse_odds(std::string_view text);

// The table has no name yet. Nothing when something is wrong: line.complaint() names the hand.
// REQUIRES: line.read() was true.
[[nodiscard]] std::optional<PayTable> read_pay_table(JsonLine& line, const PayTableForm& form);

}  // namespace baize
