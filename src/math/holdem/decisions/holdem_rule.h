// A fixed rule of play for the Hold'em games, and its answers in the forms in which the solvers
// count: for rules of thumb, and for holding a simulation against.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/card_set.h"
#include "math/holdem/decisions/holdem_decisions.h"

namespace baize::exact {

// Each is asked with what the player sees. REQUIRES of all: nothing else decides, and renaming the
// suits of all cards changes no answer. On a board of five only ranks decide, and which cards are
// of the suit that has three or more on it, if there is one: no other suit can matter any more.
struct HoldemRule {
    using OnBoard = bool (*)(CardSet hole, CardSet board);

    bool (*first)(CardSet hole) = nullptr;  // the largest Play wager, the Flop wager
    OnBoard flop = nullptr;                 // Play on the flop, the Turn wager
    OnBoard last = nullptr;                 // Play on the river; the River wager on four cards
};

namespace holdem {

// Two hole cards that look like this before the flop.
[[nodiscard]] CardSet example_of_start(std::size_t pair, bool suited);

// With which hole cards the rule makes the wager on a board of three or four.
[[nodiscard]] Choices choices_by(HoldemRule::OnBoard rule, const EarlyBoard& board);

// On a board of five as a suit with three cards or more sees it: all bits set where it is made.
[[nodiscard]] HoleRow answers_in_view(HoldemRule::OnBoard rule, Ranks in, Ranks out);

// On a board of five where no suit has three cards.
using PairAnswers = std::array<bool, pair_count>;
[[nodiscard]] PairAnswers answers_by_ranks(HoldemRule::OnBoard rule,
                                           const std::array<std::uint8_t, 5>& ranks);

}  // namespace holdem

}  // namespace baize::exact
