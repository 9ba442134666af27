// Hands that staff have looked at after the hand was over: the look is a command and on record; who
// made it is then told the cards, and nobody else is. [CP 8.21]
#pragma once

#include "casino/floor.h"
#include "core/place.h"

namespace baize::casino {

struct InspectedHand {
    TableId table = 0;
    std::uint64_t round = 0;
    SeatIndex seat = 0;
    PersonId player = 0;
    std::vector<poker::Face> cards{};  // as far as they are known
    friend bool operator==(const InspectedHand&, const InspectedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectedHand, (), (table, round, seat, player, cards))

// Of the last hand that was over at the table, until the next one is. Refused where this person has
// not inspected it.
[[nodiscard]] Result<InspectedHand> inspected_hand(const Floor& floor,
                                                   PersonId by,
                                                   TableId table,
                                                   poker::Seat seat);

}  // namespace baize::casino
