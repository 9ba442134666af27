// What a record of a poker table did to the hand, played again by the engine: the table itself, its
// log, replays and exported hands all ask here, so that none of them misses an act.
#pragma once

#include "engine/poker/hand/event.h"
#include "house/tables/poker/poker_table.h"

namespace baize::house {

// Does to the hand what the record says, and adds what happened to the list. A record that is about
// no hand (somebody sat down, time was charged) does nothing. Refused: it was not decided on this
// hand.
[[nodiscard]] Result<void> play_event(const PokerGame& game,
                                      poker::Hand& hand,
                                      const PokerEvent& event,
                                      poker::EventList& events);

}  // namespace baize::house
