#include "math/holdem/decisions/holdem_starts.h"

namespace baize::exact::holdem {

void add_to(Tallies& all, const Tallies& some, Weight times) {
    for (std::size_t i = 0; i < hand_classes; ++i)
        all[i].add(some[i], times);
}

void StartSums::add(const StartSums& other) {
    for (std::size_t i = 0; i < by_pair_.size(); ++i)
        by_pair_[i] += other.by_pair_[i];
    for (std::size_t i = 0; i < by_hole_.size(); ++i)
        by_hole_[i] += other.by_hole_[i];
}

// Adds to the sums by ranks how each of the four suits sees the hand.
Tallies StartSums::of(std::size_t pair, bool suited) const {
    const auto [high, low] = pairs[pair];
    Tallies tallies;
    for (std::size_t i = 0; i < hand_classes; ++i) {
        const Sums* holes_of = &by_hole_[i * hole_places];
        const Sums out = holes_of[hole_out(high, low)];
        Sums sums = by_pair_[i * pair_count + pair] + out + out;
        sums += suited ? holes_of[hole_in(high, low)] + out
                       : holes_of[hole_split(high, low)] + holes_of[hole_split(low, high)];
        tallies[i] = {sums[3], sums[0], sums[1], sums[2]};
    }
    return tallies;
}

std::int64_t worth_of(const Tallies& tallies, const Lines& lines) {
    std::int64_t worth = 0;
    for (std::size_t i = 0; i < hand_classes; ++i) {
        const auto times = [](Weight weight, std::int64_t factor) {
            return static_cast<std::int64_t>(weight) * factor;
        };
        worth += times(tallies[i].hands, lines[i].always) +
                 times(tallies[i].below, lines[i].below) + times(tallies[i].equal, lines[i].equal) +
                 times(tallies[i].unqualified, lines[i].unqualified);
    }
    return worth;
}

}  // namespace baize::exact::holdem
