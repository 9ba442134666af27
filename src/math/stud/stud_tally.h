// The deals of a stud game, counted by everything that the figures depend on.
#pragma once

#include <array>
#include <vector>

#include "math/figures/figures.h"
#include "math/stud/stud_payments.h"

namespace baize::exact {

// By the row that pays the player's hand, by his decision and by the kind of the dealer's hand.
struct StudTally {
    using ByDealer = std::array<Weight, stud::dealer_kinds>;
    using ByDecision = std::array<ByDealer, DecisionOffers::capacity()>;
    std::vector<ByDecision> rows{};

    void add(const StudTally& other);
};

[[nodiscard]] GameFigures stud_figures(const std::vector<stud::PayRow>& rows,
                                       const StudTally& tally);

}  // namespace baize::exact
