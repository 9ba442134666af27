// Players who are away from the table, and poker players whose chips are picked up.
//
// The casino tells this room who is away (from the engine's sit_out, or as entered by the dealer).
// Before a pick-up it calls poker::leave with `picked_up`, which refuses players who hold cards,
// and compares the count with the stack in the ledger. The engine's Departure stays with the casino
// and requires the whole amount again whenever the player comes back (poker::buy_in).
#pragma once

#include <vector>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

[[nodiscard]] Result<PlayerAbsent> decide_absent(const Seating& seating,
                                                 const Issuer& by,
                                                 TableId table,
                                                 PersonId person);

[[nodiscard]] Result<PlayerBack> decide_back(const Seating& seating,
                                             const Issuer& by,
                                             TableId table,
                                             PersonId person);

// Returns the seats for the area manager to check: their players have been away for the alert time
// or longer. [CP 8.11] [I-109]
[[nodiscard]] std::vector<SeatAt> absences_to_judge(const Seating& seating,
                                                    const SeatingSettings& settings,
                                                    Moment now);

// The chips of a picked-up player, as counted by the house.
struct SealedChips {
    TableId table = 0;
    PersonId person = 0;
    Money counted{};
};

// The area manager judges which absence is too long: reaching the alert time is not required. [CP
// 8.11]
[[nodiscard]] Result<PlayerPickedUp> decide_pick_up(const Seating& seating,
                                                    const SeatingSettings& settings,
                                                    const Issuer& by,
                                                    SealedChips chips);

// Hands the chips back to a player who no longer waits for a seat. [I-110]
[[nodiscard]] Result<SealedHandedBack> decide_hand_back(const Seating& seating,
                                                        const Issuer& by,
                                                        ListId list,
                                                        PersonId person);

}  // namespace baize::house
