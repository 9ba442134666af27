// The two ways to count one situation: when only the dealer's hand is unknown, and when a board is
// still to come.
#pragma once

#include <cstdint>

#include "engine/core/card_list.h"
#include "engine/core/fraction.h"
#include "math/advice/advice.h"
#include "math/advice/decision_tree.h"

namespace baize::exact {

// Greater is better; hands of equal value are paid alike.
using DealerRank = std::uint16_t (*)(CardSet);

// For each choice of the decision that is due, its net result in cents over all deals.
struct CountedChoicesWorth {
    StaticVector<Fraction::Integer, DecisionOffers::capacity()> net{};
    Fraction::Integer deals{};
};

[[nodiscard]] CardList<5> laid_down(CardSet cards);

// REQUIRES for both: as advise.
[[nodiscard]] CountedChoicesWorth worth_against_hands(const GameHooks& game,
                                                      const Rules& rules,
                                                      const DecisionTree& tree,
                                                      const Situation& situation,
                                                      DealerRank rank);

[[nodiscard]] CountedChoicesWorth worth_over_boards(const GameHooks& game,
                                                    const Rules& rules,
                                                    const DecisionTree& tree,
                                                    const Situation& situation,
                                                    std::uint16_t lowest_qualifying);

}  // namespace baize::exact
