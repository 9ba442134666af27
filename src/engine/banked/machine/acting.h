// Declarations shared by the parts of the machine. Private to src/engine/banked; other code calls
// apply() in play.h.
#pragma once

#include <optional>

#include "engine/banked/machine/play.h"

namespace baize {

// The context of one action. `round` is a copy that is discarded when the action is refused.
struct Table {
    const GameHooks& game;
    const Rules& rules;
    Round round;
    Actor by;

    [[nodiscard]] const GameFacts& facts() const { return game.facts(); }

    [[nodiscard]] const BookClauses& clauses() const { return game.facts().clauses; }
};

using Refused = std::optional<Rejection>;

inline constexpr Refused accepted = std::nullopt;

[[nodiscard]] inline Refused refuse(Reason reason, Clause clause) {
    return Rejection{reason, clause};
}

[[nodiscard]] inline bool is_dealer(Actor by) {
    return is_staff(by, Role::dealer);
}

// Moves the round to the next phase that is due after a decision, a deal or a ruling.
void advance(Table& table);

// Each act() carries out one action or says why it is refused. Wagers: act_wagers.cpp; cards:
// act_cards.cpp; hands and their decisions: act_hands.cpp.
[[nodiscard]] Refused act(Table& table, const PlaceWager& wager);
[[nodiscard]] Refused act(Table& table, const CloseBetting& close);
[[nodiscard]] Refused act(Table& table, const VerifyDeck& verify);
[[nodiscard]] Refused act(Table& table, const Shuffle& shuffle);
[[nodiscard]] Refused act(Table& table, const Cut& cut);
[[nodiscard]] Refused act(Table& table, const StartJackpot& start);
[[nodiscard]] Refused act(Table& table, const CloseJackpot& close);
[[nodiscard]] Refused act(Table& table, const DealHands& deal);
[[nodiscard]] Refused act(Table& table, const DealCommunity& deal);
[[nodiscard]] Refused act(Table& table, const AnnounceDecisions& announce);
[[nodiscard]] Refused act(Table& table, const Decide& decide);
[[nodiscard]] Refused act(Table& table, const RevealDealer& reveal);
[[nodiscard]] Refused act(Table& table, const RecordHand& hand);
[[nodiscard]] Refused act(Table& table, const DeclineExposure& decline);
[[nodiscard]] Refused act(Table& table, const Settle& settle);

}  // namespace baize
