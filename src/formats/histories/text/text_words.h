// Names, amounts and times as the plain text of hand trackers spells them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/money.h"
#include "formats/histories/record.h"

namespace baize::histories {

// "Hold'em", "Omaha Hi/Lo": trackers know the words for hold'em, Omaha and Omaha hi-lo; those for
// the other four games are formed in the same way.
[[nodiscard]] std::string_view text_game(poker::Variant variant);

// "No Limit", "Pot Limit", "Limit"; spread and half pot limits have no word of the format.
[[nodiscard]] std::string_view text_limit(poker::Structure structure);

// The sign of the currency, and its code if trackers know it. Both are empty for play chips.
struct TextCurrency {
    std::string_view sign{};
    std::string_view code{};
};

[[nodiscard]] TextCurrency text_currency(const Record& record);

// "$12", "$0.50": no decimals or at least two.
[[nodiscard]] std::string text_amount(const TextCurrency& currency, Money money, unsigned decimals);

// "2026/11/19 20:56:13 UTC [2026/11/19 15:56:13 ET]". Trackers read the last time as that of New
// York. A record of another or an unknown time zone has one time, as recorded; a record without a
// date has the first of January 1970.
[[nodiscard]] std::string text_time(const Record& record);

// The name of a player in one line, or "Player 3" if the record does not have it.
[[nodiscard]] std::string text_name(const Record& record, std::size_t player);

}  // namespace baize::histories
