// The average share of a pot that cards win against other hands, most of them unseen.
#pragma once

#include <vector>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"
#include "service/coach/advice.h"

namespace baize::coach {

struct EquityAsked {
    poker::Variant variant = poker::Variant::holdem;  // a variant without discards
    CardSet hand{};
    CardList<5> board{};
    CardSet dead{};                 // seen, but in no remaining hand
    std::vector<CardSet> rivals{};  // each has all hole cards, or none if unseen
};

// Counts all deals if there are few, or if the only rival has two unseen cards, except after a
// discard before the flop. Otherwise it samples deals, always the same ones for the same question.
// REQUIRES: a rival; no card twice.
[[nodiscard]] SeatEquity equity_of(const EquityAsked& asked);

}  // namespace baize::coach
