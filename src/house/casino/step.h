// The consequences of a command: events, the money they move, and the game after them.
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "house/casino/casino_event.h"
#include "house/tables/banked/apply.h"
#include "house/tables/poker/apply.h"
#include "ledger/record/posting.h"
#include "ledger/record/stream.h"

namespace baize::house {

// The result of the engine for an event of play, which the record does not repeat. Set only for
// RoundHappened and HandHappened.
using GameTransition = std::
    variant<std::monostate, std::unique_ptr<RoundTransition>, std::unique_ptr<PokerTransition>>;

// One event of a command: the stream in which it is recorded, the money it moves, and the game
// after it if something is played. The engine has already run for it; functions that apply, log or
// archive the step do not run the engine again.
struct Step {
    ledger::Stream stream{};
    CasinoEvent event{};
    std::vector<ledger::Posting> postings{};
    GameTransition game{};
};

// Returns nullptr if the step plays no round; hand_in does the same for hands.
[[nodiscard]] inline const RoundTransition* round_in(const Step& step) {
    const auto* const round = std::get_if<std::unique_ptr<RoundTransition>>(&step.game);
    return round == nullptr ? nullptr : round->get();
}

[[nodiscard]] inline const PokerTransition* hand_in(const Step& step) {
    const auto* const hand = std::get_if<std::unique_ptr<PokerTransition>>(&step.game);
    return hand == nullptr ? nullptr : hand->get();
}

// The consequences of a command, in order. Either all of them happen or none.
using Steps = std::vector<Step>;

}  // namespace baize::house
