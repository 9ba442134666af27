// Players who are away from the table; poker players whose chips are picked up.
//
// The casino tells this room who is away (the engine's sit_out, the dealer's word). Before a
// pick-up it asks poker::leave with `picked_up` (nobody who holds cards) and compares the count
// with the stack on the books; the engine's Departure stays with the casino, and asks for the whole
// amount again whenever the player comes back (poker::buy_in).
#pragma once

#include <vector>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

[[nodiscard]] Result<PlayerAbsent> decide_absent(const Seating& seating,
                                                 const By& by,
                                                 TableId table,
                                                 PersonId person);

[[nodiscard]] Result<PlayerBack> decide_back(const Seating& seating,
                                             const By& by,
                                             TableId table,
                                             PersonId person);

// For the area manager to look at: away for the alert time or longer. [CP 8.11] [I-109]
[[nodiscard]] std::vector<SeatAt> absences_to_judge(const Seating& seating,
                                                    const SeatingSettings& settings,
                                                    Moment now);

// Of whom, where, and how much: counted by the house.
struct SealedChips {
    TableId table = 0;
    PersonId person = 0;
    Money counted{};
};

// What is too long is the area manager's judgment; the alert is no condition. [CP 8.11]
[[nodiscard]] Result<PlayerPickedUp> decide_pick_up(const Seating& seating,
                                                    const SeatingSettings& settings,
                                                    const By& by,
                                                    SealedChips chips);

// To a player who does not wait for a seat any more. [I-110]
[[nodiscard]] Result<SealedHandedBack> decide_hand_back(const Seating& seating,
                                                        const By& by,
                                                        ListId list,
                                                        PersonId person);

}  // namespace baize::house
