// Applies an event to a poker table by running the engine, and to its bonus prizes, and makes its
// postings.
#pragma once

#include <vector>

#include "engine/core/clause.h"
#include "engine/core/result.h"
#include "engine/poker/hand/event.h"
#include "house/chips.h"
#include "house/issuer.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/events.h"
#include "house/tables/poker/poker_table.h"
#include "ledger/record/posting.h"

namespace baize::ledger {
class Balances;
}

namespace baize::house {

// The effect of a command on a table: the event for the record, the table after it, and the
// engine's events of the hand, for logs.
struct PokerTransition {
    PokerEvent event{};
    PokerTable after{};
    poker::EventList happened{};
    Clause ruled{};  // of the ruling, if an irregularity was reported
};

// Runs the engine for an event, which it may refuse. Only this function changes a table: commands
// are decided with it, and recorded events are replayed with it. The engine's result for the event
// itself (the action that pushed chips count as) is written into the event.
[[nodiscard]] Result<PokerTransition> transition(const PokerTable& before,
                                                 const PokerGame& game,
                                                 PokerEvent event);

// Returns the postings of a transition.
// REQUIRES: the transition starts at `before`.
[[nodiscard]] std::vector<ledger::Posting> postings(const PokerTable& before,
                                                    const PokerGame& game,
                                                    const PokerTransition& transition,
                                                    const ledger::Balances& balances);

void apply(PokerBonuses& bonuses, const BonusEvent& event, const EventMeta& recorded);

// REQUIRES: an event that was decided on these bonuses.
[[nodiscard]] std::vector<ledger::Posting> postings(const PokerBonuses& bonuses,
                                                    Chips chips,
                                                    const BonusEvent& event);

}  // namespace baize::house
