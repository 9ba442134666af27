// Words and amounts as the pages write them.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/money.h"

namespace baize::views {

// "$10", "$1,312.50", "-$5"
[[nodiscard]] std::string dollars(Money amount);

// "$5 to $500"; "$5 or more" if `most` is zero.
[[nodiscard]] std::string dollars_between(Money least, Money most);

// Turns "dispute_opened" into the start of a sentence: "Dispute opened".
[[nodiscard]] std::string sentence_of(std::string_view name);

// Turns "pair_plus" into the words on the layout: "Pair Plus".
[[nodiscard]] std::string title_of(std::string_view name);

// Turns "straight_flush" into words within a sentence: "straight flush".
[[nodiscard]] std::string plain_words(std::string_view name);

}  // namespace baize::views
