// The decisions that are still to come in a round and all ways it may end, as the room offers
// them: nothing here knows which decisions a game has.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/core/static_vector.h"

namespace baize::exact {

struct Choice {
    DecisionOffer offer{};
    bool is_last = false;  // nothing is decided after it
    std::size_t to = 0;    // the way the round ends then, or the decision that comes next
};

// A hand is to be acted on.
struct DecisionPoint {
    std::size_t street = 0;
    StaticVector<Choice, DecisionOffers::capacity()> choices{};  // smallest stake first
};

class DecisionTree {
  public:
    // From the decision that is due in the first box of the round. REQUIRES: there is one.
    DecisionTree(const GameHooks& game, const Rules& rules, const Round& round);

    // The one that is due comes first, and every other one after that which leads to it.
    [[nodiscard]] const std::vector<DecisionPoint>& points() const { return points_; }

    // Rounds in which all has been decided; cards are still to be laid down.
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
