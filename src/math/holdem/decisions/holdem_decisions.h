// A decision on a flop or a board of four, for all hole cards at once: sums by ranks, corrected for
// each suit that may make a flush.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "math/holdem/decisions/holdem_early.h"

namespace baize::exact::holdem {

// For each pair of ranks, the suits with which the wager is made. There is one spare place, so that
// the array consists of whole 64-bit words.
using Choices = std::array<SuitBits, pair_places>;

// The gains of a wager over all boards if it is made where it gains and if it is always made, by
// kind of hole cards before the flop: not suited, suited.
struct GainsByStart {
    using Row = std::array<std::int64_t, pair_places>;
    std::array<Row, 2> chosen{};
    std::array<Row, 2> always{};

    void add(const GainsByStart& other);
};

// Returns the choices with which the wager gains, and adds up its gains. Both spans cover all
// boards.
template <typename Sum>
[[nodiscard]] Choices choose_to_gain(const EarlyBoard& board,
                                     std::span<const Sum> by_ranks,
                                     std::span<const Sum> by_suit,
                                     GainsByStart& gains);

extern template Choices choose_to_gain(const EarlyBoard&,
                                       std::span<const std::int32_t>,
                                       std::span<const std::int32_t>,
                                       GainsByStart&);
extern template Choices choose_to_gain(const EarlyBoard&,
                                       std::span<const std::int64_t>,
                                       std::span<const std::int64_t>,
                                       GainsByStart&);

// Returns what the wager gains with one hand over all cards that can still be dealt.
template <typename Sum>
[[nodiscard]] std::int64_t gain_with(const EarlyBoard& board,
                                     std::array<Card, 2> hand,
                                     std::span<const Sum> by_ranks,
                                     std::span<const Sum> by_suit) {
    const auto one = static_cast<unsigned>(hand[0].rank());
    const auto other = static_cast<unsigned>(hand[1].rank());
    std::int64_t gain = by_ranks[board.ranks * pair_places + pair_of(one, other)];
    for (const SeenBySuit& seen : board.suits) {
        const auto suit = static_cast<Suit>(seen.suit);
        const bool one_in = hand[0].suit() == suit;
        const bool other_in = hand[1].suit() == suit;
        const unsigned hole = one_in && other_in
                                  ? hole_in(std::max(one, other), std::min(one, other))
                              : one_in   ? hole_split(one, other)
                              : other_in ? hole_split(other, one)
                                         : hole_out(one, other);
        gain += by_suit[seen.number * hole_places + hole];
    }
    return gain;
}

// Counts of choices, four pairs of ranks in a word of four sixteen-bit lanes. No lane ever
// overflows.
using Lanes = std::array<std::uint64_t, pair_places / 4>;

struct CountedChoices {
    Lanes all{};
    // For the first suits of a board: the higher card is in the suit, the lower card is, both are.
    std::array<Lanes, 3> higher{};
    std::array<Lanes, 3> lower{};
    std::array<Lanes, 3> both{};
};

void count_choices(const EarlyBoard& board, const Choices& choices, CountedChoices& counted);

// Adds the number of deals of a board in which something is chosen, by ranks and from the view of
// its suits.
void add_choices(const EarlyBoard& board,
                 const CountedChoices& counted,
                 std::span<std::uint32_t> by_ranks,
                 std::span<std::int16_t> by_suit);

}  // namespace baize::exact::holdem
