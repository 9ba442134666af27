// A deck that was counted in the middle of a round or hand, and does not hold 52 cards.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/core/result.h"
#include "house/cards/cards.h"

namespace baize::house {

// Returns the reason why the round or hand in play is not played on: its deck was found to hold
// another number of cards than 52, which makes it void by the book, and no later count has found
// the deck complete. `place`: of the deck in use among the decks of the table. [CS 11.11]
// [TCP 9.10] [CP 9.1.1(h)]
[[nodiscard]] std::optional<Rejection> why_not_played_on(const CardsState& state,
                                                         TableId table,
                                                         std::size_t place);

}  // namespace baize::house
