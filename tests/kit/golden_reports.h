// Reads irregularities in a golden round: reports, and people's answers to questions.
#pragma once

#include "kit/golden_table.h"

namespace baize::kit {

// "card_exposed at 2 count 2 by supervisor"
[[nodiscard]] Act read_report(Words& words);

// "deck_count by supervisor: complete", "retract 1: keep", "nominate_cards 1: Kh 9d 4c"
[[nodiscard]] Act read_answer(const GoldenTable& table, Words& words);

}  // namespace baize::kit
