// A decision on a flop or a board of four, for all hole cards at once: sums by ranks, corrected for
// each suit that may come to a flush.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "exact/holdem_early.h"

namespace baize::exact::holdem {

// For each pair of ranks the suits with which the wager is made. One place more, so that they are
// whole 64-bit words.
using Choices = std::array<SuitBits, pair_count + 1>;

// Over all boards and hole cards that look alike before the flop: not suited, suited.
using SumsByStart = std::array<std::array<std::int64_t, 2>, pair_count>;

// Of two ranks, by the suits they are held in.
template <typename Sum>
struct SumsBySuits {
    Sum all{};
    std::array<Sum, suit_count> higher{};  // more when the higher card is in the suit
    std::array<Sum, suit_count> lower{};
    std::array<Sum, suit_count> both{};  // more still when both are

    void add(unsigned suit, PairRanks pair, const Sum* by_hole) {
        const Sum out = by_hole[hole_out(pair.high, pair.low)];
        all += out;
        higher[suit] = by_hole[hole_split(pair.high, pair.low)] - out;
        lower[suit] = by_hole[hole_split(pair.low, pair.high)] - out;
        if (pair.is_pocket()) return;
        both[suit] = by_hole[hole_in(pair.high, pair.low)] - out - higher[suit] - lower[suit];
    }

    // Where it gains; what it gains is added to the hands that are not suited or suited.
    [[nodiscard]] SuitBits choose(SuitBits live, std::array<std::int64_t, 2>& gains) const {
        unsigned bits = 0;
        for (unsigned i = 0; i < 16; ++i) {
            const bool suited = i / 4 == i % 4;
            const Sum gain = all + higher[i / 4] + lower[i % 4] + (suited ? both[i / 4] : Sum{0});
            if ((unsigned{live} >> i & 1U) == 0 || gain <= 0) continue;
            bits |= 1U << i;
            gains[suited ? 1 : 0] += gain;
        }
        return static_cast<SuitBits>(bits);
    }
};

// The wager is made where it gains; what it gains is added up. Both spans have all boards in them.
template <typename Sum>
[[nodiscard]] Choices choose_to_gain(const EarlyBoard& board,
                                     std::span<const Sum> by_ranks,
                                     std::span<const Sum> by_suit,
                                     SumsByStart& gained) {
    Choices choices{};
    for (std::size_t name = 0; name < pair_count; ++name) {
        SumsBySuits<Sum> sums{.all = by_ranks[board.ranks * pair_count + name]};
        for (const SeenBySuit& seen : board.suits)
            sums.add(seen.suit, pairs[name], &by_suit[seen.number * hole_count]);
        std::array<std::int64_t, 2> gains{};
        choices[name] = sums.choose(board.live(pairs[name]), gains);
        gained[name][0] += gains[0] * board.deals;
        gained[name][1] += gains[1] * board.deals;
    }
    return choices;
}

// The same for one hand: what the wager gains with it over all that can still be dealt.
template <typename Sum>
[[nodiscard]] std::int64_t gain_with(const EarlyBoard& board,
                                     std::array<Card, 2> hand,
                                     std::span<const Sum> by_ranks,
                                     std::span<const Sum> by_suit) {
    const auto one = static_cast<unsigned>(hand[0].rank());
    const auto other = static_cast<unsigned>(hand[1].rank());
    std::int64_t gain = by_ranks[board.ranks * pair_count + pair_of(one, other)];
    for (const SeenBySuit& seen : board.suits) {
        const auto suit = static_cast<Suit>(seen.suit);
        const bool one_in = hand[0].suit() == suit;
        const bool other_in = hand[1].suit() == suit;
        const unsigned hole = one_in && other_in
                                  ? hole_in(std::max(one, other), std::min(one, other))
                              : one_in   ? hole_split(one, other)
                              : other_in ? hole_split(other, one)
                                         : hole_out(one, other);
        gain += by_suit[seen.number * hole_count + hole];
    }
    return gain;
}

// Choices counted, four pairs of ranks in a word of four sixteen-bit lanes: no lane ever overflows.
using Lanes = std::array<std::uint64_t, (pair_count + 1) / 4>;

struct CountedChoices {
    Lanes all{};
    // By suit, for the first suits of a board: the higher card in it, the lower, both.
    std::array<Lanes, 3> higher{};
    std::array<Lanes, 3> lower{};
    std::array<Lanes, 3> both{};
};

inline void count_choices(const EarlyBoard& board,
                          const Choices& choices,
                          CountedChoices& counted) {
    constexpr std::uint64_t lanes = 0x0001'0001'0001'0001;
    // A lane of four digits of four bits; each digit is less than 16 in all sums.
    const auto sum_of_digits = [](std::uint64_t digits) {
        digits = (digits & 0x0F0F * lanes) + (digits >> 4U & 0x0F0F * lanes);
        return (digits + (digits >> 8U)) & 0xFF * lanes;
    };
    const auto bits_of_digits = [](std::uint64_t bits) {
        bits = (bits & 0x5555 * lanes) + (bits >> 1U & 0x5555 * lanes);
        return (bits & 0x3333 * lanes) + (bits >> 2U & 0x3333 * lanes);
    };
    const auto words = std::bit_cast<Lanes>(choices);
    for (std::size_t i = 0; i < words.size(); ++i)
        counted.all[i] += sum_of_digits(bits_of_digits(words[i]));
    for (std::size_t at = 0; at < board.suits.size(); ++at) {
        const unsigned suit = board.suits[at].suit;
        for (std::size_t i = 0; i < words.size(); ++i) {
            counted.higher[at][i] += bits_of_digits(words[i] >> (4 * suit) & 0xF * lanes);
            counted.lower[at][i] += sum_of_digits(words[i] >> suit & 0x1111 * lanes);
            counted.both[at][i] += words[i] >> (5 * suit) & lanes;
        }
    }
}

// In how many deals of a board something is chosen, added by ranks and as its suits see it.
template <typename Count>
void add_choices(const EarlyBoard& board,
                 const CountedChoices& counted,
                 unsigned times,
                 std::vector<std::uint32_t>& by_ranks,
                 std::vector<Count>& by_suit) {
    using Numbers = std::array<std::uint16_t, pair_count + 1>;
    const unsigned deals = board.deals * times;
    const auto all = std::bit_cast<Numbers>(counted.all);
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        by_ranks[board.ranks * pair_count + pair] += all[pair] * deals;
    for (std::size_t at = 0; at < board.suits.size(); ++at) {
        Count* counts = &by_suit[board.suits[at].number * hole_count];
        const auto higher = std::bit_cast<Numbers>(counted.higher[at]);
        const auto lower = std::bit_cast<Numbers>(counted.lower[at]);
        const auto both = std::bit_cast<Numbers>(counted.both[at]);
        const auto add = [&](unsigned hole, unsigned number) {
            counts[hole] = static_cast<Count>(counts[hole] + number * deals);
        };
        for (unsigned pair = 0; pair < pair_count; ++pair) {
            if (all[pair] == 0) continue;
            const auto [high, low] = pairs[pair];
            add(pair, unsigned{all[pair]} + both[pair] - higher[pair] - lower[pair]);
            add(hole_split(high, low), unsigned{higher[pair]} - both[pair]);
            add(hole_split(low, high), unsigned{lower[pair]} - both[pair]);
            if (high != low) add(hole_in(high, low), both[pair]);
        }
    }
}

}  // namespace baize::exact::holdem
