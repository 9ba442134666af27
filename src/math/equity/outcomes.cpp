#include "math/equity/outcomes.h"

#include <algorithm>
#include <numeric>

#include "engine/core/check.h"

namespace baize::equity {

namespace {

void add_times(std::vector<Count>& sum, const std::vector<Count>& other, Count times) {
    BAIZE_CHECK(sum.size() == other.size());
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += other[i] * times;
}

// Returns this hand's part of all pots (or halves) that it wins or shares, in 27,720ths of each.
Fraction::Integer shared(const std::vector<Count>& deals, HandMask hand) {
    Fraction::Integer parts = 0;
    for (HandMask winners = 0; winners < deals.size(); ++winners) {
        if ((winners & hand) == 0) continue;
        parts += Fraction::Integer(deals[winners]) * (pot_parts / 2 / std::popcount(winners));
    }
    return parts;
}

Count with(const std::vector<Count>& deals, HandMask hand) {
    Count sum = 0;
    for (HandMask winners = 0; winners < deals.size(); ++winners) {
        if ((winners & hand) != 0) sum += deals[winners];
    }
    return sum;
}

}  // namespace

Outcomes::Outcomes(std::size_t hands, bool hilo, bool lists_makes)
    : hands_(hands), whole_(std::size_t{1} << hands) {
    BAIZE_CHECK(hands >= 1 && hands <= hands_max);
    if (lists_makes) makes_.resize(hands * makes_count);
    if (!hilo) return;
    for (ByHands* const halves : {&high_, &low_, &any_, &alike_})
        halves->resize(whole_.size());
}

void Outcomes::add(const Outcomes& other, Count times) {
    add_times(whole_, other.whole_, times);
    add_times(high_, other.high_, times);
    add_times(low_, other.low_, times);
    add_times(any_, other.any_, times);
    add_times(alike_, other.alike_, times);
    add_times(makes_, other.makes_, times);
}

void Outcomes::clear() {
    for (ByHands* const deals : {&whole_, &high_, &low_, &any_, &alike_, &makes_})
        std::fill(deals->begin(), deals->end(), 0);
}

Count Outcomes::deals() const {
    return std::accumulate(high_.begin(), high_.end(), deals_without_low());
}

Count Outcomes::deals_without_low() const {
    return std::accumulate(whole_.begin(), whole_.end(), Count{0});
}

HandFigures Outcomes::figures(std::size_t hand) const {
    const HandMask mask = HandMask{1} << hand;
    const Fraction::Integer all = deals();
    BAIZE_CHECK(all > 0);
    const Count alone = whole_[mask] + (hilo() ? alike_[mask] : 0);
    const Count sharing = with(whole_, mask) + with(any_, mask) - alone;
    const Fraction high(2 * shared(whole_, mask) + shared(high_, mask), all * pot_parts);
    const Fraction low(shared(low_, mask), all * pot_parts);
    return {.equity = high + low,
            .win = Fraction(alone, all),
            .tie = Fraction(sharing, all),
            .high = high,
            .low = low};
}

Makes Outcomes::makes(std::size_t hand) const {
    BAIZE_CHECK(lists_makes());
    Makes makes;
    for (std::size_t kind = 0; kind < makes_count; ++kind)
        makes[kind] = Fraction(makes_[hand * makes_count + kind], deals());
    return makes;
}

}  // namespace baize::equity
