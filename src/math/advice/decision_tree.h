// The decisions that remain in a round and all ways in which it may end, as the room offers them.
// This code contains no knowledge of a game's decisions.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/core/static_vector.h"

namespace baize::exact {

struct Choice {
    DecisionOffer offer{};
    bool is_last = false;  // No decision follows it.
    std::size_t to = 0;    // Index of the end, or of the next decision.
};

// A point at which the hand is to be acted on.
struct DecisionPoint {
    std::size_t street = 0;
    StaticVector<Choice, DecisionOffers::capacity()> choices{};  // Smallest stake first.
};

class DecisionTree {
  public:
    // Starts with the decision that is due in the first box of the round. REQUIRES: there is one.
    DecisionTree(const GameHooks& game, const Rules& rules, const Round& round);

    // The decision that is due comes first, and every other one after the decision that leads to
    // it.
    [[nodiscard]] const std::vector<DecisionPoint>& points() const { return points_; }

    // Rounds in which everything has been decided; cards are still to be dealt.
    [[nodiscard]] const std::vector<Round>& ends() const { return ends_; }

  private:
    std::size_t add_point(const GameHooks& game, const Rules& rules, const Round& round);
    [[nodiscard]] Choice choice_of(const GameHooks& game,
                                   const Rules& rules,
                                   Round round,
                                   const DecisionOffer& offer);

    std::vector<DecisionPoint> points_;
    std::vector<Round> ends_;
};

}  // namespace baize::exact
