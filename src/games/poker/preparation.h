// The deck between two hands: checked, shuffled, cut once. No hand of a live table begins before;
// an auto-dealt table makes both steps itself and records where it cut. [CP 5.1] [I-114]
#pragma once

#include <cstdint>

#include "core/card_set.h"
#include "core/result.h"
#include "table/actor.h"

namespace baize::poker {

struct Preparation {
    bool checked = true;  // a new deck is not until somebody has counted it [CP 5.3.2]
    bool shuffled = false;
    std::uint8_t cut_at = 0;  // cards taken off the top; 0: not cut yet
    friend bool operator==(const Preparation&, const Preparation&) = default;
};

[[nodiscard]] Result<Preparation> shuffle_done(Preparation deck);

// Once only, and at least one card lies on either side of the cut. [CP 5.2] [I-114]
[[nodiscard]] Result<Preparation> cut_done(Preparation deck, std::uint8_t position);

// All the cards are changed, between hands only. [CP 5.3.1]
[[nodiscard]] Result<Preparation> replace_deck(Actor by, bool in_hand);

// The cards of the new deck as they were counted. [CP 3.1] [CP 5.3.2]
[[nodiscard]] Result<Preparation> check_done(Preparation deck, CardSet found, std::size_t count);

// May the first card be dealt?
[[nodiscard]] Result<void> verify_prepared(const Preparation& deck);

// A hand, or a misdeal, is over: the same cards need a new shuffle and cut. [CP 5.1] [CP 9.1.1]
[[nodiscard]] constexpr Preparation after_deal(Preparation deck) {
    return {.checked = deck.checked};
}

}  // namespace baize::poker
