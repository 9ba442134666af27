// What cards take of a pot on average against others, most of whom nobody has seen.
#pragma once

#include <vector>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"
#include "service/coach/advice.h"

namespace baize::coach {

struct EquityAsked {
    poker::Variant variant = poker::Variant::holdem;  // without discards
    CardSet hand{};
    CardList<5> board{};
    CardSet dead{};                 // seen, and in nobody's hand
    std::vector<CardSet> rivals{};  // each: all of the hole cards, or none where they are unseen
};

// Every deal is counted where there are few, and against one unseen hand of two cards unless a
// card was given up before the flop; else deals are sampled, the same ones for the same question.
// REQUIRES: a rival; no card twice.
[[nodiscard]] SeatEquity equity_of(const EquityAsked& asked);

}  // namespace baize::coach
