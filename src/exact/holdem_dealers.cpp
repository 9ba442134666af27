#include "exact/holdem_dealers.h"

#include <algorithm>

#include "hands/five_card.h"

namespace baize::exact::holdem {

SuitOnBoard suit_on_board(Ranks in) {
    SuitOnBoard suit;
    unsigned mask = 0;
    for (const std::uint8_t rank : in) {
        suit.in[suit.size++] = rank;
        mask |= 1U << rank;
    }
    const auto& values = FiveCardTables::get().flushes;
    const unsigned needed = 5U - suit.size;  // of the hole cards
    for (unsigned name = 0; name < hole_count; ++name) {
        unsigned held = 0;
        unsigned cards = 0;
        for (const unsigned card : {holes[name].one, holes[name].other}) {
            if (card >= first_out) continue;
            held |= 1U << card;
            ++cards;
        }
        if (cards < needed || (held & mask) != 0) continue;
        suit.flushes[suit.flush_count++] = {values[mask | held], static_cast<std::uint16_t>(name)};
    }
    std::sort(suit.flushes.begin(),
              suit.flushes.begin() + suit.flush_count,
              [](const auto& one, const auto& other) { return one.value < other.value; });
    return suit;
}

}  // namespace baize::exact::holdem
