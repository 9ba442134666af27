// Words and amounts as screens write them.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/money.h"

namespace baize::views {

// "$10", "$1,312.50", "-$5"
[[nodiscard]] std::string dollars(Money amount);

// "$5 to $500"; "$5 or more" where the larger is nothing.
[[nodiscard]] std::string dollars_between(Money least, Money most);

// "dispute_opened" as the start of a sentence: "Dispute opened".
[[nodiscard]] std::string sentence_of(std::string_view name);

// "pair_plus" as it is printed on the felt: "Pair Plus".
[[nodiscard]] std::string title_of(std::string_view name);

// "straight_flush" in a sentence: "straight flush".
[[nodiscard]] std::string plain_words(std::string_view name);

}  // namespace baize::views
