// Hands that staff inspected after the hand was over. The inspection is a recorded command, and
// only the person who gave it may then read the cards. [CP 8.21]
#pragma once

#include "engine/core/place.h"
#include "house/casino/casino_state.h"

namespace baize::house {

struct InspectedHand {
    TableId table = 0;
    std::uint64_t round = 0;
    SeatIndex seat = 0;
    PersonId player = 0;
    std::vector<poker::Face> cards{};  // As far as they are known.
    friend bool operator==(const InspectedHand&, const InspectedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectedHand, (), (table, round, seat, player, cards))

// Returns a hand of the last finished round at the table, until the next one is over. Rejected if
// this person has not inspected it.
[[nodiscard]] Result<InspectedHand> inspected_hand(const CasinoState& state,
                                                   PersonId by,
                                                   TableId table,
                                                   poker::Seat seat);

}  // namespace baize::house
