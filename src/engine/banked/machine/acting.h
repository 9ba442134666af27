// What the parts of the machine share: one action at work on a copy of the round. Private to
// src/engine/banked; everybody else calls apply() in play.h.
#pragma once

#include <optional>

#include "engine/banked/machine/play.h"

namespace baize {

// One action at work: the round is a copy that is thrown away when the action is refused.
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

// After a decision, a deal or a ruling: to the next thing that is due.
void advance(Table& table);

// What each action does, or why it is refused. Wagers: act_wagers.cpp; cards: act_cards.cpp; hands
// and their decisions: act_hands.cpp.
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
