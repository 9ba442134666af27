// A fixed rule of play for the Hold'em games, and its answers in the forms that the solvers use. It
// serves for rules of thumb and for checking a simulation.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/card_set.h"
#include "math/holdem/decisions/holdem_decisions.h"

namespace baize::exact {

// Each function is given what the player sees. REQUIRES of all: the answer depends on nothing else,
// and renaming the suits of all cards does not change it. On a board of five it depends only on the
// ranks, and on which cards are of the suit that has three or more on the board, if there is one.
// No other suit can matter then.
struct HoldemRule {
    using OnBoard = bool (*)(CardSet hole, CardSet board);

    bool (*first)(CardSet hole) = nullptr;  // Largest Play wager; Flop wager.
    OnBoard flop = nullptr;                 // Play on the flop; Turn wager.
    OnBoard last = nullptr;                 // Play on the river; River wager on four cards.
};

namespace holdem {

// Returns two hole cards of this kind before the flop.
[[nodiscard]] CardSet example_of_start(std::size_t pair, bool suited);

// Returns the hole cards with which the rule makes the wager on a board of three or four.
[[nodiscard]] Choices choices_by(HoldemRule::OnBoard rule, const EarlyBoard& board);

// Returns the answers on a board of five, from the view of a suit with three cards or more: all
// bits are set where the wager is made.
[[nodiscard]] HoleRow answers_in_view(HoldemRule::OnBoard rule, Ranks in, Ranks out);

// The answers on a board of five where no suit has three cards.
using PairAnswers = std::array<bool, pair_count>;
[[nodiscard]] PairAnswers answers_by_ranks(HoldemRule::OnBoard rule,
                                           const std::array<std::uint8_t, 5>& ranks);

}  // namespace holdem

}  // namespace baize::exact
