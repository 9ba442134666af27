// Replays a hand of poker from its events: every decision is applied again, and all events that
// follow must equal the recorded ones. Shared by tests, golden hands and a fuzzer.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "engine/core/card_list.h"
#include "engine/core/result.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"

namespace baize::poker {

struct Replayed {
    Hand hand{};
    std::optional<std::size_t> differs{};  // the first event that differs
    std::optional<Rejection> refused{};    // set if the decision was rejected
};

[[nodiscard]] Replayed replay(const Rules& rules,
                              const Opening& opening,
                              std::span<const Event> recorded);

// Returns the cards that reshuffle() puts in a new order, top first; empty if the deck is unseen.
[[nodiscard]] CardList<card_count> cards_to_shuffle(const Hand& hand);

}  // namespace baize::poker
