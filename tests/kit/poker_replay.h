// A hand of poker again from its list of events: every decision is applied anew and everything that
// follows from it must come out as it was recorded. Shared by tests, golden hands and a fuzzer.
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
    std::optional<std::size_t> differs{};  // the first event that does not come out as recorded
    std::optional<Rejection> refused{};    // and why, when it was a decision that is not allowed
};

[[nodiscard]] Replayed replay(const Rules& rules,
                              const Opening& opening,
                              std::span<const Event> recorded);

// The cards that reshuffle() wants in a new order, top first. Empty where the deck is unseen.
[[nodiscard]] CardList<card_count> cards_to_shuffle(const Hand& hand);

}  // namespace baize::poker
