#include "engine/hands/hand_tally.h"

namespace baize {
namespace {

constexpr std::array<TallyOfTwoRanks, 7> tally_all_bits() {
    std::array<TallyOfTwoRanks, 7> tallies{};
    for (std::size_t place = 0; place < tallies.size(); ++place) {
        for (std::size_t bits = 1; bits < tallies[place].size(); ++bits) {
            const std::size_t index = 8 * place + static_cast<std::size_t>(std::countr_zero(bits));
            if (index >= card_count) continue;  // there is no fourteenth rank
            tallies[place][bits] =
                tallies[place][bits & (bits - 1)] + HandTally::of(Card::of_index(index));
        }
    }
    return tallies;
}

}  // namespace

constinit const std::array<TallyOfTwoRanks, 7> tallies_of_bits = tally_all_bits();

}  // namespace baize
