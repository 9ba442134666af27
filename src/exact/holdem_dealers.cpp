#include "exact/holdem_dealers.h"

#include <algorithm>
#include <numeric>

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
    std::array<std::uint16_t, hole_count> plain{};
    std::size_t plain_count = 0;
    for (unsigned name = 0; name < hole_count; ++name) {
        unsigned held = 0;
        unsigned cards = 0;
        for (const unsigned card : {holes[name].one, holes[name].other}) {
            if (card >= first_out) continue;
            held |= 1U << card;
            ++cards;
        }
        if ((held & mask) != 0) continue;
        const auto hole = static_cast<std::uint16_t>(name);
        if (cards < needed) {
            plain[plain_count++] = hole;
            ++suit.plain_start[holes[name].pair + 1U];
        } else {
            suit.flushes[suit.flush_count++] = {values[mask | held], hole};
        }
    }
    std::partial_sum(suit.plain_start.begin(), suit.plain_start.end(), suit.plain_start.begin());
    std::array<std::uint16_t, pair_count> next{};
    for (std::size_t i = 0; i < plain_count; ++i) {
        const std::size_t pair = holes[plain[i]].pair;
        suit.plain[suit.plain_start[pair] + next[pair]++] = plain[i];
    }
    std::sort(suit.flushes.begin(),
              suit.flushes.begin() + suit.flush_count,
              [](const auto& one, const auto& other) { return one.value < other.value; });
    return suit;
}

}  // namespace baize::exact::holdem
